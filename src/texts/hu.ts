import type { Texts } from './en.ts';
import { pluralIn } from './plural.ts';

const plural = pluralIn('hu');

export const hu: Texts = {
  parts: {
    close: 'Bezárás',
    lessOf: (what) => `${what}: eggyel kevesebb`,
    moreOf: (what) => `${what}: eggyel több`,
    typeMore: '10+',
    typeNumberFor: (what) => `${what}: szám beírása`,
    take: 'Kész',
    numberBetween: (low, high) => `Egész számot írj be, ${low} és ${high} között.`,
    rule: (number) => `${number}. szabály`,
    openRule: (number) => `${number}. szabály elolvasása`,
    moreRules: (rules) => plural(rules, { one: 'Még # szabály', other: 'Még # szabály' }),
    chooseAgain: 'Mást választok',
    cardSaysSo: 'A lap ezt mondja',
    cancel: 'Mégse',
  },

  screens: {
    back: 'Vissza',
    home: 'Kezdőlap',
    match: 'Játszma',
    log: 'Napló',
    rules: 'Szabályok',
    settings: 'Beállítások',
    bin: 'Lomtár',
    recovery: 'Valami elromlott',
    opening: 'Megnyitás…',
  },

  home: {
    goOn: 'Folytatás',
    savedJustNow: 'Az imént mentve',
    saved: (ago) => `Mentve: ${ago}`,
    newMatch: 'Új játszma',
    newMatchOf: (game) => `Új játszma: ${game}`,
    library: 'Lapok és paklik',
    libraryOf: (game) => `Lapok és paklik: ${game}`,
    alsoRunning: 'Szintén folyamatban',
    played: 'Lejátszva',
    nothingYet: 'Még nincs játszma',
    nothingYetText: 'Válassz fent egy játékot. A játszmát lépésről lépésre őrzi ez a telefon.',
    keptHere: 'Minden ezen a telefonon van.',
    lastBackup: (ago) => `Utolsó biztonsági mentés: ${ago}.`,
    noBackup: 'Még nincs biztonsági mentés.',
    bringGames: 'Játszmáim betöltése fájlból',
    optionsFor: (match) => `${match}: lehetőségek`,
    openMatch: 'Megnyitás',
    exportMatch: 'Mentés fájlba',
    toBin: 'A lomtárba',
    binned: 'A lomtárba került.',
    takeBack: 'Vissza',
  },

  bin: {
    empty: 'A lomtár üres',
    emptyText: 'Amit törölsz, 30 napig itt marad.',
    daysLeft: (days) => plural(days, { one: 'még # nap', other: 'még # nap' }),
    restore: 'Visszaállítás',
    restoreOf: (match) => `Visszaállítás: ${match}`,
    restored: 'Visszaállítva.',
    deleteForGood: 'A lomtár ürítése',
    deleteTitle: (matches) =>
      plural(matches, { one: 'Végleg törlöd ezt a játszmát?', other: 'Végleg törölsz # játszmát?' }),
    deleteText: 'Ezután már nem lehet visszahozni.',
    deleted: 'Végleg törölve.',
  },

  match: {
    unsavedTitle: 'Nincs elmentve',
    lastTapUndone: 'Amit utoljára tettél, nem történt meg.',
    slow: 'Mentés folyamatban…',
    tryAgain: 'Újra',
    following: 'Ezt a játszmát egy másik fülön játsszák. Itt azt látod, ami ott történik.',
    continueHere: 'Folytatás itt',
    readOnly: (entries) =>
      plural(entries, {
        one: 'Ebből a játszmából csak # lépés olvasható. Úgy látod, ahogy akkor állt, és semmi sem változik.',
        other: 'Ebből a játszmából csak # lépés olvasható. Úgy látod, ahogy akkor állt, és semmi sem változik.',
      }),
    notFound: 'Ezen a telefonon nincs ilyen játszma',
    notFoundText: 'Lehet, hogy törölték, vagy egy másik böngésző őrzi.',
    gameUnknown: 'Ez a változat nem ismeri a játszma játékát. A játszmád változatlanul megmarad.',
    notAwake: 'A telefon itt nem tartja ébren a képernyőt. Érintsd meg néha.',
  },

  log: {
    beginning: 'A játszma eleje',
    empty: 'Még nem történt semmi',
    back: (what) => `Vissza ide: ${what}`,
    forward: (what) => `Előre ide: ${what}`,
    backToBeginning: 'Vissza az elejére',
    undone: 'visszavonva',
    now: 'most',
    overruled: 'Az asztal felülbírálta',
    goThere: 'Ugrás ide',
    goThereTitle: 'Erre a pillanatra ugrasz?',
    goThereText: 'Ami utána jött, megmarad a naplóban, és újra folytatható.',
    export: 'Mentés fájlba',
    toTheMatch: 'A játszmához',
  },

  rules: {
    search: 'Szám vagy szó',
    found: (rules) => plural(rules, { one: '# találat', other: '# találat' }),
    nothingFound: 'Nincs szabály ezzel a számmal vagy ezekkel a szavakkal.',
    reconstructed: 'kikövetkeztetett szám',
    reconstructedWhy:
      'A fennmaradt szabálykönyvből ez a szám elveszett. Amit a szabály mond, az biztos, a száma nem: ne idézd hivatalosként.',
    ownWords: 'A mi szavainkkal elmondva. Ahol a nyomtatott szabály mást mond, az az érvényes.',
    inTheRulebook: 'A szabálykönyvben',
    unknown: 'Nincs ilyen számú szabály.',
    ownRules: {
      TK1: 'Az alkalmazás csak azt bírálja el, amit nyilvántart. Ezt a játszma mélysége nem követi; ha kell, lépj mélyebbre.',
      TK2: 'Ez olyan lapra vagy dologra utal, amely nincs ennek a játszmának az asztalán.',
      TK3: 'Nincs ilyen hely: a térképen 1-től 5-ig vannak zónák.',
      TK4: 'A nyitott kérdésre minden más előtt felel az asztal.',
    },
    ofTheApp: 'Az alkalmazás szabálya',
  },

  settings: {
    language: 'Nyelv',
    languageOfPhone: 'Mint a telefon',
    theme: 'Megjelenés',
    themeOfPhone: 'Mint a telefon',
    night: 'Éjszakai',
    day: 'Nappali',
    facing: 'A fordulók képernyője',
    together: 'Egymás mellett',
    togetherNote: 'mindkettő egyfelé néz',
    opposite: 'Szemben',
    oppositeNote: 'a túlsó fél elfordul',
    notKept: 'Ezt a beállítást nem sikerült elmenteni. Az alkalmazás bezárásáig érvényes.',
  },

  storage: {
    heading: 'Tárhely',
    promised: 'A játszmáid ezen a telefonon vannak, és a böngésző megígérte, hogy nem törli őket.',
    notPromised:
      'A játszmáid ezen a telefonon vannak, de ha fogy a hely, a böngésző törölheti őket. Kérj tartós tárhelyet, tedd az alkalmazást a kezdőképernyőre, vagy készíts biztonsági mentést.',
    cannotSay:
      'A játszmáid ezen a telefonon vannak. Ez a böngésző nem tudja megmondani, törli-e őket valaha: néha készíts biztonsági mentést.',
    memory:
      'Nincs mentés: ez a böngésző nem ad tárhelyet az alkalmazásnak. Ha bezárod az oldalt, a játszma elvész; előbb mentsd fájlba.',
    readOnly:
      'Ide már egy újabb változat írt. Ez a változat csak megmutatja a játszmáidat, és semmit sem módosít. Töltsd újra, hogy megkapd az újabbat.',
    lost: 'A böngésző törölte, amit itt őriztünk. Ha van biztonsági mentésed, most töltsd be.',
    unreadable: (rows) =>
      plural(rows, {
        one: '# tárolt dolgot ez a változat nem tud elolvasni. Változatlanul megmarad.',
        other: '# tárolt dolgot ez a változat nem tud elolvasni. Változatlanul megmaradnak.',
      }),
    used: (used, quota) => `Foglalt hely: ${used}, összesen ${quota}.`,
    ask: 'Tartós tárhely kérése',
    granted: 'A böngésző megígérte, hogy megőrzi a játszmáidat.',
    refused: 'A böngésző nem ígérte meg. Gyakran megteszi, ha az alkalmazás már a kezdőképernyőn van.',
    failures: {
      conflict: 'Egy másik fülön már továbbjátszották ezt a játszmát.',
      full: 'Megtelt a telefon tárhelye. Szabadíts fel helyet, vagy mentsd a játszmát fájlba.',
      closed: 'Egy másik fülön az alkalmazás újabb változata fut. Töltsd újra ezt; ami el van mentve, nem vész el.',
      newer: 'Ide már egy újabb változat írt, ezért ez semmit sem módosít.',
      blocked: 'Az alkalmazás egy másik füle foglalja a tárhelyet. Zárd be a többi fület, aztán próbáld újra.',
      unavailable: 'A böngésző nem ad tárhelyet az alkalmazásnak.',
      failed: 'A böngésző nem tudott írni.',
    },
    reload: 'Újratöltés',
  },

  backup: {
    heading: 'Biztonsági mentés',
    saveAll: 'Minden mentése fájlba',
    share: 'A fájl megosztása',
    saved: 'A fájlt átadtuk a böngészőnek.',
    open: 'Fájl betöltése',
    imported: (matches) => plural(matches, { one: '# játszma betöltve.', other: '# játszma betöltve.' }),
    leftOut: 'Egy játszma egy részét nem lehetett olvasni, ezért a fájl előtte véget ér.',
    notOurs: 'Ez a fájl nem a Tablekeeperből való. Semmi sem változott.',
    damaged: 'Ez a fájl a Tablekeeperből való, de sérült. Semmi sem változott.',
    newer: 'Ez a fájl a Tablekeeper újabb változatából való. Frissítsd az alkalmazást, aztán töltsd be.',
    tooLarge: 'Ez a fájl túl nagy ahhoz, hogy a miénk legyen. Semmi sem változott.',
  },

  about: {
    heading: 'Névjegy',
    version: (version) => `Tablekeeper ${version}`,
    privacy: 'Minden ezen a telefonon marad. Nincs fiók, nincs statisztika, sehová nem megy kérés.',
    fanMade:
      'Rajongók készítették a saját asztalukhoz. A megnevezett játékok kiadói nem készítették, nem engedélyezték és nem támogatják; a nevek a tulajdonosaikéi.',
    licences: 'Licencek',
    ownLicence: 'A Tablekeeper szabad szoftver, MIT-licenccel, © Tablekeeper contributors. Ezekből épül:',
    missing: 'Ami itt hiányzik',
    missingWhy: 'Az alkalmazás így is működik. Biztonságos címen (https) ezek általában megvannak.',
    capabilities: {
      serviceWorker: 'Hálózat nélkül nem nyílik meg.',
      storageManager: 'Nem kérheti a böngészőt, hogy tartósan őrizze a játszmáidat.',
      locks: 'Nem látja, ha egy játszma egy másik fülön is nyitva van.',
      wakeLock: 'Nem tudja ébren tartani a képernyőt.',
      share: 'A fájlokat el lehet menteni, de közvetlenül nem adhatók át más alkalmazásnak.',
    },
    offlineReady: 'Kész: mostantól hálózat nélkül is megnyílik.',
    offlineFailed:
      'Nem sikerült eltenni az alkalmazást hálózat nélküli használatra. Amíg ez az oldal nyitva van, működik.',
  },

  start: {
    failed: 'Nem nyílik meg a tárhely',
    untouched: 'A játszmáid érintetlenek.',
    withoutSaving: 'Folytatás mentés nélkül',
  },

  update: {
    ready: 'Elkészült egy új változat.',
    apply: 'Váltás rá',
  },

  recovery: {
    title: 'Valami elromlott',
    text: 'Az alkalmazás megállt, mielőtt kárt tett volna. Ami el van mentve, érintetlen.',
    exportFirst: 'A biztonság kedvéért előbb ments mindent fájlba.',
    details: 'Mi történt – annak, aki megjavítja',
    goHome: 'A kezdőlapra',
    nothing: 'Semmi sem romlott el.',
  },
};
