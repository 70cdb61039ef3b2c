/** Rounds, the end of the match and what the table decides, in sentences. */
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import { questionWords } from '../questions/words.ts';
import type { Teller } from './teller.ts';

type Match = CommandOf<
  | 'finishRound'
  | 'winByTerms'
  | 'concede'
  | 'declareDraw'
  | 'answerQuestion'
  | 'setSequence'
  | 'setTally'
  | 'noteTrigger'
  | 'settleTrigger'
>;

export function matchSentence(teller: Teller, command: Match): string {
  const { log } = teller.t;
  switch (command.type) {
    case 'finishRound': {
      const next = teller.first('timerAdvanced');
      return next === undefined ? log.lastRoundFinished : log.roundFinished(teller.board.round, next.round);
    }
    case 'winByTerms':
      return log.winsByTerms(teller.player(command.seat));
    case 'concede':
      return log.concedes(teller.player(command.seat));
    case 'declareDraw':
      return log.draw;
    case 'answerQuestion': {
      const item = teller.waiting(command.id);
      if (item?.kind !== 'question') return log.byItself;
      const { ask, answers } = questionWords(teller.t, teller.board, item);
      return log.answers(ask, answers.find(({ answer }) => answer === command.answer)?.words ?? command.answer);
    }
    case 'setSequence': {
      const round = command.round ?? teller.board.round;
      return log.setSequence[command.to](teller.player(command.seat), round);
    }
    case 'setTally':
      return command.value === null ? log.tallyGone(command.name) : log.tally(command.name, command.value);
    case 'noteTrigger':
      return log.trigger(command.note);
    case 'settleTrigger': {
      const item = teller.waiting(command.id);
      if (item?.kind !== 'trigger') return log.byItself;
      return command.skipped === undefined ? log.settled(item.note) : log.settledNot(item.note, command.skipped);
    }
    default:
      return command satisfies never;
  }
}
