export const fundamentals = {
  sections: {
    '100': 'Pakliépítés',
    '101': 'A játszma kezdete',
    '102': 'Ki nyer?',
    '103': 'Ha két szöveg ütközik',
    '104': 'Számok',
  },
  rules: {
    '100.1':
      'Épített formátumban a pakli legalább 40 lapos, limitáltban minden felhasznált csomag után legalább 5 lap; felső határ nincs. Küldetés, pályaelem és legendás hős nem lehet benne (301.3).',
    '100.2': 'Épített formátumban egy pakliban nem keveredhet Jó és Gonosz lap.',
    '100.3':
      'Épített formátumban ugyanabból a lapból legfeljebb három lehet a pakliban. Akkor ugyanaz két lap, ha a nevük és a változatuk is azonos.',
    '100.3a': 'Limitált formátumban egy lapból akárhány lehet a paklidban.',
    '100.3b': 'A példányszám csak pakliépítéskor számít.',
    '100.4':
      'Ha akarod, legendás paklid is lehet. A mérete tetszőleges, de ugyanabból a lapból legfeljebb három lehet benne.',
    '101.1':
      'Mindkét játékosnak kell egy pakli. Sorsoljátok ki, ki döntheti el, melyikőtök legyen a vezető játékos; a másik a védekező játékos.',
    '101.2':
      'Minden játszmához választani kell egy küldetést (304). A pályaelemeket a küldetés szerint rakjátok ki a térképre.',
    '101.3': 'Az első kör előtt mindketten megkeveritek a paklitokat, és kézbe veszitek a felső öt lapot.',
    '101.4':
      'Játszmánként egyszer, a kezdőkezed megnézése után, de még az első kör előtt kézcserét kérhetsz: egy vagy több lapodat a paklid aljára teszed, és ugyanannyit veszel kézbe a tetejéről, hogy megint öt legyen.',
    '101.4a':
      'Előbb a vezető játékos dönt, és megmondja, hány lapot cserél, aztán a védekező játékos. Utána egyszerre cseréltek, és kezdődik az első forduló.',
    '102.1':
      'Gyakorló és haladó küldetésben a vezető játékos akkor nyer, ha teljesíti a küldetés feltételeit, a védekező játékos pedig akkor, ha azok a 7. forduló végéig nem teljesülnek.',
    '102.2': 'Kölcsönös küldetésben bármelyik játékos nyerhet, ha teljesíti a küldetés feltételeit.',
    '102.2a':
      'Egyes kölcsönös küldetésekben papíron kell vezetni a pontokat. Ha a 7. forduló végén egyenlő az állás, az nyer, aki több fő- és legendás hőst irányít játékban; ha ez is egyenlő, aki több mellékhőst; ha még ez is, a védekező játékos.',
    '102.3': 'Bármikor feladhatod; ezzel kiszállsz a játszmából.',
    '102.4':
      'Aki teljesíti a küldetés feltételeit, azonnal nyer, bármikor történjék is, akár a kiváltott képességek végrehajtása előtt (702). Ezzel vége a játszmának.',
    '103.1': 'Ha egy lap kifejezetten mást mond, mint ezek a szabályok, a lapnak van igaza.',
    '103.2': 'Ha a küldetés kifejezetten mást mond, mint egy másik lap, a küldetésnek van igaza.',
    '103.3':
      'A tiltás az erősebb: amit egy képesség vagy módosító megtilt, azt sem szabály, sem más módosító nem teheti lehetővé, hacsak az nem a küldetésé (de lásd 103.4).',
    '103.3a': 'Amit nem lehet kijátszani vagy használni, annak a költségét sem lehet kifizetni.',
    '103.3b': 'A tiltás nem helyettesítő módosító (710); ami pedig meg sem történhet, azon nincs mit helyettesíteni.',
    '103.4':
      'Ha egy módosító megakadályoz valamit, és épp abban a pillanatban ér véget, amikor egy másik módosító vagy szabály azt előidézné, a dolog akkor sem történik meg.',
    '104.1': 'Ha bármilyen számot mondhatsz, az 0 vagy pozitív egész legyen; végtelent nem mondhatsz.',
    '104.1a':
      'Célozni (602.2) csak pozitív egész számú támadást, mozogni (403) csak pozitív egész számú zónát lehet, hacsak egy lap kifejezetten mást nem enged.',
    '104.2': 'A negatív érték 0-nak számít, kivéve, ha épp számolsz vele vagy összehasonlítod valamivel.',
    '104.3': 'Ahol szám kellene, de nincs megadva, ott 0-val számolj.',
  },
} as const;
