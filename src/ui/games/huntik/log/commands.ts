/** What a command says, in sentences. */
import type { Command } from '../../../../games/huntik/commands/index.ts';
import { effectSentence } from './effects.ts';
import { matchSentence } from './match.ts';
import { playSentences } from './plays.ts';
import { setupSentences } from './setup.ts';
import type { Teller } from './teller.ts';
import { combatSentence, turnSentence } from './turns.ts';

export function commandSentences(teller: Teller, command: Command): readonly string[] {
  switch (command.type) {
    case 'seatPeople':
    case 'flipCoin':
    case 'rollDice':
    case 'chooseLeadPlayer':
    case 'chooseMission':
    case 'presentDeck':
    case 'announceMulligan':
    case 'deepen':
      return setupSentences(teller, command);
    case 'playHero':
    case 'playAction':
    case 'playAmulet':
    case 'usePower':
    case 'cancelAction':
      return playSentences(teller, command);
    case 'act':
    case 'pass':
    case 'moveCard':
    case 'declineCombat':
    case 'offerCombat':
      return [turnSentence(teller, command)];
    case 'startCombat':
    case 'addFighter':
    case 'removeFighter':
    case 'passCombat':
    case 'aimAttacks':
      return [combatSentence(teller, command)];
    case 'finishRound':
    case 'winByTerms':
    case 'concede':
    case 'declareDraw':
    case 'answerQuestion':
    case 'setSequence':
    case 'setTally':
    case 'noteTrigger':
    case 'settleTrigger':
      return [matchSentence(teller, command)];
    case 'takeMulligans':
    case 'startFirstRound':
    case 'resolveAction':
    case 'settleMove':
    case 'endTurn':
    case 'openCombat':
    case 'totalAttacks':
    case 'aimForced':
    case 'koAimedAt':
    case 'concludeCombat':
    case 'checkTerms':
    case 'expireRound':
    case 'judgeLastRound':
    case 'advanceTimer':
    case 'unstunAll':
    case 'readyAll':
    case 'drawTwo':
    case 'openTurns':
    case 'settleLoop':
      return [teller.t.log.byItself];
    default:
      return [effectSentence(teller, command)];
  }
}
