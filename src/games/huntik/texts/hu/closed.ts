import type { HuntikTexts } from '../en/index.ts';

export const closed: HuntikTexts['closed'] = {
  '101.1': 'A játékosok és a vezető játékos az első forduló előtt dőltek el.',
  '101.2': 'A küldetést egyszer kell kiválasztani, az első forduló előtt.',
  '101.3': 'A játszma még nem kezdődött el: ez a kézcserék után jön.',
  '101.4': 'A kézcserét a kezdőkéz felhúzása után, az első kör előtt kell bejelenteni.',
  '102.4': 'Vége a játszmának. Ha mégis folytatódna, vond vissza.',
  '302.4': 'Harci akciót csak harcban lehet kijátszani.',
  '403.3': 'A mozgás és a következő kör között csak ez jöhet: harcot indítasz, vagy nem.',
  '404.1': 'Lapot a saját körödben játszhatsz ki. Most senki köre sem tart.',
  '500.2': 'Ez egy játékos köréhez tartozik, és most senki köre sem tart.',
  '501.1': 'A forduló végének lépései sorban jönnek, és csak ott.',
  '502.1': 'A forduló elejének lépései sorban jönnek, és csak ott.',
  '601.2': 'Ez olyan harchoz tartozik, amelyben a játékosok még cselekszenek.',
  '601.2b': 'Harc folyik: csak harci akciók és harci akcióképességek használhatók.',
  '601.4': 'Támadást a harc közben lehet hozzáadni vagy elvenni, az összegzés előtt.',
  '602.2': 'Célozni akkor kell, ha a harcban mindkét játékos passzolt.',
  '701.2': 'Képességet a saját körödben használhatsz, harci akcióképességet harcban.',
  '701.4': 'Most nincs olyan akció, amelyet semlegesíteni lehetne.',
  '702.5': 'Kiváltódott képességek várnak. Előbb azokat kell végrehajtani.',
  TK4: 'Előbb az asztalnak kell válaszolnia egy kérdésre.',
};
