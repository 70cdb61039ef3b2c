export const rounds = {
  sections: { '500': 'Áttekintés', '501': 'A forduló vége', '502': 'A forduló eleje' },
  rules: {
    '500.1':
      'A játszma fordulókból áll, legfeljebb hétből. Hogy hányadiknál tartotok, a küldetésóra mutatja: 1-ről indul, és minden forduló végén eggyel továbblép.',
    '500.1a':
      'A páratlan fordulókat (1., 3., 5., 7.) a védekező játékos kezdi, a párosakat (2., 4., 6.) a vezető játékos.',
    '500.1b':
      'Egy módosító megváltoztathatja, ki kezdi a következő fordulót. Ez csak arra az egy fordulóra vonatkozik, utána marad a szokásos sorrend.',
    '500.2':
      'Felváltva jöttök. A körödben egy dolgot tegyél: játssz ki egy lapot (hőst, amulettet, szabad vagy kimerítő akciót); mozgass egy általad irányított kész hőst vagy akadályt, akár harcot indítva (600); használd egy hős vagy akadály szabad vagy kimerítő akcióképességét; vagy passzolj. Két passz egymás után: a forduló vége.',
    '501.1': 'A forduló öt lépéssel zárul, mindig ebben a sorrendben: 501.1a–501.1e.',
    '501.1a': 'Először a küldetés: ha van a forduló végére szóló győzelmi feltétele, most nézzétek meg, teljesült-e.',
    '501.1b': 'Ezután hajtsátok végre azokat a kiváltott képességeket, amelyek a forduló végére vártak (702).',
    '501.1c': 'Most járnak le a forduló végéig szóló módosítók.',
    '501.1d': 'Ha ezzel a 7. forduló ért véget, és még senki sem nyert, a győzelem a védekező játékosé.',
    '501.1e': 'Utoljára a küldetésóra lép eggyel tovább.',
    '502.1': 'A 2. fordulótól kezdve minden forduló négy lépéssel indul, mindig ebben a sorrendben: 502.1a–502.1d.',
    '502.1a': 'Először minden kábult lapot térítsetek magához.',
    '502.1b': 'Aztán készítsetek fel minden hőst és pályaelemet.',
    '502.1c': 'Ezután mindketten húztok két lapot.',
    '502.1d': 'Végül hajtsátok végre azokat a kiváltott képességeket, amelyek a forduló elejére vártak (702).',
  },
} as const;
