export const cardParts = {
  sections: {
    '200': 'Név',
    '201': 'Változat',
    '202': 'Típussor',
    '203': 'Szövegdoboz',
    '204': 'Gyűjtői szám',
    '205': 'ATK és DEF',
    '206': 'Ikon',
  },
  rules: {
    '200.1':
      'A nevet mellékhősön, akción, küldetésen és pályaelemen a kép fölött keresd, fő- és legendás hősön a típussor alatt, amuletten a kép alatt.',
    '200.2':
      'Ha egy lap a saját nevét vagy annak egy részét említi, csak magára érti, a névrokonaira nem; a módosító ugyanígy a forrására. A hősön az „I” és a „me” is magára a lapra utal. Mindez önhivatkozás.',
    '200.3': 'A „[név] card” minden ilyen nevű lapot jelent, és azt is, amelynek a nevében ez a név benne van.',
    '201.1': 'A hőslapokon a név alatt olvasható a változat.',
    '201.2': 'A „[név] card” az ilyen nevű lap bármelyik változata.',
    '201.3': 'Hiába azonos a név: más változat, más lap.',
    '202.1':
      'A kép alatti típussorban a lap típusa (300) és akárhány címke áll. Van címke, amelyhez szabály tartozik (mint a Good), a többi (mint a Seeker) arra való, hogy más lapok hivatkozhassanak rá.',
    '202.2': 'A Jó vagy Gonosz címke a lap csapata: a Jó lap kék, a Gonosz piros. Akción a kép fölött van.',
    '202.2a': 'Az amulettnek nincs csapata, ezért Jó és Gonosz pakliban is lehet.',
    '202.2b': 'A legendás hősnek sincs csapata: akár Jó, akár Gonosz a paklid, benne lehet a legendás paklidban.',
    '202.3':
      'A hősök Titan címkéjéhez kötőjellel másik címke is kapcsolódhat: ez a Titan törzse. Nyolc törzs van: Draco-, Gaia-, Hecto-, Krono-, Litho-, Meso-, Swara- és Yama-.',
    '203.1':
      'A szövegdoboz a típussor alatt van. A játékszöveg nem dőlt; a zárójeles dőlt szöveg emlékeztető szöveg, a játékszöveget magyarázza; az alatta lévő dőlt szöveg hangulatszöveg, a játékra nincs hatása.',
    '203.2':
      'A hősök képességei vastag betűs névvel és kötőjellel kezdődhetnek. A név magában nem tesz semmit, de más lapok hivatkozhatnak rá.',
    '203.3':
      'Új bekezdés (a szabálykönyvben „<p>”): új képesség. Csak a kulcsszavak kerülhetnek helytakarékosságból egy bekezdésbe.',
    '204.1':
      'A jobb alsó sarokban a készlet rövidítése (például SAS: Secrets and Seekers), utána a lap készleten belüli száma áll.',
    '205.1': 'A hősök és akadályok bal szélén a támadóérték (ATK), jobb szélén a védőérték (DEF) áll.',
    '206.1': 'A hősök és amulettek nevétől balra lévő ikon csak dísz, a játékra nincs hatása.',
  },
} as const;
