/** What a mission is put together from, in the order in which it is offered. */
export { SIDES } from '../powers/words.ts';
import type { CheckKind, MomentKind, PointRule } from './mission.ts';

export const CHECKS = [
  'score',
  'heroInZone',
  'featureInZone',
  'carried',
  'kos',
  'all',
  'any',
] as const satisfies readonly CheckKind[];

export const MOMENTS = [
  'matchBegins',
  'roundStarts',
  'roundEnds',
  'combatStarts',
  'heroKod',
  'pickedUp',
  'dropped',
  'heroEnters',
  'timerAt',
] as const satisfies readonly MomentKind[];

export const SCORINGS = ['ko', 'roundEnds'] as const satisfies readonly PointRule['on'][];
