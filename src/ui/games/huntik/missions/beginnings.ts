/** What a piece of a mission says before anybody has chosen: something whole, to be changed. */
import type {
  Check,
  CheckKind,
  MissionFeature,
  Moment,
  MomentKind,
  PointRule,
  Reminder,
  Term,
} from '../../../../games/huntik/missions/mission.ts';

export function newCheck(is: CheckKind): Check {
  switch (is) {
    case 'score':
      return { is, atLeast: 3 };
    case 'heroInZone':
      return { is, side: 'friendly', zone: 5, atLeast: 1 };
    case 'featureInZone':
      return { is, zone: 1 };
    case 'carried':
      return { is, side: 'friendly' };
    case 'kos':
      return { is, side: 'enemy', atLeast: 3 };
    case 'all':
    case 'any':
      return { is, of: [newCheck('score'), newCheck('kos')] };
    default:
      return is satisfies never;
  }
}

export function newMoment(is: MomentKind): Moment {
  if (is === 'heroEnters') return { is, zone: 3 };
  return is === 'timerAt' ? { is, round: 4 } : { is };
}

export const newFeature: MissionFeature = { kind: 'feature', name: '', at: 3 };
export const newTerm: Term = { for: 'lead', words: '', when: 'endOfRound' };
export const newReminder: Reminder = { at: { is: 'roundStarts' }, words: '' };
export const newPoints: PointRule = { on: 'ko', for: 'either', points: 1 };
