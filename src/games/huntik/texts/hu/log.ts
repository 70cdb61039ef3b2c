import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('hu');
const same = (count: number, phrase: string) => plural(count, { one: phrase, other: phrase });

const subtypes = { combat: 'harci akciót', exhaust: 'kimerítő akciót', free: 'szabad akciót' };
const powers = {
  combat: 'harci akcióképességet',
  exhaust: 'kimerítő akcióképességet',
  free: 'szabad akcióképességet',
};
const kinds = { major: 'főhőst', minor: 'mellékhőst', legendary: 'legendás hőst' };
const areas = { deck: 'a pakliban', hand: 'a kézben', discard: 'a dobópakliban' };

export const log: HuntikTexts['log'] = {
  seated: (first, second) => `Leülnek játszani: ${first}, ${second}.`,
  kept: {
    rounds: 'A telefon a fordulókat, a köröket és a passzokat őrzi.',
    combat: 'A telefon a fordulókat, a köröket, a passzokat és a harci összegeket őrzi.',
    map: 'A telefon a térkép minden lapját őrzi.',
  },
  coin: {
    heads: (who) => `Az érme: fej. A vezető játékost ${who.inside} nevezi meg.`,
    tails: (who) => `Az érme: írás. A vezető játékost ${who.inside} nevezi meg.`,
  },
  dice: (one, other, who) => `A kockák: ${one} és ${other}. A vezető játékost ${who.inside} nevezi meg.`,
  diceTie: (face) => `Mindkét kocka: ${face}. Új dobás jön.`,
  leads: (who) => `${who.start} lett a vezető játékos.`,
  mission: {
    training: (name) => (name === '' ? 'A küldetés gyakorló.' : `A küldetés: ${name}, gyakorló.`),
    expert: (name) => (name === '' ? 'A küldetés haladó.' : `A küldetés: ${name}, haladó.`),
    solo: (name) => (name === '' ? 'A küldetés egyszemélyes.' : `A küldetés: ${name}, egyszemélyes.`),
    mutual: (name) => (name === '' ? 'A küldetés kölcsönös.' : `A küldetés: ${name}, kölcsönös.`),
  },
  deck: (who, size) => same(size, `${who.start} # lapos paklit mutat.`),
  mulligan: (who, count) => same(count, `${who.start} # lapot cserél.`),
  keepsHand: (who) => `${who.start} megtartja a kezdőkezét.`,
  roundBegins: (round, who) => `Kezdődik: ${round}. forduló. Kezd: ${who.inside}.`,

  acts: (who) => `${who.start} lép.`,
  actsWithMajor: (who) => `${who.start} lép, és főhőst játszik ki.`,
  actsInstead: (who) => `${who.start} lép, és főhős helyett mást játszik ki.`,
  passes: (who) => `${who.start} passzol.`,
  roundEnds: (round) => `Mindketten passzoltak, vége: ${round}. forduló.`,
  playsHero: (who, hero, kind, atk, def) => `${who.start} ${kinds[kind]} játszik ki: ${hero}, ATK ${atk}, DEF ${def}.`,
  playsAction: (who, subtype, name) =>
    name === ''
      ? `${who.start} ${subtypes[subtype]} játszik ki.`
      : `${who.start} ${subtypes[subtype]} játszik ki: ${name}.`,
  playsAmulet: (who, name) =>
    name === '' ? `${who.start} amulettet játszik ki.` : `${who.start} amulettet játszik ki: ${name}.`,
  usesPower: (who, subtype, card, name) =>
    name === ''
      ? `${who.start} ${powers[subtype]} használ: ${card}.`
      : `${who.start} ${powers[subtype]} használ: ${card}, ${name}.`,
  paidBy: (card) => `Érte kimerült: ${card}.`,
  insteadOfMajor: 'Főhős helyett kijátszva.',
  cancels: (who, action, name) => {
    const what = action === '' ? `${who.start} semlegesíti az akciót` : `${who.start} semlegesíti: ${action}`;
    return name === '' ? `${what}.` : `${what} (ezzel: ${name}).`;
  },
  takesTurn: (who) => `Ezután ${who.inside} jön.`,
  moves: (who, card, from, to) =>
    from === to
      ? `${who.start} 0 zónát mozgat, a zóna ${to}.: ${card}.`
      : `${who.start} mozgat: ${card}, zóna: ${from} → ${to}.`,
  declines: (who) => `${who.start} nem indít harcot.`,
  offered: (card) => `Egy lap hatása ellenség mellé mozgatta: ${card}.`,

  startsCombat: (who, zone) =>
    zone === null ? `${who.start} harcot indít.` : `${who.start} harcot indít, zóna: ${zone}.`,
  joins: (who, card, atk, def) => `A harcban van ${who.inside} oldalán: ${card}, ATK ${atk}, DEF ${def}.`,
  leavesCombat: (card) => `Kikerül a harcból: ${card}.`,
  passesCombat: (who) => `${who.start} passzol a harcban.`,
  aims: (who, aims) => `${who.start} céloz: ${aims}.`,
  aimsNothing: (who) => `${who.start} nem céloz támadással.`,
  aim: (attacks, card) => `${card} – ${attacks}`,
  addsAttacks: (who, count) => same(count, `${who.start} # támadást ad hozzá.`),
  removesAttacks: (who, count) => same(count, `${who.start} # ellenséges támadást vesz el.`),
  removesAttacksOf: (who, card) => `${who.start} elveszi a harcból ennek a lapnak a támadásait: ${card}.`,

  stuns: (card) => `Elkábul: ${card}.`,
  unstuns: (card) => `Magához tér: ${card}.`,
  readies: (card) => `Felkészül: ${card}.`,
  exhausts: (card) => `Kimerül: ${card}.`,
  kos: (cards) => `KO: ${cards}.`,
  eliminates: (who, card) => `${who.start} kiiktatja: ${card}.`,
  puts: (card, zone) => `Áthelyezve: ${card}, zóna: ${zone}.`,
  movedByEffect: (card, from, to) => `Hatás mozgatja: ${card}, zóna: ${from} → ${to}.`,
  movedNowhere: (card) => `Egy hatás mozgatná, de a helyén marad: ${card}.`,
  entersPlay: (who, card, zone) =>
    zone === null ? `${who.start} játékba hozza: ${card}.` : `${who.start} játékba hozza: ${card}, zóna: ${zone}.`,
  leavesPlay: {
    hand: (card) => `Visszakerül a kézbe: ${card}.`,
    deck: (card) => `Visszakerül a pakliba: ${card}.`,
    removed: (card) => `Lekerül a térképről: ${card}.`,
  },
  control: (who, card) => `Mostantól ${who.inside} irányítja: ${card}.`,
  controlNobody: (card) => `Mostantól senki sem irányítja: ${card}.`,
  counter: (card, name) => (name === '' ? `Jelölő kerül rá: ${card}.` : `Jelölő kerül rá (${name}): ${card}.`),
  counterGone: (card) => `Lekerül róla egy jelölő: ${card}.`,
  picksUp: (hero, feature) => `${hero} felveszi: ${feature}.`,
  drops: (feature) => `Leejtve: ${feature}.`,
  draws: (who, count) => same(count, `${who.start} # lapot húz.`),
  discards: (who, count) => same(count, `${who.start} # lapot eldob.`),
  counted: (who, area, count) => `Kézzel javítva, ${who.inside}: ${areas[area]} ${count} lap van.`,
  effect: (what, until) => `${what}, ${until}.`,
  effectOn: (what, until, cards) => `${what}, ${until}: ${cards}.`,
  effectOnHeroes: (what, until, of) => `${what}, ${until}: ${of.inside} minden hőse.`,
  watching: (source, says) => (source === '' ? says : `${source}: ${says}`),
  watches: (source, until) =>
    source === ''
      ? `Mostantól egy hatás várja a pillanatát, ${until}.`
      : `Mostantól egy hatás várja a pillanatát, ${until}: ${source}.`,
  effectEnds: (what) => `Véget ér: ${what}.`,
  goAgain: (who) => `A kör után újra ${who.inside} jön.`,
  goFirst: (who) => `A következő fordulót ${who.inside} kezdi.`,
  extraMajor: (who) => `${who.start} ebben a fordulóban még egy főhőst kijátszhat.`,
  scores: (who, points) =>
    same(Math.abs(points), points < 0 ? `${who.start} # pontot veszít.` : `${who.start} # pontot szerez.`),
  tally: (name, value) => `${name}: ${value}.`,
  tallyGone: (name) => `Ezt már nem számoljuk: ${name}.`,
  trigger: (note) => `Végrehajtásra vár: ${note}.`,
  settled: (note) => `Végrehajtva: ${note}.`,
  settledNot: (note, why) => `Nem kerül végrehajtásra: ${note} (${why}).`,

  roundFinished: (round, next) => `Véget ért: ${round}. forduló. Kezdődik: ${next}. forduló.`,
  lastRoundFinished: 'Véget ért az utolsó forduló.',
  winsByTerms: (who) => `Teljesültek a küldetés feltételei: ${who.inside} nyer.`,
  concedes: (who) => `${who.start} feladja.`,
  draw: 'Olyan ciklus, amelyet senki sem tud megszakítani: a játszma döntetlen.',
  answers: (question, answer) => `${question} Az asztal döntése: ${answer}.`,
  setSequence: {
    turn: (who, round) => `Az asztal beállítja a sorrendet: ${who.inside} jön, ${round}. forduló.`,
    combat: (who) => `Az asztal beállítja a sorrendet: harc, és ${who.inside} támad.`,
    endOfRound: (_who, round) => `Az asztal beállítja a sorrendet: vége, ${round}. forduló.`,
  },
  byItself: 'A játszma magától megy tovább.',

  resolved: (name) => (name === '' ? 'Az akció végrehajtva.' : `Végrehajtva: ${name}.`),
  cancelled: (name) => (name === '' ? 'Az akció semlegesítve.' : `Semlegesítve: ${name}.`),
  spared: (card) => `Nem üthető ki, és marad: ${card}.`,
  skipped: 'A hatás egy része nem volt végrehajtható, így kimaradt.',
  combatEndedEarly: 'A harc idő előtt véget ér: az egyik oldalon senki sem maradt benne.',
  nobodyKod: 'Senki sem ütődik ki.',
  wins: (who) => `${who.start} győz.`,
  asked: 'Az asztalnak válaszolnia kell egy kérdésre.',
};
