export const additional = {
  sections: { '800': 'További dokumentumok', '801': 'Egyidejűség', '802': 'Ciklusok' },
  rules: {
    '800.1':
      'Versenyen e szabályok mellett a versenyszabályzat (www.ude.com/policy) is kötelező. Ahol a kettő eltér, a versenyen a szabályzat az erősebb.',
    '800.2':
      'A játékosok dolga, hogy a lapok legfrissebb szövegét használják. A kiadó itt tette közzé: entertainment.upperdeck.com/community/files.',
    '801.1':
      'Ha egyszerre történő dolgokhoz egyszerre kell választani, előbb a vezető játékos hozza meg az összes döntését, aztán a védekező játékos. A dolgok csak ezután történnek meg, mind egyszerre.',
    '801.2': 'Ha egyszerre több módosítót kell alkalmazni, a 711.3 szerint járjatok el.',
    '802.1': 'Néha ugyanaz a lépéssor a végtelenségig ismétlődhetne. Az ilyen ciklusokról szól ez a rész.',
    '802.2':
      'Ha a ciklusban van választható lépés, egyszer vigyétek végig. Aki az első ilyet tette, mond egy számot; a másik, ha ő is tett ilyet, mondhat kisebbet. A ciklus még X-szer indul el (X a legkisebb szám), és az X-edik megáll, mielőtt X kimondója megtenné az első ilyen lépését. A következő lépés nem viheti tovább.',
    '802.2a':
      'Egy ismétlés után vagy akár közben bármelyik játékos megtörheti a ciklust olyan lépéssel, amely nem engedi a bemutatott módon továbbmenni. A ciklus ott megáll, a hátralévő ismétlések elmaradnak, és a játék rendesen folytatódik.',
    '802.3':
      'Ha a ciklusban nincs választható lépés, és nincs olyan játékos, aki meg is tudja és meg is akarja törni, a játszma döntetlen.',
  },
} as const;
