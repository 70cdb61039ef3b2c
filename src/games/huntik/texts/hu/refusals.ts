import type { RefusalWords } from '../player.ts';

export const refusals: RefusalWords = {
  notYourTurn: ({ seat }, who) => `Most nem ${who(seat).inside} jön.`,
  notYourSay: ({ seat }, who) => `Ebben a harcban most nem ${who(seat).inside} jön.`,
  notYourAim: ({ seat }, who) =>
    `Most nem ${who(seat).inside} céloz: előbb a támadó játékos, aztán a megtámadott játékos.`,
  mulliganOutOfOrder: () => 'Előbb a vezető játékos mondja meg, aztán a védekező játékos.',
  mulliganTwice: ({ seat }, who) => `${who(seat).start} már megmondta, hány lapot cserél, és ezt csak egyszer lehet.`,
  mulliganCount: ({ count }) => `Ennyi lapot nem lehet cserélni: ${count}. A kezdőkézben öt lap van.`,
  settleInOrder: () => 'Előbb a pályaelemek képességei, aztán a vezető játékoséi, végül a védekező játékoséi.',
  goAgainNotTurn: ({ seat }, who) => `${who(seat).start} nem jöhet újra, mert most nem ő jön.`,

  majorHeroUsed: ({ seat }, who) => `${who(seat).start} ebben a fordulóban már játszott ki főhőst.`,
  insteadAfterMajor: ({ seat }, who) =>
    `${who(seat).start} ebben a fordulóban már játszott ki főhőst, így helyette mást már nem lehet.`,
  majorAfterInstead: ({ seat }, who) => `${who(seat).start} ebben a fordulóban már játszott ki valamit főhős helyett.`,
  insteadRuledOut: ({ seat }, who) =>
    `${who(seat).start} már játszott ki valamit főhős helyett, és ez az asztal fordulónként egyet enged.`,
  legendaryFromHand: ({ card }) =>
    card === ''
      ? 'Legendás hős nem játszható ki kézből: hatás hozza játékba.'
      : `Legendás hős nem játszható ki kézből, hatás hozza játékba: ${card}.`,
  handEmpty: ({ seat }, who) => `${who(seat).start} kezében nincs lap.`,

  needsReadyHero: () => 'Kimerítő akcióért egy saját kész hőst kell kimeríteni: válaszd ki, melyiket.',
  notYourHero: ({ card }) => `Nem az irányítja, aki az akciót kijátssza: ${card}.`,
  heroNotReady: ({ card }) => `Már kimerült, ezért nem lehet vele fizetni: ${card}.`,
  obstacleCannotPay: ({ card }) => `Ez akadály, és kimerítő akcióért csak hős meríthető ki: ${card}.`,
  notYourPower: ({ card }) => `A képességeit csak az irányítója használhatja: ${card}.`,
  powerNeedsReady: ({ card }) => `Kimerítő akcióképességhez késznek kell lennie: ${card}.`,
  powerLimit: ({ card, power, times }) =>
    power === ''
      ? `Ezt a képességet többször nem lehet használni (eddig: ${times}): ${card}.`
      : `Ezt a képességet többször nem lehet használni (eddig: ${times}): ${card}, ${power}.`,
  powerWorksElsewhere: ({ card }) => `Ez a lap nem ott van, ahol a képessége működik: ${card}.`,
  nothingToCancel: () => 'Ez egy akciót semlegesít, de most senki sem játszik ki olyat, amelyet semlegesíthetne.',
  cannotCancelThat: ({ card }) => `Ez nem semlegesíthet ilyen fajta akciót: ${card}.`,
  cannotBePlayed: ({ card }) =>
    card === '' ? 'Valami szerint ez a lap nem játszható ki.' : `Valami szerint ez a lap nem játszható ki: ${card}.`,
  carriesOnLoop: ({ seat }, who) =>
    `${who(seat).start} itt megállította a ciklust, ezért a következő lépés nem folytathatja.`,
  cannotCancelOwn: ({ seat }, who) =>
    `Ezt az akciót ${who(seat).inside} játszotta ki: csak az ellenfél semlegesítheti.`,

  targetStunned: ({ card }) => `Kábult, és kábult lapot csak olyan képesség célozhat, amely ezt mondja: ${card}.`,
  targetNotHero: ({ card }) => `Nem illik rá, amit a képesség a célpontról mond: ${card}.`,
  targetObstacle: ({ card }) => `Ez akadály: ami hőst céloz, nem célozhatja: ${card}.`,
  targetTwice: ({ card }) => `Már célpontja ennek a képességnek: ${card}.`,

  notYoursToMove: ({ card }) => `Nem az irányítja, aki jön: ${card}.`,
  cannotMove: ({ card }) => `Ez pályaelem, és csak hősök és akadályok mozoghatnak: ${card}.`,
  exhaustedCannotMove: ({ card }) => `Kimerült, és csak kész lap mozoghat: ${card}.`,
  stunnedStays: ({ card }) => `Kábult: a helyén marad, és nem csinál semmit: ${card}.`,
  moveTooFar: () => 'Egy mozgás 0, 1 vagy 2 zóna, végig előre vagy végig hátra.',
  offTheMap: ({ card }) => `Arra már nincs zóna, a térképet nem hagyhatja el: ${card}.`,
  blocked: ({ card, enemy, zone }) =>
    `Az előre vezető utat blokkolja: ${enemy}, zóna: ${zone}. Nem juthat tovább: ${card}.`,
  zonesWhole: () => 'Egy lap egész számú zónát mozog, legalább egyet.',
  uncontrolledHasNoDirection: ({ card }) => `Senki sem irányítja, ezért nincs előre és hátra: ${card}.`,
  sameZone: ({ card, zone }) => `Már ebben a zónában van (${zone}.): ${card}.`,

  noCombatToStart: () => 'Ebben a körben egy mozgás sem végződött ellenség mellett, így nincs harc, amely indulhatna.',
  mustStartCombat: ({ card }) => `Ha a mozgása ellenség mellett ér véget, harcot kell indítania: ${card}.`,
  notInCombat: ({ card }) => `Nem ellenség ebben a harcban, vagy kétszer szerepel: ${card}.`,
  uncontrolledObstacle: ({ card }) => `Senki sem irányítja, ezért nincs harcban, és nem lehet rá célozni: ${card}.`,
  stunnedNotAimed: ({ card }) => `Kábult: nincs a harcban, és nem lehet rá célozni: ${card}.`,
  aimsWhole: ({ card }) => `A rá célzó támadások száma egész, és legalább 0: ${card}.`,
  aimsSum: ({ need, have }) => `Minden támadással célozni kell: ${need} van, és most ${have} céloz.`,
  aimProtected: ({ card }) => `Egy lap azt mondja, hogy támadás nem célozhat rá: ${card}.`,
  attacksGoneAlready: ({ card }) => `A támadásai már nem számítanak ebben a harcban: ${card}.`,

  alreadyStunned: ({ card }) => `Már kábult: ${card}.`,
  notStunnable: ({ card }) => `Se nem hős, se nem akadály, így nem kábítható el: ${card}.`,
  notStunned: ({ card }) => `Nem kábult: ${card}.`,
  stunnedCannotReady: ({ card }) => `Kábult, és kábult lapot nem lehet felkészíteni: ${card}.`,
  alreadyReady: ({ card }) => `Már kész: ${card}.`,
  alreadyExhausted: ({ card }) => `Már kimerült: ${card}.`,
  stunnedNotEliminated: ({ card }) => `Kábult, ezért képességért nem iktatható ki: ${card}.`,
  eliminateOwnOnly: ({ card }) => `Csak az irányítója iktathatja ki: ${card}.`,
  onlyInPlay: ({ card }) => `Nincs játékban: ${card}.`,
  notKoable: ({ card }) => `Nem üthető ki: a pályaelemek közül csak az akadályok: ${card}.`,
  forbidden: ({ card }) => `Valami a játékban ezt megtiltja ennek a lapnak: ${card}.`,
  cannotBeKod: ({ card }) => `Egy lap azt mondja, hogy nem üthető ki: ${card}.`,
  nobodyOwns: ({ card }) => `Nincs tulajdonosa, így senki kezébe vagy paklijába nem kerülhet: ${card}.`,
  alreadyControls: ({ card }) => `Már így irányítják: ${card}.`,
  onlyObstaclesControlled: ({ card }) => `Senki sem irányíthatja: a pályaelemek közül csak az akadályok: ${card}.`,
  heroAlwaysControlled: ({ card }) => `Játékban lévő hőst mindig irányít valaki: ${card}.`,
  featureElsewhere: ({ card, hero }) => `Nincsenek ugyanabban a zónában: ${card}, ${hero}.`,
  featureTaken: ({ card, hero }) => `Már egy hősnél van (${hero}): ${card}.`,
  notAFeature: ({ card }) => `Nem felvehető pályaelem: ${card}.`,
  heroMustCarry: ({ card }) => `Nem vihet pályaelemet, azt csak nem kábult hős teheti: ${card}.`,
  notCarried: ({ card }) => `Egyik hősnél sincs: ${card}.`,
  noSuchModifierTime: () => 'Nincs harc, így semmi sem tarthat a harc végéig.',

  missionOfOtherKind: ({ mission }) => `A felvett küldetés más fajta: ${mission}.`,
  soloKeepsRounds: () =>
    'Az egyszemélyes küldetésre ezek a szabályok nem vonatkoznak, ezért csak a fordulóit és a számlálóit őrzi a telefon.',
  soloEndsByItsCard: () => 'Az egyszemélyes küldetés úgy ér véget, ahogy a lapja mondja: add meg, sikerült-e.',
  onlyLeadWinsByTerms: ({ mission }) =>
    mission === ''
      ? 'Gyakorló és haladó küldetésben csak a vezető játékos nyer a feltételekkel.'
      : `Ebben a küldetésben csak a vezető játékos nyer a feltételekkel: ${mission}.`,

  deckTooSmall: ({ need, have }) => `A pakliban ${have} lap van, és legalább ${need} kell.`,
  deckBothTeams: () => 'Épített pakliban Jó vagy Gonosz lapok vannak, a kettő együtt nem.',
  deckTooManyCopies: ({ card, copies }) => `Ebből ${copies} van a pakliban, legfeljebb három lehet: ${card}.`,
  deckForbiddenKind: ({ card }) => `Nem lehet pakliban: küldetés, pályaelem és legendás hős kimarad: ${card}.`,
  targetMissing: ({ index }) => `Hiányzó célpont: ${index}.`,
  targetNotMeant: ({ card }) => `Ez nem lehet a célpontja: ${card}.`,
  cannotBeTargeted: ({ card }) => `Nem lehet célpont: ${card}.`,
  conditionNotMet: () => 'Most nem teljesül, amit a képesség megkíván.',
  pileForbiddenKind: ({ card }) => `A legendás pakliba csak legendás hős kerülhet, ez pedig nem az: ${card}.`,
  pileTooManyCopies: ({ card, copies }) => `Ebből ${copies} van a legendás pakliban, legfeljebb három lehet: ${card}.`,
  deckSizeDiffers: ({ size, listed }) => `A lista ${listed} lap, de a pakli bemondott mérete ${size}.`,

  notTracked: () => 'Ezt a telefon a játszma mélységén nem őrzi. Ha kell, lépj mélyebbre.',
  notDeeper: () => 'A játszma már legalább ilyen mély.',
  zoneNeeded: () => 'Ehhez meg kell mondani a zónát.',
  noSuchCard: () => 'Nincs ilyen lap az asztalon.',
  noSuchZone: ({ zone }) => `Nincs ilyen zóna: ${zone}. A térképen 1-től 5-ig vannak zónák.`,
  noSuchThing: () => 'Ez már nincs az asztalon.',
  closed: () => 'Ez most nem lehetséges.',
};
