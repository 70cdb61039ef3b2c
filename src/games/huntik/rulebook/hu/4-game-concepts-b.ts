export const gameConceptsB = {
  sections: {
    '404': 'Lapok kijátszása',
    '405': 'Kész és kimerült',
    '406': 'Keresés',
    '407': 'Kábulat',
  },
  rules: {
    '404.1': 'Lapot csak a saját körödben játszhatsz ki.',
    '404.1a':
      'A harci akció kivétel: csak harcban játszható ki (601), de bármelyik játékos kijátszhatja, akárki köre van is.',
    '404.1b': 'A kijátszott hős játékba kerül, az akció és az amulett a tulajdonosa dobópaklijába.',
    '404.1c':
      'Lapot csak kézből lehet kijátszani, hacsak valami mást nem mond; ezek a szabályok akkor is érvényesek, ha más területről játszod ki.',
    '405.1':
      'A lapok készen kerülnek játékba, és készek, amíg ki nem merülnek. Kimerítéskor a kész lapot oldalra fordítod, felkészítéskor a kimerültet vissza; csak a valódi váltás számít. Hogy egy lap kész vagy kimerült, az a helyzetéhez tartozik.',
    '405.2': 'A játéktéren kívül egy lap sem kész, és nem is kimerült, és azzá sem lehet tenni.',
    '406.1':
      'Kereséskor a terület összes lapját átnézed. Hogy mit keresel, azt nem kell előre eldöntened, hacsak valami mást nem mond.',
    '406.2': 'Ha valaki keresett egy pakliban, utána a pakli tulajdonosa megkeveri.',
    '406.3':
      'Ha rejtett területen adott fajta lapot keresel, nem muszáj találnod, és nem kell elárulnod, miért nem találtál. Ha bármelyik területen csak egy lapot („a card”) keresel, találnod kell, hacsak a terület nem üres.',
    '407.1':
      'A kábult hős vagy akadály kimerül, és képpel lefelé fordul. A zónájában marad: nem blokkol, nem készíthető fel, nem mozog, más zónába nem kerül. Szövege és címkéje nincs; neve, irányítója, tulajdonosa, módosítói és jelölői megmaradnak. Bárki bármikor megnézheti.',
    '407.2': 'Kábult lap csak olyan képesség célpontja lehet, amely kifejezetten kábult lapot választ.',
    '407.3':
      'A kábult lap nem vesz részt a harcban, és nem lehet rá támadást célozni. Ha harc közben kábítják el, a támadásai nem számítanak bele.',
    '407.4': 'Képességhez kábult lapot nem lehet kiiktatni.',
    '407.5': 'Ha egy hős magához tér, képpel felfelé fordul, de kimerült marad.',
  },
} as const;
