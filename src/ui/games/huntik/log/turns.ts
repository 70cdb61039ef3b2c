/** Turns and combats, in sentences. */
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import type { Teller } from './teller.ts';

type Turn = CommandOf<'act' | 'pass' | 'moveCard' | 'declineCombat' | 'offerCombat'>;

export function turnSentence(teller: Teller, command: Turn): string {
  const { log } = teller.t;
  const who = teller.player(command.seat);
  switch (command.type) {
    case 'act':
      if (command.uses === undefined) return log.acts(who);
      return command.uses === 'majorHero' ? log.actsWithMajor(who) : log.actsInstead(who);
    case 'pass':
      return log.passes(who);
    case 'moveCard': {
      const { from, to } = teller.first('cardMoved') ?? {
        from: teller.zone(command.card),
        to: teller.zone(command.card),
      };
      return log.moves(who, teller.card(command.card), from, to);
    }
    case 'declineCombat':
      return log.declines(who);
    case 'offerCombat':
      return log.offered(teller.card(command.card));
    default:
      return command satisfies never;
  }
}

type Combat = CommandOf<'startCombat' | 'addFighter' | 'removeFighter' | 'passCombat' | 'aimAttacks'>;

export function combatSentence(teller: Teller, command: Combat): string {
  const { log } = teller.t;
  const who = teller.player(command.seat);
  switch (command.type) {
    case 'startCombat':
      return log.startsCombat(who, teller.first('combatStarted')?.zone ?? null);
    case 'addFighter':
      return log.joins(who, teller.newcomer(command.fighter), command.fighter.atk, command.fighter.def);
    case 'removeFighter':
      return log.leavesCombat(teller.card(command.card));
    case 'passCombat':
      return log.passesCombat(who);
    case 'aimAttacks': {
      const aimed = command.aims.filter((aim) => aim.attacks > 0);
      if (aimed.length === 0) return log.aimsNothing(who);
      return log.aims(who, aimed.map((aim) => log.aim(aim.attacks, teller.card(aim.card))).join(', '));
    }
    default:
      return command satisfies never;
  }
}
