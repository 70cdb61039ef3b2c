export const modifiers = {
  sections: {
    '706': 'Módosítók',
    '707': 'Egyszeri módosítók',
    '708': 'Tartós módosítók',
    '709': 'Kiváltott módosítók',
    '710': 'Helyettesítő módosítók',
    '711': 'Módosítók egymás mellett',
    '712': 'Egymástól függő módosítók',
  },
  rules: {
    '706.1':
      'Egy módosító vagy egyszeri (707), vagy tartós (708). Egy képesség egyet vagy többet is létrehozhat, akár mindkét fajtából.',
    '706.1a':
      'Egy módosítónak csak egy időtartama lehet. Ha egy képesség részei más-más ideig tartanak, mindegyik rész külön módosító.',
    '706.1b': 'Ha egy képesség részben egyszeri, részben tartós, ezek a részek szintén külön módosítók.',
    '706.2':
      'A módosító szövegét elejétől a végéig, sorban hajtsd végre. Amennyit lehet, meg kell tenned; ami lehetetlen, kimarad.',
    '706.3':
      'Ha egy lapon „that” áll egy hős, zóna vagy más előtt, arról van szó, amit a szövege utoljára így említett, akkor is, ha a szó most már nem illik rá.',
    '706.4':
      'Egy módosító csak játékban lévő lapokra hat. Kivétel, ha megnevez másik területet, ahol lapokra hat, vagy ha másképp nem is működhetne.',
    '706.5': 'A zónára ható módosító minden ott lévő hőst és pályaelemet érint, amelyikre alkalmazható.',
    '706.6':
      'A módosító forrása az a lap, amelynek a szövege létrehozta. Ha egy módosító másikat hoz létre, mindkettő forrása ugyanaz.',
    '706.6a':
      'A határozott módosító (708.3) megőrzi forrása szövegét úgy, ahogy a módosító létrejöttekor szólt. A határozatlan (708.2) mindig a mostani szöveghez igazodik.',
    '706.7': 'A módosítót az irányítja, aki a létrehozó lapot irányította.',
    '706.8':
      'A „may” mindent vagy semmit jelent: ha egy játékos megtehet egy vagy több dolgot, csak akkor választhatja, ha az egészet maradéktalanul meg tudja tenni.',
    '707.1': 'Az egyszeri módosító változtat valamit a játszmán, de időtartama nincs.',
    '707.2':
      'A „Go again” (újra te jössz) egyszeri módosító: akinek most köre van, e kör után, még az ellenfele következő köre előtt kap egy továbbit. Abban passzolhat is (500.2).',
    '707.2a': 'Akárhány „Go again” jön létre egy körben, csak egyetlen további kör jár érte.',
    '707.3':
      'A semlegesítő akciókon (701.4) olvasható „It’s now your turn” (most te jössz) egyszeri módosító: annak a köre lesz, aki a módosítót irányítja, ha nem eleve az övé.',
    '708.1':
      'A tartós módosító nem egyetlen pillanatra, hanem egy ideig hat a játszmára. Lehet határozott vagy határozatlan.',
    '708.2':
      'Határozatlan módosítót folyamatos képesség (703) hoz létre. Nincs megadott időtartama: a játszma végéig él, vagy amíg a lapja a megfelelő területen van, és megvan a megfelelő képessége. Mindig a pillanatnyi állásból indul ki.',
    '708.3':
      'Határozott módosítót akció- vagy kiváltott képesség hoz létre, többnyire megadott időtartammal. Ha nincs megadva, a játszma végéig tart.',
    '708.3a':
      'Az időtartam mellett álló „while” feltétel, és nem időtartam: az ilyen határozott módosító csak az időtartamán belül hat, és ott is csak addig, amíg a feltétel teljesül.',
    '708.3b':
      'Egy képesség más-más ideig tartó részei külön határozott módosítók, mindegyik egyetlen időtartammal; az egyszeri és a tartós részek is külön módosítók. Egy mondat tartós módosítói mind egyforma ideig tartanak, hacsak a szöveg kifejezetten többfélét nem mond.',
    '708.3c':
      'A határozott módosító létrejötte után már nem függ a forrásától: hiába tűnik el vagy változik meg a forrás, a módosítót ez nem érinti.',
    '708.3d':
      'A több lapra ható határozott módosító létrejöttekor nem jegyzi meg a lapokat. Folyton azt nézi, mire illik rá: újak is a hatálya alá kerülhetnek, régiek pedig kikerülhetnek alóla.',
    '708.3e':
      'Ha egy határozott módosító olyan lapokról beszél, amelyekre a képesség korábbi része hatott, ezeket létrejöttekor megjegyzi, és végig csak rájuk hat. Ez kivétel a 708.3d alól.',
    '709.1':
      'A kiváltott módosító a határozott módosítók egyik fajtája. Vagy van időtartama, vagy egy esemény következő alkalmára vár („the next time”); ha egyik sincs, a játszma végéig tart.',
    '709.2':
      'A kiváltott módosítót a „whenever”, „when” vagy „at” szóról ismerni meg. Úgy működik, mint a kiváltott képesség, de csak az időtartamán belüli eseményekre váltódik ki.',
    '709.3': 'Amíg egy kiváltott módosító ki nem váltódik, semmit sem választotok hozzá, célpontot sem.',
    '710.1': 'Ha egy módosító szövegében „would” és „instead” is van, az helyettesítő módosító.',
    '710.1a': 'A helyettesítő módosító a megnevezett esemény helyére egy vagy több megváltoztatott eseményt tesz.',
    '710.1b':
      'A helyettesített esemény meg sem történik, így semmi sem váltódhat ki rá. A megváltoztatott események viszont megtörténnek, és ezekre kiváltódhatnak képességek vagy módosítók.',
    '710.1c':
      'Ha egy eseményt több módosító is helyettesítene, az a játékos választ közülük egyet és alkalmazza, akit az esemény érintene (vagy aki az érintett lapot vagy képességet irányítja). Ha marad még, amelyik ezt az eseményt helyettesítené, megint ő választ, és így tovább.',
    '710.2': 'Helyettesíteni bármikor lehet, de a módosítónak már meg kell lennie közvetlenül az esemény előtt.',
    '710.3': 'A helyettesítő módosító minden ilyen eseményt helyettesít, akkor is, ha egyszerre több történne.',
    '710.4':
      'Az esemény helyettesítése akkor is érvényes, ha a megváltoztatott események közül egy vagy több lehetetlen.',
    '710.5':
      'Amit egy helyettesítő módosító létrehozott, arra ő maga nem hathat újra, és arra sem, amivé azt más helyettesítések alakítják. Ugyanennek a módosítónak egy másik példánya viszont hathat rájuk.',
    '711.1':
      'A tartós módosítók az időbélyegük sorrendjében hatnak, hacsak egyik nem függ a másiktól (712). A helyettesítő módosítók kivételek, rájuk a 710.1c vonatkozik.',
    '711.1a':
      'Az egyszeri módosítónak nincs időbélyege. Létrejöttekor azonnal hat, de előbb minden idevágó tartós módosítót számításba kell venni.',
    '711.2':
      'Lap időbélyege: mikor került játékba vagy a területére (ha kezdettől ott van, a játszma kezdete). Tartós módosítóé: mikor játszották ki a képességét; folyamatos képességnél (703.1) a lapé, ha rányomtatták, különben mikor kapta; visszatérve új (700.3); ATK-t vagy DEF-et növelő névtelen jelölőnél mikor tették fel.',
    '711.3':
      'Ha több tartós módosító egyszerre kezd hatni, először a vezető játékos rendezi sorba az általa irányítottak időbélyegét; ezek minden más előtt állnak. Utána a védekező játékos rendezi az általa irányítottakét; ezek mind a vezető játékoséi után jönnek.',
    '712.1':
      'Egy tartós módosító akkor függ egy másiktól, ha a másik jelenléte megváltoztatja, mely lapokra hathat az első, vagy mit tehet velük.',
    '712.1a':
      'Helyettesítő módosítótól soha semmi sem függ. Amelyik módosító egyetlen másiktól sem függ, az független.',
    '712.2':
      'Ha van függő módosító, előbb a függetleneket rakjátok időbélyeg szerint sorba. Mindegyik függőt a legkésőbbi időbélyeg mögé illesszétek be, a sajátját és mindazokét nézve, amelyektől függ. Ebben a sorrendben alkalmazzátok őket.',
    '712.3':
      'Ha módosítók körbe-körbe függnek egymástól, a 712.2 szerint mindegyik utolsó akarna lenni. Minden érintett lapnál a rá ható legkorábbi időbélyegűvel kezdjétek, aztán függés és időbélyeg szerint menjetek végig a többin, mindegyiken egyszer.',
  },
} as const;
