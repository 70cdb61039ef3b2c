/** Where continuous modifiers come from: what was created, counters, and the always-on powers of cards (703, 708, 711.2). */
import type { Origin } from '../../../engine/modifiers/projection.ts';
import type { Board, Card, CardId, Counter, Modifier } from '../board.ts';
import type { Condition } from '../powers/condition.ts';
import type { Power, PowerChange } from '../powers/power.ts';
import { isDescription, type Selector } from '../powers/selector.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import type { Change } from '../schemas.ts';
import type { Seat } from '../vocabulary.ts';
import { worksWhere } from '../questions/powers.ts';
import { memo } from './memo.ts';
import { printedPower } from './view.ts';

/** One change of one source, as the engine puts it in order. */
export type Continuous = Origin & {
  readonly id: string;
  /** Whom it affects: those that were named or flagged, or whoever answers (708.3d, 708.3e). */
  readonly affects: readonly CardId[] | Selector;
  readonly while: Condition | null;
  readonly change: PowerChange;
  /** Who says it. For a power: whoever has it, each card for itself; one that is printed only the card it stands `on`. */
  readonly said:
    { readonly by: Seat; readonly me: CardId | null } | { readonly power: string; readonly on: CardId | null };
};

const numbers = (name: 'atk' | 'def', amount: number): readonly PowerChange[] =>
  amount === 0 ? [] : [{ kind: name, op: 'by', amount }];

function ofCounter(card: Card, counter: Counter): readonly Continuous[] {
  return [...numbers('atk', counter.atk), ...numbers('def', counter.def)].map((change) => ({
    id: `${counter.id}.${change.kind}`,
    timestamp: counter.timestamp,
    from: 'counter',
    source: counter.name,
    rule: '402.1c',
    until: null,
    affects: [card.id],
    while: null,
    change,
    said: { by: 'lead', me: card.id },
  }));
}

/** What is kept on the board in words of its own, said as powers say it; null for what changes no card. */
function asPowerChange(change: Change): PowerChange | null {
  switch (change.kind) {
    case 'cannotBeAimedAt':
      return { kind: 'forbid', what: 'aim' };
    case 'cannotBeKod':
      return { kind: 'forbid', what: change.by === 'anything' ? 'ko' : 'koByCombat' };
    case 'control':
    case 'note':
      return null;
    default:
      return change;
  }
}

/** Only while something is so, whoever answers to a description, or those who were named (708.3). */
function ruleOf({ while: condition, affects }: Modifier): RuleNumber {
  if (condition !== null) return '708.3a';
  return affects === null ? '708.3' : '708.3d';
}

function ofModifier(modifier: Modifier): readonly Continuous[] {
  const change = asPowerChange(modifier.change);
  if (change === null) return [];
  const { id, timestamp, source, until, controller, cards, affects, of } = modifier;
  const own: Continuous = {
    id,
    timestamp,
    from: 'modifier',
    source,
    rule: ruleOf(modifier),
    until,
    affects: affects ?? cards,
    while: modifier.while,
    change,
    said: { by: controller, me: of },
  };
  const given =
    change.kind === 'gains' ? ofPower({ power: id, on: null }, change.power, { source, timestamp, until }) : [];
  return [own, ...given];
}

const isPlain = (change: PowerChange): boolean => !('amount' in change) || typeof change.amount === 'number';

/** A power is simply on, or goes by what it finds on the table (703.1, 708.2). */
const ruleOfPower = (affects: Selector, condition: Condition | undefined, change: PowerChange): RuleNumber =>
  isDescription(affects) || condition !== undefined || !isPlain(change) ? '708.2' : '703.1';

/** An always-on power, printed or given; where it is given, its time is when it was given (711.2). */
function ofPower(
  said: Extract<Continuous['said'], { power: string }>,
  definition: Power,
  given: Pick<Origin, 'source' | 'timestamp' | 'until'>,
): readonly Continuous[] {
  if (definition.kind !== 'alwaysOn') return [];
  return definition.change.flatMap((change, index) => {
    const id = `${said.power}.${index}`;
    const own: Continuous = {
      ...given,
      id,
      from: 'power',
      rule: ruleOfPower(definition.affects, definition.while, change),
      affects: definition.affects,
      while: definition.while ?? null,
      change,
      said,
    };
    return change.kind === 'gains' ? [own, ...ofPower({ power: id, on: null }, change.power, given)] : [own];
  });
}

/** As they stand on it; those that its player put in order, in that order (711.3). */
const inOrder = ({ powers, order = [] }: Card): readonly number[] => [
  ...order,
  ...[...powers.keys()].filter((index) => !order.includes(index)),
];

function ofCard(card: Card): readonly Continuous[] {
  const given = { source: card.name, timestamp: card.powersSince, until: null };
  return [
    ...inOrder(card).flatMap((index) =>
      card.powers.flatMap((one, at) =>
        at === index && worksWhere(one, card)
          ? ofPower({ power: printedPower(card.id, index), on: card.id }, one, given)
          : [],
      ),
    ),
    ...card.counters.flatMap((counter) => ofCounter(card, counter)),
  ];
}

const modifierSources = memo(ofModifier);

type Kept = { readonly card: Card; readonly sources: readonly Continuous[] };
const kept = new Map<CardId, Kept>();

const isSame = (one: Card, other: Card): boolean =>
  one === other ||
  (one.name === other.name &&
    one.powers === other.powers &&
    one.powersSince === other.powersSince &&
    one.order === other.order &&
    one.counters === other.counters &&
    one.place.area === other.place.area);

/** A card that is exhausted or moves has the same modifiers as before. */
function cardSources(card: Card): readonly Continuous[] {
  const known = kept.get(card.id);
  const sources = known !== undefined && isSame(known.card, card) ? known.sources : ofCard(card);
  kept.set(card.id, { card, sources });
  return sources;
}

/**
 * Every continuous modifier on the table. Unchanged cards and modifiers give the same objects again, so that what comes
 * of them need not be worked out anew.
 */
export const continuous = (board: Board): readonly Continuous[] => [
  ...board.modifiers.flatMap(modifierSources),
  ...board.cards.flatMap(cardSources),
];
