export const combat = {
  sections: { '600': 'Áttekintés', '601': 'Harci akciók', '602': 'A harc lezárása' },
  rules: {
    '600.1':
      'Ha egy lapot mozgatsz, és olyan zónában áll meg, ahol van legalább egy ellenséges hős vagy akadály, ott harcot indíthatsz. Ha így teszel, a harc végéig te vagy a támadó játékos, az ellenfeled pedig a megtámadott játékos.',
    '600.1a':
      'Ha egy kész hős vagy akadály zónájában ellenséges hős vagy akadály is van, 0 zónát is mozoghat: kimerül, és harcot indít.',
    '600.2':
      'Minden harc egy zónában zajlik. Belép az összes ottani hős és akadály, amelyet irányít valaki, és nem kábult; attól fogva harcban van, amíg ki nem kerül belőle.',
    '600.3': 'A harc a támadó játékos körében zajlik. Ha lezárult, a következő játékos köre jön.',
    '600.4':
      'Ha egy módosító szerint egy hősnek harcot kell indítania („must”), az irányítójának nincs választása, amíg a módosító tart: ha a hős ellenséges hős vagy akadály zónájában fejezi be a mozgását, és lehet harcot indítani, akkor kell is.',
    '601.1': 'Ha a harc megindult, először az indulására kiváltódó képességeket hajtsátok végre.',
    '601.2':
      'A megtámadott játékos kezd, utána felváltva jöttök: kijátszotok egy harci akciólapot, használjátok egy játékban lévő hős vagy akadály egy harci akcióképességét, vagy passzoltok. Az akciót mindig rögtön végrehajtjátok. Két passz egymás után: a harc lezárul (602).',
    '601.2a':
      'A passz nem köt: ha utána az ellenfeled harci akciót használ, nem muszáj újra passzolnod, te is használhatsz egyet.',
    '601.2b': 'Szabad vagy kimerítő akciót harc közben se kijátszani, se használni nem lehet.',
    '601.3': 'Kikerül a harcból az a hős vagy akadály, amelyik elkábul, vagy kimozog a harc zónájából.',
    '601.3a': 'Ha egy hőst vagy akadályt másik zónából vagy területről a harc zónájába helyeznek át, belép a harcba.',
    '601.3b': 'Ha egy akadályt már senki sem irányít, kikerül a harcból.',
    '601.3c': 'Ha valamelyik játékosnak se hőse, se akadálya nincs már a harcban, a harcnak vége.',
    '601.4':
      'A harci akcióval hozzáadott támadások egyik hőshöz vagy akadályhoz sem tartoznak. Magában a harcban vannak, és az irányítja őket, aki az akciót irányította.',
    '601.5':
      'Ha egy harci akció egy hős vagy akadály támadásait veszi el a harcból, módosítót hoz létre: a harc lezárásakor (602) ez a lap nem adhatja hozzá támadásait egy játékos összegéhez.',
    '601.6':
      'Ha egy harci akció valahány támadást vesz el a harcból, azt nem egy bizonyos hőstől vagy akadálytól veszi el.',
    '601.6a':
      'Ellenséges támadásokat elvevő harci akciót akkor is kijátszhatsz, ha többet venne el, mint amennyi a harcban álló ellenséges hősök ATK-ja.',
    '602.1': 'A lezárás számolással kezdődik: mindkét játékos összeadja, hány támadása van ebben a harcban.',
    '602.1a':
      'Az összeged: a harcban álló, általad irányított nem kábult hősök és akadályok ATK-ja (kivéve, amelyiknek elvették a támadásait), plusz az irányításod alatt hozzáadott, mínusz az elvett támadások. A negatív összeg 0-nak számít.',
    '602.2':
      'Ezután jön a célzás: előbb a támadó, majd a megtámadott játékos célozza támadásait a harcban álló ellenséges hősökre vagy akadályokra.',
    '602.2a':
      'Támadásaidat tetszés szerint oszthatod el a harcban álló ellenséges hősök és akadályok között: mindegyikre 0 vagy pozitív egész szám jut, együtt pontosan az összeged. Célzatlan támadás nem maradhat; ha csak egy ilyen hős vagy akadály van, mindet az kapja.',
    '602.2b':
      'Ha egy módosító tiltja, hogy a harcban álló egyetlen ellenséges hősre vagy akadályra célozz, a támadások mégis célzatlanok maradnak. Ez kivétel a 602.2a alól.',
    '602.3':
      'Ezután egyszerre kiütitek az összes hőst és akadályt, amelyre legalább annyi támadást céloztak, amennyi a DEF-je (400.11e). Ez a „harci támadások általi KO”.',
    '602.4':
      'A lezárás legvégén hajtsátok végre azokat a képességeket, amelyeket hősök vagy akadályok kiütése váltott ki.',
  },
} as const;
