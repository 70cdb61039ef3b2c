export const cardTypes = {
  sections: {
    '300': 'A hét típus',
    '301': 'Hősök',
    '302': 'Akciók',
    '303': 'Amulettek',
    '304': 'Küldetések',
    '305': 'Pályaelemek és akadályok',
  },
  rules: {
    '300.1':
      'A típussor hétféle típust nevezhet meg: főhős, mellékhős, legendás hős (ezek együtt a hősök), akció, amulett, küldetés, pályaelem. Ha egy lap csak annyit ír, „type”, erre gondol.',
    '300.1a': 'Ha egy lap más típusúnak számít („is treated as”), azzá válik, és a korábbi típusa megszűnik.',
    '301.1': 'A hős fő-, mellék- vagy legendás hős. Készen kerül játékba, az irányítója 1. zónájába.',
    '301.2': 'Fordulónként legfeljebb egy főhőst játszhatsz ki.',
    '301.2a':
      'Ha egy akció vagy amulett azt írja: „Play this card instead of a major hero this round”, akkor a fordulóban vagy ilyet játszol ki, vagy főhőst: az egyik után a másikat már nem lehet.',
    '301.2b':
      'Ha egy módosító még egy főhőst enged a fordulóban, helyette még egy ilyen akciót vagy amulettet is kijátszhatsz. Ez kivétel a 301.2a alól.',
    '301.3': 'A legendás hősök a legendás pakliban kezdenek, és csak más lap szövege hozhatja őket játékba.',
    '302.1': 'Az akció háromféle: harci, kimerítő vagy szabad. Hogy melyik, a típussor mondja meg.',
    '302.2': 'Az akció a kijátszásakor létrehoz egy vagy több módosítót, aztán a tulajdonosa dobópaklijába kerül.',
    '302.3':
      'Kimerítő akcióhoz egy általad irányított kész hőst kell kimerítened. Az akción az önhivatkozások („me”, „my” és társaik) erre a hősre értendők.',
    '302.4': 'Harci akciót csak harcban lehet kijátszani.',
    '303.1': 'Az amulett a kijátszásakor egy vagy több módosítót hoz létre, aztán megy a tulajdonosa dobópaklijába.',
    '304.1':
      'A küldetést a játszma előtt a vezető játékos vagy egy kívülálló szervező választja ki. A szövege szólhat a pályaelemek használatáról, további szabályokról és a győzelem feltételeiről.',
    '304.1a': 'Küldetést csak akkor választhatsz, ha az összes hozzá szükséges pályaelem megvan.',
    '304.2': 'A küldetésen e négy címke egyike áll: gyakorló, haladó, kölcsönös vagy egyszemélyes.',
    '304.2a': 'Gyakorló és haladó küldetésben csak a vezető játékos nyerhet azzal, hogy teljesíti a feltételeket.',
    '304.2b': 'Kölcsönös küldetésben a feltételek bármelyik játékosnak győzelmet hozhatnak.',
    '304.2c':
      'Az egyszemélyes küldetéseknek saját felépítésük van, erre ezek a szabályok nem térnek ki; lásd a Huntik hivatalos szabálykönyvét.',
    '304.3': 'Van olyan küldetés, amely egy pályaelem hátoldalán található. A két oldal két külön lapnak számít.',
    '305.1': 'Minden pályaelem egy vagy több küldetéshez tartozik; a küldetés sorolja fel, melyek kellenek hozzá.',
    '305.1a': 'A pályaelemeket még a játszma előtt kell a térképre rakni, ahogy a küldetés írja.',
    '305.1b':
      'Van pályaelem, amely a térkép mellett („to the side”) kezd; más pályaelem szövege vagy a küldetés szabályai hozzák játékba.',
    '305.2':
      'Van pályaelem, amelyet a szövege vagy a küldetés szabályai szerint fel lehet venni. Csak a vele egy zónában lévő hős veheti fel, és attól fogva nála van.',
    '305.2a': 'Amelyik pályaelem egy hősnél van, azt más hős nem veheti fel. Egy hősnél több is lehet.',
    '305.2b': 'Ha a hős mozog, a nála lévő pályaelem is vele mozog.',
    '305.2c':
      'A hős leejti a nála lévő pályaelemeket, ha kiütik, elkábítják, másik játékos irányítása alá kerül vagy kikerül a játékból. Ezek ott maradnak a zónában, és újra fel lehet venni őket.',
    '305.3':
      'Az akadály címkéjű pályaelemnek van ATK-ja és DEF-je, és a hősökhöz hasonlóan mozoghat, blokkolhat, blokkolható és harcot indíthat.',
    '305.3a':
      'Akadályt is irányíthat játékos; az akadály szövege mondja meg, ki az, vagy hogyan szerezhető meg az irányítása.',
    '305.3b': 'Az irányított akadály úgy harcol, mint egy hős: lehet rá támadást célozni, és kiüthető.',
    '305.3c':
      'Ha egy akadályt senki sem irányít, az ATK-ja nem számít bele a harcba, és nem lehet rá támadást célozni.',
    '305.3d':
      'Az akadály nem hős: ha egy lap hőst választ célpontnak (704.1), akadályt csak akkor választhat, ha ezt külön megengedi. Kimerítő akcióhoz sem lehet kimeríteni.',
  },
} as const;
