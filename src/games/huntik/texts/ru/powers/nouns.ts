/** Russian nouns and adjectives: the few words that powers decline. Names of cards and people are never among them. */

/** герой, героя, героя, (о) герое */
export type Case = 'nom' | 'gen' | 'acc' | 'prep';
type Forms = Readonly<Record<Case, string>>;
export type Gender = 'm' | 'f';
export type Noun = { readonly gender: Gender; readonly alive: boolean; readonly one: Forms; readonly many: Forms };

const forms = (nom: string, gen: string, acc: string, prep: string): Forms => ({ nom, gen, acc, prep });
export const NOUNS = {
  hero: {
    gender: 'm',
    alive: true,
    one: forms('герой', 'героя', 'героя', 'герое'),
    many: forms('герои', 'героев', 'героев', 'героях'),
  },
  obstacle: {
    gender: 'f',
    alive: false,
    one: forms('преграда', 'преграды', 'преграду', 'преграде'),
    many: forms('преграды', 'преград', 'преграды', 'преградах'),
  },
  feature: {
    gender: 'm',
    alive: false,
    one: forms('объект', 'объекта', 'объект', 'объекте'),
    many: forms('объекты', 'объектов', 'объекты', 'объектах'),
  },
  card: {
    gender: 'f',
    alive: false,
    one: forms('карта', 'карты', 'карту', 'карте'),
    many: forms('карты', 'карт', 'карты', 'картах'),
  },
  player: {
    gender: 'm',
    alive: true,
    one: forms('игрок', 'игрока', 'игрока', 'игроке'),
    many: forms('игроки', 'игроков', 'игроков', 'игроках'),
  },
  zone: {
    gender: 'f',
    alive: false,
    one: forms('зона', 'зоны', 'зону', 'зоне'),
    many: forms('зоны', 'зон', 'зоны', 'зонах'),
  },
  token: {
    gender: 'm',
    alive: false,
    one: forms('жетон', 'жетона', 'жетон', 'жетоне'),
    many: forms('жетоны', 'жетонов', 'жетоны', 'жетонах'),
  },
  counter: {
    gender: 'm',
    alive: false,
    one: forms('маркер', 'маркера', 'маркер', 'маркере'),
    many: forms('маркеры', 'маркеров', 'маркеры', 'маркерах'),
  },
} as const satisfies Record<string, Noun>;

type Endings = { readonly m: readonly string[]; readonly f: readonly string[]; readonly many: readonly string[] };
/** Nominative, genitive, prepositional; the feminine accusative comes last. */
const ENDINGS = {
  ый: { m: ['ый', 'ого', 'ом'], f: ['ая', 'ой', 'ой', 'ую'], many: ['ые', 'ых', 'ых'] },
  ий: { m: ['ий', 'ого', 'ом'], f: ['ая', 'ой', 'ой', 'ую'], many: ['ие', 'их', 'их'] },
  ой: { m: ['ой', 'ого', 'ом'], f: ['ая', 'ой', 'ой', 'ую'], many: ['ие', 'их', 'их'] },
} as const satisfies Record<string, Endings>;

/** An adjective by its stem and kind: дружественн-ый, вражеск-ий, друг-ой; `этот`, `тот` and `весь` have their own. */
export type Adjective = readonly [stem: string, kind: keyof typeof ENDINGS] | 'этот' | 'тот' | 'все';
const PRONOUNS: Readonly<Record<'этот' | 'тот' | 'все', Endings>> = {
  этот: { m: ['этот', 'этого', 'этом'], f: ['эта', 'этой', 'этой', 'эту'], many: ['эти', 'этих', 'этих'] },
  тот: { m: ['тот', 'того', 'том'], f: ['та', 'той', 'той', 'ту'], many: ['те', 'тех', 'тех'] },
  все: { m: ['весь', 'всего', 'всём'], f: ['вся', 'всей', 'всей', 'всю'], many: ['все', 'всех', 'всех'] },
};

const SLOTS: Readonly<Record<Exclude<Case, 'acc'>, number>> = { nom: 0, gen: 1, prep: 2 };
/** The place of a case in a row of endings: an accusative is like the genitive of who lives, the nominative of what does not. */
const slot = (of: Case, { gender, alive }: Noun, many: boolean): number => {
  if (of !== 'acc') return SLOTS[of];
  if (gender === 'f' && !many) return 3;
  return alive ? SLOTS.gen : SLOTS.nom;
};

/** An adjective as its noun wants it. */
export const agreeing = (adjective: Adjective, noun: Noun, many: boolean, of: Case): string => {
  const [stem, endings] =
    typeof adjective === 'string' ? ['', PRONOUNS[adjective]] : [adjective[0], ENDINGS[adjective[1]]];
  const row: readonly string[] = many ? endings.many : endings[noun.gender];
  return `${stem}${row[slot(of, noun, many)] ?? ''}`;
};

/** „первая цель”: the ordinals of a feminine noun. */
export const TARGET: Forms = forms('цель', 'цели', 'цель', 'цели');
const ORDINALS: readonly Forms[] = [
  forms('первая', 'первой', 'первую', 'первой'),
  forms('вторая', 'второй', 'вторую', 'второй'),
  forms('третья', 'третьей', 'третью', 'третьей'),
  forms('четвёртая', 'четвёртой', 'четвёртую', 'четвёртой'),
  forms('пятая', 'пятой', 'пятую', 'пятой'),
  forms('шестая', 'шестой', 'шестую', 'шестой'),
];
export const ordinal = (index: number, of: Case): string => ORDINALS[index]?.[of] ?? `${index + 1}-я`;

export const YOU: Forms = forms('вы', 'вас', 'вас', 'вас');
export const BOTH: Forms = forms('оба игрока', 'обоих игроков', 'обоих игроков', 'обоих игроках');
export const OPPONENT: Forms = forms('соперник', 'соперника', 'соперника', 'сопернике');
