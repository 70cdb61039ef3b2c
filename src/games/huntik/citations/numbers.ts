/** The rules behind each line of a number's explanation: why it applies, and why it stands where it does (711, 712). */
import type { Step } from '../../../engine/modifiers/projection.ts';
import type { Board, Card } from '../board.ts';
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

/** Where a line stands among all that applies on the table. */
function placeOf(board: Board, step: Step) {
  const applied = appliedOn(board);
  const at = applied.findIndex(
    ({ modifier: { source, timestamp } }) =>
      step.from !== 'printed' && step.source === source && step.timestamp === timestamp,
  );
  const isInLoop = applied[at]?.inLoop === true;
  const isLater = applied
    .slice(0, Math.max(0, at))
    .some(({ modifier }) => step.from !== 'printed' && modifier.timestamp > step.timestamp);
  return { isInLoop, waited: isLater && !isInLoop };
}

/** A number's explanation, each line with the rules that it goes by. */
export function linesOf(board: Board, card: Card, kind: NumberKind): readonly Line[] {
  const { steps } = seen(board, card)[kind];
  return steps.map((step, index) => {
    const { isInLoop, waited } = placeOf(board, step);
    const earlier = steps.slice(1, index);
    const isByTime = earlier.length > 0 && step.from !== 'printed' && !isOrderPlain([...earlier, step]);
    const order: readonly RuleNumber[] = [
      ...cite(waited, '712.1', '712.2'),
      ...cite(isInLoop, '712.3'),
      ...cite(!waited && !isInLoop && isByTime, '711.1', '711.2'),
      ...cite(step.result < 0 && index === steps.length - 1, '104.2'),
    ];
    return { ...step, waited, rules: [step.rule, ...order] };
  });
}
