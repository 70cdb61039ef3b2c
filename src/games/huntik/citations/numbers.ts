/** The rules behind each line of a number's explanation: why it applies, and why it stands where it does (711, 712). */
import { meets } from '../../../engine/modifiers/grammar.ts';
import type { Step } from '../../../engine/modifiers/projection.ts';
import type { Board, Card } from '../board.ts';
import { grammar } from '../projection/grammar.ts';
import type { Continuous } from '../projection/sources.ts';
import { appliedOn } from '../projection/views.ts';
import { seen } from '../questions/seen.ts';
import type { RuleNumber } from '../rulebook/numbers.ts';
import type { NumberKind } from '../vocabulary.ts';
import { cite } from './moment.ts';

export type Line = Step & {
  /** It stands later than its timestamp says: what it depends on came first (712.2). */
  readonly waited: boolean;
  readonly rules: readonly string[];
};

/** Only where a line sets a number does it matter which of them comes first. */
const isOrderPlain = (steps: readonly Step[]): boolean => steps.every(({ op }) => op === 'by');

/** It names a card, and this is a version of that card (201.2). */
const isVersionOf = ({ affects }: Continuous, { name }: Card): boolean =>
  typeof affects === 'object' &&
  'named' in affects &&
  typeof affects.named === 'string' &&
  name.toLowerCase().startsWith(`${affects.named.toLowerCase()}, `);

/** It speaks of counters without saying on which card (402.1a). */
const isByOwnCounters = ({ change }: Continuous): boolean =>
  'amount' in change &&
  typeof change.amount === 'object' &&
  'counters' in change.amount &&
  change.amount.on === undefined;

/** Where a line stands among all that applies on the table. */
function placeOf(board: Board, card: Card, kind: NumberKind, step: Step) {
  const applied = appliedOn(board);
  const at = applied.findIndex(
    ({ modifier: { source, timestamp, change }, applied: to }) =>
      step.from !== 'printed' &&
      step.source === source &&
      step.timestamp === timestamp &&
      change.kind === kind &&
      to.some(({ subject }) => subject === card.id),
  );
  const own = applied[at]?.modifier;
  const isInLoop = applied[at]?.inLoop === true;
  const isLater = applied
    .slice(0, Math.max(0, at))
    .some(({ modifier }) => step.from !== 'printed' && modifier.timestamp > step.timestamp);
  // Nothing that applies changes what it goes by; replacements are not among what could (712.1a).
  const isIndependent =
    own !== undefined &&
    !applied.some(({ modifier }) => modifier !== own && meets(grammar.writes(modifier), grammar.reads(own)));
  return { own, isInLoop, waited: isLater && !isInLoop, isIndependent };
}

/** A number's explanation, each line with the rules that it goes by. */
export function linesOf(board: Board, card: Card, kind: NumberKind): readonly Line[] {
  const { steps } = seen(board, card)[kind];
  return steps.map((step, index) => {
    const { own, isInLoop, waited, isIndependent } = placeOf(board, card, kind, step);
    const earlier = steps.slice(1, index);
    const isByTime = earlier.length > 0 && step.from !== 'printed' && !isOrderPlain([...earlier, step]);
    const order: readonly RuleNumber[] = [
      ...cite(waited, '712.1', '712.2'),
      ...cite(isInLoop, '712.3'),
      ...cite(!waited && !isInLoop && isByTime, '711.1', '711.2'),
      ...cite(!waited && !isInLoop && isByTime && isIndependent, '712.1a'),
      ...cite(own !== undefined && isVersionOf(own, card), '201.2'),
      ...cite(own !== undefined && isByOwnCounters(own), '402.1a'),
      ...cite(step.result < 0 && index === steps.length - 1, '104.2'),
    ];
    return { ...step, waited, rules: [step.rule, ...order] };
  });
}
