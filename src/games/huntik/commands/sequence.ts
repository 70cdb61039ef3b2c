/** The end and start of rounds, the end of the match, and the table's word over the order of play. */
import * as v from 'valibot';
import { cardId, count, note, seat, signed, zone } from '../schemas.ts';
import { LANDINGS, QUESTIONS } from '../vocabulary.ts';
import { command, following } from './command.ts';

const answers = [...new Set(Object.values(QUESTIONS).flat())];

export const sequenceCommands = [
  /** All that happens at the end of the round was settled; goes on to the next round, or to the end of the match. */
  command('finishRound', {}),
  command('winByTerms', { seat }),
  command('concede', { seat }),
  command('declareDraw', {}),
  /** `times`: the number that is asked for where the answer is one (802.2). */
  command('answerQuestion', { id: cardId, answer: v.picklist(answers), times: v.exactOptional(count) }),
  command('setSequence', {
    to: v.picklist(LANDINGS),
    /** Whose turn it is, or who attacks. */
    seat,
    zone: v.exactOptional(zone),
    /** `turn` only: reopens this round. */
    round: v.exactOptional(v.picklist([1, 2, 3, 4, 5, 6, 7])),
  }),
  /** What the table answered about a loop is carried out (802). */
  following('settleLoop'),
  /** Counts something by name; null takes it off the list. */
  command('setTally', { name: note, value: v.nullable(signed) }),
  following('checkTerms'),
  following('expireRound'),
  following('judgeLastRound'),
  following('advanceTimer'),
  following('unstunAll'),
  following('readyAll'),
  following('drawTwo'),
  following('openTurns'),
] as const;
