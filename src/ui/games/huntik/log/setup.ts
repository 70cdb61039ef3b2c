/** What happens before the first round, in sentences. */
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import type { Teller } from './teller.ts';

type Setup = CommandOf<
  | 'seatPeople'
  | 'flipCoin'
  | 'rollDice'
  | 'chooseLeadPlayer'
  | 'chooseMission'
  | 'presentDeck'
  | 'announceMulligan'
  | 'deepen'
>;

export function setupSentences(teller: Teller, command: Setup): readonly string[] {
  const { log, setup } = teller.t;
  switch (command.type) {
    case 'seatPeople': {
      const first = command.first === '' ? setup.person.first : command.first;
      const second = command.second === '' ? setup.person.second : command.second;
      return [log.seated(first, second), log.kept[command.depth]];
    }
    case 'flipCoin': {
      const { chooser = command.calls } = teller.first('coinFlipped') ?? {};
      return [log.coin[command.face](teller.person(chooser))];
    }
    case 'rollDice': {
      const { first, second } = command;
      if (first === second) return [log.diceTie(first)];
      return [log.dice(first, second, teller.person(first > second ? 'first' : 'second'))];
    }
    case 'chooseLeadPlayer':
      return [log.leads(teller.person(command.person))];
    case 'chooseMission':
      return [log.mission[command.kind](command.name)];
    case 'presentDeck':
      return [log.deck(teller.player(command.seat), command.size)];
    case 'announceMulligan': {
      const who = teller.player(command.seat);
      return [command.count === 0 ? log.keepsHand(who) : log.mulligan(who, command.count)];
    }
    case 'deepen':
      return [log.kept[command.to]];
    default:
      return command satisfies never;
  }
}
