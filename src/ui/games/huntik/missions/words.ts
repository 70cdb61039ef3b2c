/** What a mission says, in sentences of the reader's language. */
import type {
  Beneficiary,
  Check,
  MissionFeature,
  Moment,
  PointRule,
  TermTime,
} from '../../../../games/huntik/missions/mission.ts';
import type { MissionTexts } from '../../../../games/huntik/texts/en/missions.ts';

/** A check as a part of a sentence; lists inside lists stand in brackets. */
export function sayCheck(t: MissionTexts, check: Check): string {
  switch (check.is) {
    case 'score':
      return t.score(check.atLeast);
    case 'heroInZone':
      return t.heroInZone(check.side, check.atLeast, check.zone, check.named);
    case 'featureInZone':
      return t.featureInZone(check.zone, check.named);
    case 'carried':
      return t.carried(check.side, check.zone, check.named);
    case 'kos':
      return t.kos(check.side, check.atLeast);
    case 'all':
    case 'any': {
      const parts = check.of.map((part) => ('of' in part ? `(${sayCheck(t, part)})` : sayCheck(t, part)));
      return check.is === 'all' ? t.and(parts) : t.or(parts);
    }
    default:
      return check satisfies never;
  }
}

export const sayTerm = (t: MissionTexts, whose: Beneficiary, when: TermTime, check: Check): string =>
  t.term[when](whose, sayCheck(t, check));

export const sayPoints = (t: MissionTexts, rule: PointRule): string =>
  rule.on === 'ko'
    ? t.pointsForKo(rule.for, rule.points)
    : t.pointsAtEnd(rule.for, rule.points, sayCheck(t, rule.check));

export function sayMoment(t: MissionTexts, at: Moment): string {
  if (at.is === 'heroEnters') return t.heroEnters(at.zone);
  return at.is === 'timerAt' ? t.timerAt(at.round) : t.moments[at.is];
}

/** A feature by what is printed on it. */
export const featureName = (t: MissionTexts, feature: MissionFeature): string =>
  feature.kind === 'obstacle' ? t.obstacle(feature.name, feature.atk, feature.def) : feature.name;

/** Where it begins, and whose an obstacle is. */
export function featureNotes(t: MissionTexts, feature: MissionFeature): readonly string[] {
  const where = feature.at === 'side' ? t.at.side : t.at.zone(feature.at);
  return feature.kind === 'obstacle' ? [where, t.controlledBy[feature.controller ?? 'nobody']] : [where];
}
