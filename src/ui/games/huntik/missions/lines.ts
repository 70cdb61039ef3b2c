/** A mission piece by piece, in lines. */
import type { MissionTexts } from '../../../../games/huntik/texts/en/missions.ts';
import type { Piece, Pieces } from './draft.svelte.ts';
import { featureName, featureNotes, sayMoment, sayPoints, sayTerm } from './words.ts';

export type Line = { readonly title: string; readonly notes: readonly string[] };

export function linesOf(t: MissionTexts, mission: Pieces, piece: Piece): readonly Line[] {
  switch (piece) {
    case 'features':
      return mission.features.map((feature) => ({
        title: featureName(t, feature),
        notes: featureNotes(t, feature),
      }));
    case 'terms':
      return mission.terms.map(({ for: whose, words, when, check }) => ({
        title: words,
        notes: [check === undefined ? t.inWords : sayTerm(t, whose, when, check)],
      }));
    case 'reminders':
      return mission.reminders.map(({ at, words }) => ({ title: words, notes: [sayMoment(t, at)] }));
    case 'points':
      return mission.points.map((rule) => ({ title: sayPoints(t, rule), notes: [] }));
    default:
      return piece satisfies never;
  }
}
