/** A small grammar to try the engine with: heroes with an ATK, tags, a side and a kind, and a round around them. */
import type { Applied, Grammar, Stamped, Views, World } from '../../../src/engine/modifiers/grammar.ts';

export const TAGS = ['titan', 'seeker'] as const;
export type Tag = (typeof TAGS)[number];

export const SIDES = ['lead', 'defending'] as const;
export type Side = (typeof SIDES)[number];

export const KINDS = ['hero', 'obstacle'] as const;
export type Kind = (typeof KINDS)[number];

/** Every tag is a field of its own: whoever looks for Titans does not care about Seekers. */
const FIELDS = ['atk', ...TAGS, 'side', 'kind', 'note', 'round'] as const;
export type Field = (typeof FIELDS)[number];

/** The note is read and changed by no modifier. */
export type View = {
  readonly atk: number;
  readonly tags: readonly Tag[];
  readonly side: Side;
  readonly kind: Kind;
  readonly note: string;
};

export type Surroundings = { readonly round: number };
export type ToyWorld = World<View, Surroundings>;

export type Selector =
  | { readonly by: 'list'; readonly ids: readonly string[] }
  | { readonly by: 'tag'; readonly tag: Tag }
  | { readonly by: 'side'; readonly side: Side }
  | { readonly by: 'kind'; readonly kind: Kind }
  | { readonly by: 'atkAtLeast'; readonly atk: number };

/** What is written on the card, and, with `count` worked out, what is done to a subject. */
export type Change =
  | { readonly op: 'by' | 'to'; readonly amount: number }
  | { readonly op: 'gain' | 'lose'; readonly tag: Tag }
  | { readonly op: 'side'; readonly side: Side }
  | { readonly op: 'kind'; readonly kind: Kind };
export type Written = Change | { readonly op: 'count'; readonly of: Selector };

export type Toy = Stamped & {
  readonly selector: Selector;
  /** The first round in which it applies; always, where there is none. */
  readonly fromRound?: number;
  readonly change: Written;
};

export type ToyGrammar = Grammar<View, Surroundings, Toy, Change, Field>;

function readsOf(selector: Selector): readonly Field[] {
  switch (selector.by) {
    case 'list':
      return [];
    case 'tag':
      return [selector.tag];
    case 'side':
      return ['side'];
    case 'kind':
      return ['kind'];
    case 'atkAtLeast':
      return ['atk'];
    default:
      return selector satisfies never;
  }
}

function writesOf(change: Written): Field {
  switch (change.op) {
    case 'by':
    case 'to':
    case 'count':
      return 'atk';
    case 'gain':
    case 'lose':
      return change.tag;
    case 'side':
    case 'kind':
      return change.op;
    default:
      return change satisfies never;
  }
}

function selects(selector: Exclude<Selector, { by: 'list' }>, view: View): boolean {
  switch (selector.by) {
    case 'tag':
      return view.tags.includes(selector.tag);
    case 'side':
      return view.side === selector.side;
    case 'kind':
      return view.kind === selector.kind;
    case 'atkAtLeast':
      return view.atk >= selector.atk;
    default:
      return selector satisfies never;
  }
}

/** A list names its subjects whether or not they are there, so it reads nothing. */
const selected = (selector: Selector, views: Views<View>): readonly string[] =>
  selector.by === 'list' ? selector.ids : [...views].filter(([, view]) => selects(selector, view)).map(([id]) => id);

function evaluate(
  { selector, fromRound, change }: Toy,
  views: Views<View>,
  { round }: Surroundings,
): Applied<Change>[] {
  if (fromRound !== undefined && round < fromRound) return [];
  const workedOut: Change = change.op === 'count' ? { op: 'by', amount: selected(change.of, views).length } : change;
  return selected(selector, views).map((subject) => ({ subject, change: workedOut }));
}

function apply(view: View, change: Change): View {
  switch (change.op) {
    case 'by':
      return { ...view, atk: view.atk + change.amount };
    case 'to':
      return { ...view, atk: change.amount };
    case 'gain':
      return view.tags.includes(change.tag) ? view : { ...view, tags: [...view.tags, change.tag].toSorted() };
    case 'lose':
      return { ...view, tags: view.tags.filter((tag) => tag !== change.tag) };
    case 'side':
      return { ...view, side: change.side };
    case 'kind':
      return { ...view, kind: change.kind };
    default:
      return change satisfies never;
  }
}

export const toy: ToyGrammar = {
  reads: ({ selector, fromRound, change }) => [
    ...readsOf(selector),
    ...(change.op === 'count' ? readsOf(change.of) : []),
    ...(fromRound === undefined ? [] : (['round'] as const)),
  ],
  writes: ({ change }) => [writesOf(change)],
  evaluate,
  evaluateAmong: (modifier, subjects, views, surroundings) => {
    if (modifier.change.op === 'count') return null;
    const among = new Map([...views].filter(([id]) => subjects.includes(id)));
    return evaluate(modifier, among, surroundings);
  },
  apply: (view, _, change) => apply(view, change),
  differences: (before, after) => [
    ...(['atk', 'side', 'kind', 'note'] as const).filter((field) => before[field] !== after[field]),
    ...TAGS.filter((tag) => before.tags.includes(tag) !== after.tags.includes(tag)),
  ],
  surroundingDifferences: (before, after) => (before.round === after.round ? [] : ['round']),
  fields: FIELDS,
  // Every field of a subject can be changed here, so only a list tells anything.
  looksAt: ({ selector, change }) => selector.by !== 'list' || change.op === 'count',
  couldAffect: ({ selector }) => (selector.by === 'list' ? selector.ids : null),
};

/** A plain hero of the lead player, but for what is given. */
export const hero = (given: Partial<View> = {}): View => ({
  atk: 1,
  tags: [],
  side: 'lead',
  kind: 'hero',
  note: '',
  ...given,
});

export const worldOf = (subjects: Readonly<Record<string, View>>, round = 1): ToyWorld => ({
  stored: new Map(Object.entries(subjects)),
  surroundings: { round },
});
