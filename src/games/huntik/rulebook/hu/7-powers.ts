export const powers = {
  sections: {
    '700': 'Képességek',
    '701': 'Akcióképességek',
    '702': 'Kiváltott képességek',
    '703': 'Folyamatos képességek',
    '704': 'Célpontok',
    '705': 'Játékba kerülés',
  },
  rules: {
    '700.1':
      'A lap képességei: a szövegdoboz játékszövege, meg a módosítóktól kapott kulcsszavak és idézett szövegek. Háromfélék: akció-, kiváltott és folyamatos képességek. Minden bekezdés (a szabálykönyvben „<p>” választja el) külön képesség, de a kulcsszavak helytakarékosságból egy bekezdésbe is kerülhetnek.',
    '700.2':
      'Egy képesség csak játékban lévő lapon működik. Kivétel, ha a szövege másik területet nevez meg, vagy ha eleve csak másik területen működhet.',
    '700.3':
      'Ha egy játékban lévő lap elveszti a képességeit, a módosító idejére olyan, mintha üres volna a szövegdoboza. A visszatérő folyamatos képesség (703) tartós módosítói új időbélyeget kapnak (711.2). A visszatérő képesség ugyanaz, mint volt, ha a forrása még ugyanaz a lap (400.11a).',
    '701.1': 'Minden akciólap akcióképességet ad. Hősön vagy pályaelemen a képesség előtt álló „Action:” jelzi.',
    '701.2':
      'Kimerítő és szabad akcióképességet a saját körödben bármikor, harcit csak harcban használhatsz. A kimerítőhöz kész hős vagy akadály kell, és az kimerül tőle. Egy lap képességeit csak az irányítója használhatja, vagy ha senki sem irányítja, a tulajdonosa.',
    '701.3':
      'Ha meg van szabva, hányszor használható egy akcióképesség, ez csak arra az egy lapra és arra az egy képességre szól, más, azonos nevű lapokra nem. Addig érvényes, amíg a lap (400.11a) és a képesség is ugyanaz.',
    '701.4':
      'Egyes akciólapok más akciót semlegesítenek: kijátszhatod, amikor az ellenfeled olyan akciót próbál kijátszani, amelyet semlegesíthet, akár az ő körében is. A semlegesített akciót nem hajtjátok végre, nem hoz létre módosítót, a kijátszására semmi sem váltódik ki, a hozzá kimerített lap pedig kimerült marad.',
    '702.1':
      'A kiváltott képességről a „when” vagy az „at” szó árulkodik. Egy eseményre vár, és ha az bekövetkezik, kiváltódik és végrehajtódik, mégpedig minden egyes alkalommal, akkor is, ha több egyszerre történik.',
    '702.1a':
      'Ha egy képesség a következő („next”) ilyen eseményre vár, és egyszerre több is bekövetkezik, mindegyik a következőnek számít, és a képesség mindegyikre kiváltódik.',
    '702.2':
      'Ha az esemény után vesszők között „if” feltétel áll, a képesség csak akkor váltódik ki, ha a feltétel teljesül.',
    '702.3': 'Az a kiváltott képesség is kiváltódik, amelyik éppen az eseménye pillanatában jelenik meg vagy tűnik el.',
    '702.4':
      'Hogy egy kiváltott képesség éppen erre az eseményre várt-e, azt a közvetlenül előtte fennálló helyzet dönti el. Kivétel, ami egy lap játékba vagy zónába kerülésére váltódik ki: annál a közvetlenül utána fennálló helyzet számít.',
    '702.4a':
      'Egy lap csak akkor „válik” valamivé („becomes”), ha előtte nem volt az, és most az lett. Ha eddig is az volt, erre semmi sem váltódik ki.',
    '702.5':
      'Ha egyszerre több képesség kerülne sorra, először a pályaelemek kiváltott képességei jönnek; ha több van, a vezető játékos dönt a sorrendről. Utána a vezető játékos hajtja végre az összes sajátját, egyenként, tetszőleges sorrendben, majd ugyanígy a védekező játékos.',
    '703.1':
      'Ami se nem akció-, se nem kiváltott képesség, az folyamatos képesség. Mindegyik létrehoz egy tartós módosítót, megadott időtartam nélkül: addig él, amíg a lap a megfelelő területen van, és megvan ez a képessége.',
    '703.2':
      'Egy lap vagy képesség további megkötései is folyamatos képességek. Minden olyan területen működnek, ahonnan a lap kijátszható, illetve a képesség használható.',
    '704.1':
      'Csak az a képesség célpontos, amelynek szövegében szerepel a „target” szó. Célpontja (egy vagy több) lap vagy játékos; akkor kell kiválasztani, amikor valaki megpróbálja kijátszani vagy használni a képességet, és csak olyat lehet, amelyik megfelel a leírásnak.',
    '704.2': 'Ugyanaz a lap vagy játékos nem lehet egyazon képesség két célpontja.',
    '704.3':
      'Ha egy játékban lévő lap célpontos képességet kap, még senki sem választ célpontot. Ez a képesség használatakor történik.',
    '705.1':
      'Egy lap akkor kerül játékba, amikor egy másik területről a játéktérre kerül. A zseton akkor, amikor odateszik.',
    '705.2': 'Egy lap lépésről lépésre kerül játékba: 705.2a–705.2e.',
    '705.2a': 'Először a lap játékba kerülésekor („as … enters play”) létrejövő módosítók keletkeznek, mind egyszerre.',
    '705.2b':
      'Aztán nézzétek meg, kimerülten, jelölőkkel vagy „tedd meg ezt, különben iktass ki” kikötéssel kerül-e a lap játékba („come into play”). Ha több ilyen is van, összeadódnak. Ha semmi sem mond mást, a lap készen kerül játékba.',
    '705.2c':
      'Ha semmi sem mond mást, a hős az irányítója 1. zónájába érkezik. A pályaelem zónáját a küldetés szövege adja meg.',
    '705.2d':
      'Most a lap folyamatos képességei létrehozzák tartós módosítóikat, és minden ráillő tartós módosító, a sajátjai is, játékban lévő lapként számol vele.',
    '705.2e': 'Végül kiváltódnak azok a képességek és módosítók, amelyek e lap játékba kerülésére vártak (702.4).',
  },
} as const;
