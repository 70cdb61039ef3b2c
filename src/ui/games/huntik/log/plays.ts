/** Cards played and powers used, in sentences. */
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import { effectSentence } from './effects.ts';
import type { Teller } from './teller.ts';

type Play = CommandOf<'playHero' | 'playAction' | 'playAmulet' | 'usePower' | 'cancelAction'>;

const all = (teller: Teller, effects: readonly Effect[] = []): readonly string[] =>
  effects.map((effect) => effectSentence(teller, effect));

const paidBy = (teller: Teller, card: string | undefined): readonly string[] =>
  card === undefined ? [] : [teller.t.log.paidBy(teller.card(card))];

const instead = (teller: Teller, is: true | undefined): readonly string[] => (is ? [teller.t.log.insteadOfMajor] : []);

export function playSentences(teller: Teller, command: Play): readonly string[] {
  const { log } = teller.t;
  const who = teller.player(command.seat);
  switch (command.type) {
    case 'playHero': {
      const { kind, atk, def } = command.hero;
      return [log.playsHero(who, teller.newcomer(command.hero), kind, atk, def)];
    }
    case 'playAction':
      return [
        log.playsAction(who, command.subtype, command.name),
        ...paidBy(teller, command.exhausts),
        ...instead(teller, command.insteadOfMajorHero),
        ...all(teller, command.effects),
      ];
    case 'playAmulet':
      return [
        log.playsAmulet(who, command.name),
        ...instead(teller, command.insteadOfMajorHero),
        ...all(teller, command.effects),
      ];
    case 'usePower':
      return [
        log.usesPower(who, command.subtype, teller.card(command.card), command.name),
        ...all(teller, command.effects),
      ];
    case 'cancelAction': {
      const takes = command.takesTurn ? [log.takesTurn(who)] : [];
      return [log.cancels(who, teller.cancelledAction(), command.name), ...paidBy(teller, command.exhausts), ...takes];
    }
    default:
      return command satisfies never;
  }
}
