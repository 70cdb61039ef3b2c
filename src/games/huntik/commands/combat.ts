/** A combat from its start to its conclusion (600-602). */
import * as v from 'valibot';
import { aim, cardId, heroSpec, seat } from '../schemas.ts';
import { command, following } from './command.ts';

export const combatCommands = [
  command('startCombat', { seat }),
  /** Combat depth: a hero or obstacle enters the combat by its numbers. */
  command('addFighter', {
    seat,
    fighter: v.strictObject({ ...heroSpec.entries, kind: v.picklist([...heroSpec.entries.kind.options, 'obstacle']) }),
  }),
  /** Combat depth: a fighter was stunned or moved out (601.3). */
  command('removeFighter', { seat, card: cardId }),
  command('passCombat', { seat }),
  command('aimAttacks', { seat, aims: v.pipe(v.array(aim), v.maxLength(60)) }),
  following('openCombat'),
  following('totalAttacks'),
  following('aimForced'),
  following('koAimedAt'),
  following('concludeCombat'),
] as const;
