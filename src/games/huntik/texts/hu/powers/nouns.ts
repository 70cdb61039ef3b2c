/** Hungarian nouns and articles: the few words that powers inflect. Names of cards and people are never among them. */

export const CASES = ['nom', 'acc', 'dat', 'sub', 'del', 'sup'] as const;
/** hős, hőst, hősnek, hősre, hősről, hősön */
export type Case = (typeof CASES)[number];

type Forms = Readonly<Record<Case, string>>;
export type Noun = { readonly one: Forms; readonly many: Forms };

const back = (stem: string, accusative: string, superessive: string, nominative = stem): Forms => ({
  nom: nominative,
  acc: accusative,
  dat: `${stem}nak`,
  sub: `${stem}ra`,
  del: `${stem}ról`,
  sup: superessive,
});
const front = (stem: string, accusative: string, superessive: string): Forms => ({
  nom: stem,
  acc: accusative,
  dat: `${stem}nek`,
  sub: `${stem}re`,
  del: `${stem}ről`,
  sup: superessive,
});

/** The ends of all compounds: mellékhős, hőslap, akciólap, mellékhős-zseton. */
const ENDS = {
  hős: { one: front('hős', 'hőst', 'hősön'), many: front('hősök', 'hősöket', 'hősökön') },
  akadály: { one: back('akadály', 'akadályt', 'akadályon'), many: back('akadályok', 'akadályokat', 'akadályokon') },
  pályaelem: {
    one: front('pályaelem', 'pályaelemet', 'pályaelemen'),
    many: front('pályaelemek', 'pályaelemeket', 'pályaelemeken'),
  },
  lap: { one: back('lap', 'lapot', 'lapon'), many: back('lapok', 'lapokat', 'lapokon') },
  játékos: { one: back('játékos', 'játékost', 'játékoson'), many: back('játékosok', 'játékosokat', 'játékosokon') },
  zóna: { one: back('zóná', 'zónát', 'zónán', 'zóna'), many: back('zónák', 'zónákat', 'zónákon') },
  zseton: { one: back('zseton', 'zsetont', 'zsetonon'), many: back('zsetonok', 'zsetonokat', 'zsetonokon') },
  célpont: { one: back('célpont', 'célpontot', 'célponton'), many: back('célpontok', 'célpontokat', 'célpontokon') },
} as const satisfies Record<string, Noun>;
export type End = keyof typeof ENDS;

export const inflected = (end: End, many: boolean, of: Case): string => ENDS[end][many ? 'many' : 'one'][of];

/** “a” or “az” before a word or a number; X is read “iksz”, 1 “egy”, 5 “öt”. */
export const article = (next: string): 'a' | 'az' => {
  const sounded = next.replace(/^[„»(]+/u, '');
  return /^(?:[aáeéiíoóöőuúüű]|X\b|1(?!\d)|5)/iu.test(sounded) ? 'az' : 'a';
};
/** With its article, unless it begins with one already. */
export const the = (words: string): string => (/^(?:az?|e) /u.test(words) ? words : `${article(words)} ${words}`);

export const THESE: Forms = { nom: 'ez', acc: 'ezt', dat: 'ennek', sub: 'erre', del: 'erről', sup: 'ezen' };
export const THOSE: Noun = {
  one: { nom: 'az', acc: 'azt', dat: 'annak', sub: 'arra', del: 'arról', sup: 'azon' },
  many: { nom: 'azok', acc: 'azokat', dat: 'azoknak', sub: 'azokra', del: 'azokról', sup: 'azokon' },
};
export const YOU: Forms = { nom: 'te', acc: 'téged', dat: 'neked', sub: 'rád', del: 'rólad', sup: 'rajtad' };
export const OPPONENT: Forms = {
  nom: 'az ellenfeled',
  acc: 'az ellenfeledet',
  dat: 'az ellenfelednek',
  sub: 'az ellenfeledre',
  del: 'az ellenfeledről',
  sup: 'az ellenfeleden',
};
