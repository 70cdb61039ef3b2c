export const gameConcepts = {
  sections: {
    '400': 'Területek',
    '401': 'Irányítás és tulajdon',
    '402': 'Jelölők és zsetonok',
    '403': 'Mozgás',
  },
  rules: {
    '400.1':
      'Hat terület van, üresen is: pakli, dobópakli, legendás pakli, kéz, játéktér, térképről levéve. A pakli sorrendje fentről lefelé kötött; a többi területen átrendezheted a lapokat, játékban csak a zónájukon belül.',
    '400.1a': 'A küldetéslap egyik területhez sem tartozik.',
    '400.2':
      'A játéktér és a térképről levett lapok területe közös, a másik négy mindkettőtöknek külön van. Ha egy lap ilyen külön területre kerül, a tulajdonosáéra kerül.',
    '400.3': 'A „card in play” játékban lévő lap vagy zseton (402.2).',
    '400.4':
      'A „hero” játékban lévő fő-, mellék- vagy legendás hős, akár lap, akár zseton. Ha a szöveg más területen lévőkre is gondol, vagy csak azokra, „hero card”-ot ír.',
    '400.5a':
      'A paklidból húzol, rendszerint a tetejéről. Képpel lefelé van és rejtett; hacsak egy lap nem engedi, ne nézd át, és ne rendezd át. Nyilvános viszont, hogy hány lap van benne.',
    '400.5b':
      'Keverés után add oda a paklit az ellenfelednek, hogy elemelje és/vagy megkeverje. Keresés után a pakli tulajdonosa kever. Közben minden lap képpel lefelé marad, az is, amelyet egy módosító a pakli tetején felfedve tart.',
    '400.5c':
      'Ha egyszerre több lap kerül a paklid tetejére vagy aljára, te döntöd el a sorrendjüket, és nem mutatod meg.',
    '400.5d':
      'Ha a felső lapodat felfedve kell tartanod, és a pakli tetejéről lapokat fedsz fel vagy nézel meg, az utánuk következő rejtve marad. Ha a felső lapot kijátszod, a következőt csak a kijátszás után fedd fel.',
    '400.6a':
      'A kezedben a húzott lapokat tartod, akárhányat. Csak te nézheted meg őket, de te bármikor; a számuk nyilvános.',
    '400.7a':
      'A dobópakliba kerülnek a kiütött, kiiktatott, eldobott és semlegesített lapok, valamint a kijátszott akciók. Képpel felfelé van, és nyilvános.',
    '400.8a': 'A legendás pakli képpel lefelé van, de a tulajdonosa bármikor átnézheti és átrendezheti.',
    '400.8b':
      'Ha egy legendás hős a játéktéren kívül bármilyen más területre kerülne, visszamegy a tulajdonosa legendás paklijába.',
    '400.9a': 'Levenni egy lapot a térképről annyi, mint felfedni, és a térképről levett lapok közé tenni.',
    '400.9b': 'A térképről levett lapok képpel felfelé vannak, és nyilvánosak.',
    '400.9c':
      'Itt kezdenek a térkép mellett („to the side”) induló pályaelemek, és ide kerül a kiütött vagy kiiktatott akadály is. Módosító vagy a küldetés szabályai hozhatják őket játékba.',
    '400.10a':
      'A játéktér a térkép: öt sor, azaz öt zóna. A hozzád legközelebbi az 1. zónád, a legtávolabbi az 5.; az ellenfelednek épp ez utóbbi az 1. zónája. Középen mindkettőtöknek a 3. zóna van.',
    '400.10b':
      'A lapok szövegében a zónákat a lap irányítójának oldaláról kell számolni, a küldetésében a vezető játékoséról.',
    '400.10c': 'A hősök és pályaelemek itt kerülnek játékba (404.1b). Egy zónában akárhány lehet belőlük.',
    '400.10d': 'A hős egyedül van, ha a zónájában nincs másik nem kábult hős. A pályaelem itt nem számít.',
    '400.10e': 'A játékban lévő lapok nyilvánosak: mindkét oldalukat bárki megnézheti.',
    '400.10f':
      'Akció és amulett nem kerülhet játékba, hacsak valami kifejezetten nem engedi. Ha egy módosító mégis játékba tenné, ott marad, ahol volt.',
    '400.11a':
      'Ha egy lap területet vált, új lap lesz, akkor is, ha visszatér: a korábbi módosítók nem hatnak rá, hacsak mást nem írnak (de lásd 400.11b), és lekerülnek róla a jelölők. Játékban viszont új irányítóval, új zónában vagy kábultan (407.1) is ugyanaz a lap.',
    '400.11b':
      'Ha egy képesség attól váltódik ki, hogy egy lap egy területre kerül, a módosítója később is hathat erre a lapra, de csak ha a lap végig ott maradt. Ez kivétel a 400.11a alól.',
    '400.11c':
      'Eldobáskor felfeded a lapot a kezedből, és a tulajdonosa dobópaklijába teszed. Csak kézből lehet eldobni, több lapot egyenként; ha egy lap kézből a dobópakliba kerül, az mindig eldobás.',
    '400.11d':
      'Húzás az, ha a pakliból kézbe kerül egy lap, és a szöveg is húzásnak („draw”) hívja. Több lapot egyszerre húzol; felfedett felső lapnál csak az első látszik. Adott kézméretig addig húzol, amíg legalább annyi lapod nem lesz, vagy már egy lap sem vált területet.',
    '400.11e':
      'Kiütéskor a hős a játékból a tulajdonosa dobópaklijába kerül, az akadály lekerül a térképről; csak játékban lévő lap üthető ki. Kiiktatáskor egy általad irányított hőst teszel a tulajdonosa dobópaklijába.',
    '401.1':
      'Azt irányítod, amit játékba tettél, meg a hozzád rendelt akadályokat. Semminek sincs egyszerre két irányítója, a játéktéren kívüli lapnak (400) pedig egy sincs. A módosítókról: 706.7.',
    '401.1a': 'Amit te irányítasz, az baráti; amit az ellenfeled, az ellenséges.',
    '401.2':
      'A lap tulajdonosa az, akinek a paklijában vagy legendás paklijában a játszma elején volt; a zsetoné az, aki játékba tette. Valakinek a lapjai játékban azok, amelyeket irányít, más területen azok, amelyeknek tulajdonosa.',
    '401.2a': 'A küldetéseknek és a pályaelemeknek a játszma alatt nincs tulajdonosuk.',
    '401.3':
      'Ha egy lapnak új irányítója lesz, ugyanaz a lap marad; ha kell, fordítsd meg. Rendesen működik, akkor is, ha az új irányítója nem használhatná szabályosan. A módosítói is tovább tartanak, kivéve, amelyik attól függ, ki irányítja.',
    '401.3a': 'Ha egy hős irányítója megváltozik, a hős minden nála lévő pályaelemet leejt.',
    '401.3b':
      'Ha egy ilyen módosító véget ér, a lapot az irányítja, akinek ezt a legkésőbbi időbélyegű (711.2) másik ilyen módosító megadja; ha nincs ilyen, az, akinek az irányítása alatt játékba került.',
    '402.1':
      'A jelölő kis tárgy, amelyet egy módosító tesz egy lapra. A névvel ellátott jelölő megjelöl vagy számol valamit, rendszerint egy módosító hivatkozik rá; az azonos nevűek között nincs különbség.',
    '402.1a': 'Ha egy lap jelölőt említ, a rajta lévő jelölőre gondol, hacsak mást nem mond.',
    '402.1b':
      'A jelölő addig marad a lapon, amíg le nem veszik. Ha a lap területet vált, minden jelölője lekerül (400.11a).',
    '402.1c':
      'Egyes névtelen jelölők növelik vagy csökkentik a lap ATK-ját és/vagy DEF-jét. Az ilyen jelölő tartós módosítót (708) ad, amíg a lapon van.',
    '402.2':
      'A zseton olyan hőst jelképez, akit egy módosító tett játékba. A módosító adja meg a címkéit, ATK-ját, DEF-jét, zónáját, esetleg a nevét és a képességeit; név híján a címkéi a neve. Mindez nyomtatottnak számít.',
    '402.2a':
      'A zseton annak az irányítása alatt kerül játékba, aki a létrehozó lapot irányította. Játékba kerülve, ott és onnan kikerülve mindenben lap; csak a szövegek tehetnek különbséget „token” és „non-token” lap között.',
    '402.2b': 'Ha a zseton kikerül a játékból, megszűnik.',
    '403.1':
      'Egy általad irányított kész hőst vagy akadályt 0, 1 vagy 2 zónával mozgathatsz, előre vagy hátra, de egy mozgáson belül nem mindkét irányba. A mozgás kimeríti.',
    '403.2':
      'Előre a nagyobb, hátra a kisebb számú zónák felé visz, mindig a mozgatott lap irányítója szerint, akkor is, ha a mozgató módosító a másik játékosé.',
    '403.2a':
      'Az 5. zónából nem lehet előre, az 1.-ből nem lehet hátra mozgatni. Ha egy módosító ezt kérné, a mozgatás elmarad, a többi érvényes.',
    '403.2b':
      'Ha egy lap legalább 1 zónát mozog, csak abba a zónába mozgott be, ahol megállt: az 1. zónából a 3.-ba menő hős a 3. zónába mozgott, a 2.-ba nem.',
    '403.3':
      'Ha egy lapot mozgatsz, és olyan zónában áll meg, ahol ellenséges hős vagy akadály van, ott harcot indíthatsz (600).',
    '403.3a':
      'Ami a zónába mozgásra váltódik ki (702), azt előbb végre kell hajtani, és csak utána dönt a lap irányítója a harcról. Ha addigra nem maradt ott ellenséges hős vagy akadály, nem indíthat harcot.',
    '403.4':
      'Az ellenséges hősök és akadályok előrefelé blokkolnak: a zónájukba bemehetsz, de rajtuk túlra vagy onnan tovább előre nem. Hátrafelé semmi sem blokkol.',
    '403.4a': 'A blokkolhatatlan lapra a 403.4 nem vonatkozik: előre mozogva semmi sem blokkolhatja.',
    '403.5':
      'Hőst és pályaelemet át lehet helyezni egy zónába, akár másik zónából, akár másik területről. Ha egy hőst zónából zónába helyeznek át, az nem mozgás: nem blokkolható, és az irányítója nem indíthat miatta harcot.',
  },
} as const;
