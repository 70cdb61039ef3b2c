/** Hungarian verbs as powers need them: each with a definite and an indefinite object. */

type Pair = readonly [definite: string, indefinite: string];

/** What a power tells you to do, and what your opponent does by choice. */
export type Command = { readonly do: Pair; readonly does: Pair };
export const COMMANDS = {
  ko: { do: ['üsd ki', 'üss ki'], does: ['kiüti', 'kiüt'] },
  eliminate: { do: ['iktasd ki', 'iktass ki'], does: ['kiiktatja', 'kiiktat'] },
  stun: { do: ['kábítsd el', 'kábíts el'], does: ['elkábítja', 'elkábít'] },
  unstun: { do: ['térítsd magához', 'téríts magához'], does: ['magához téríti', 'magához térít'] },
  ready: { do: ['készítsd fel', 'készíts fel'], does: ['felkészíti', 'felkészít'] },
  exhaust: { do: ['merítsd ki', 'meríts ki'], does: ['kimeríti', 'kimerít'] },
  drop: { do: ['ejtesd le', 'ejtess le'], does: ['leejteti', 'leejtet'] },
  reveal: { do: ['fedd fel', 'fedj fel'], does: ['felfedi', 'felfed'] },
  put: { do: ['helyezd', 'helyezz'], does: ['áthelyezi', 'áthelyez'] },
  takeOff: { do: ['vedd le', 'vegyél le'], does: ['leveszi', 'levesz'] },
  move: { do: ['mozgasd', 'mozgass'], does: ['mozgatja', 'mozgat'] },
} as const satisfies Record<string, Command>;

type Mood = { readonly happens: string; readonly would: string };
/** What happens: by nobody in particular, by you, and by your opponent. */
export type Happening = Readonly<Record<'they' | 'you' | 'opponent', readonly [definite: Mood, indefinite: Mood]>>;
const both = (happens: string, would: string): Mood => ({ happens, would });

export const HAPPENINGS = {
  played: {
    they: [both('kijátsszák', 'kijátszanák'), both('kijátszanak', 'kijátszanának')],
    you: [both('kijátszod', 'kijátszanád'), both('kijátszol', 'kijátszanál')],
    opponent: [both('kijátssza', 'kijátszaná'), both('kijátszik', 'kijátszana')],
  },
  put: {
    they: [both('helyezik', 'helyeznék'), both('helyeznek', 'helyeznének')],
    you: [both('helyezed', 'helyeznéd'), both('helyezel', 'helyeznél')],
    opponent: [both('helyezi', 'helyezné'), both('helyez', 'helyezne')],
  },
  moved: {
    they: [both('mozgatják', 'mozgatnák'), both('mozgatnak', 'mozgatnának')],
    you: [both('mozgatod', 'mozgatnád'), both('mozgatsz', 'mozgatnál')],
    opponent: [both('mozgatja', 'mozgatná'), both('mozgat', 'mozgatna')],
  },
  ko: {
    they: [both('kiütik', 'kiütnék'), both('kiütnek', 'kiütnének')],
    you: [both('kiütöd', 'kiütnéd'), both('kiütsz', 'kiütnél')],
    opponent: [both('kiüti', 'kiütné'), both('kiüt', 'kiütne')],
  },
  eliminated: {
    they: [both('kiiktatják', 'kiiktatnák'), both('kiiktatnak', 'kiiktatnának')],
    you: [both('kiiktatod', 'kiiktatnád'), both('kiiktatsz', 'kiiktatnál')],
    opponent: [both('kiiktatja', 'kiiktatná'), both('kiiktat', 'kiiktatna')],
  },
  stunned: {
    they: [both('elkábítják', 'elkábítanák'), both('elkábítanak', 'elkábítanának')],
    you: [both('elkábítod', 'elkábítanád'), both('elkábítasz', 'elkábítanál')],
    opponent: [both('elkábítja', 'elkábítaná'), both('elkábít', 'elkábítana')],
  },
  unstunned: {
    they: [both('magához térítik', 'magához térítenék'), both('magához térítenek', 'magához térítenének')],
    you: [both('magához téríted', 'magához térítenéd'), both('magához térítesz', 'magához térítenél')],
    opponent: [both('magához téríti', 'magához térítené'), both('magához térít', 'magához térítene')],
  },
  readied: {
    they: [both('felkészítik', 'felkészítenék'), both('felkészítenek', 'felkészítenének')],
    you: [both('felkészíted', 'felkészítenéd'), both('felkészítesz', 'felkészítenél')],
    opponent: [both('felkészíti', 'felkészítené'), both('felkészít', 'felkészítene')],
  },
  exhausted: {
    they: [both('kimerítik', 'kimerítenék'), both('kimerítenek', 'kimerítenének')],
    you: [both('kimeríted', 'kimerítenéd'), both('kimerítesz', 'kimerítenél')],
    opponent: [both('kimeríti', 'kimerítené'), both('kimerít', 'kimerítene')],
  },
  pickedUp: {
    they: [both('felveszik', 'felvennék'), both('felvesznek', 'felvennének')],
    you: [both('felveszed', 'felvennéd'), both('felveszel', 'felvennél')],
    opponent: [both('felveszi', 'felvenné'), both('felvesz', 'felvenne')],
  },
  dropped: {
    they: [both('leejtik', 'leejtenék'), both('leejtenek', 'leejtenének')],
    you: [both('leejted', 'leejtenéd'), both('leejtesz', 'leejtenél')],
    opponent: [both('leejti', 'leejtené'), both('leejt', 'leejtene')],
  },
  brought: {
    they: [both('játékba hozzák', 'játékba hoznák'), both('játékba hoznak', 'játékba hoznának')],
    you: [both('játékba hozod', 'játékba hoznád'), both('játékba hozol', 'játékba hoznál')],
    opponent: [both('játékba hozza', 'játékba hozná'), both('játékba hoz', 'játékba hozna')],
  },
  taken: {
    they: [both('kiveszik a játékból', 'kivennék a játékból'), both('kivesznek a játékból', 'kivennének a játékból')],
    you: [both('kiveszed a játékból', 'kivennéd a játékból'), both('kiveszel a játékból', 'kivennél a játékból')],
    opponent: [both('kiveszi a játékból', 'kivenné a játékból'), both('kivesz a játékból', 'kivenne a játékból')],
  },
  drawn: {
    they: [both('húzzák', 'húznák'), both('húznak', 'húznának')],
    you: [both('húzod', 'húznád'), both('húzol', 'húznál')],
    opponent: [both('húzza', 'húzná'), both('húz', 'húzna')],
  },
  discarded: {
    they: [both('eldobják', 'eldobnák'), both('eldobnak', 'eldobnának')],
    you: [both('eldobod', 'eldobnád'), both('eldobsz', 'eldobnál')],
    opponent: [both('eldobja', 'eldobná'), both('eldob', 'eldobna')],
  },
} as const satisfies Record<string, Happening>;
export type HappeningName = keyof typeof HAPPENINGS;
