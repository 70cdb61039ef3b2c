/** A refusal in words. */
import type { Refusal } from '../../../engine/decision.ts';
import type { Command } from '../../../games/huntik/commands/index.ts';
import type { HuntikRefusal, Reason, Reasons } from '../../../games/huntik/reasons.ts';
import type { HuntikTexts } from '../../../games/huntik/texts/en/index.ts';
import type { Player, RefusalWords } from '../../../games/huntik/texts/player.ts';
import type { Seat } from '../../../games/huntik/vocabulary.ts';

const isOurs = (refusal: Refusal, words: RefusalWords): refusal is HuntikRefusal =>
  Object.hasOwn(words, refusal.reason);

const say = <R extends Reason>(
  words: RefusalWords,
  { reason, params }: { readonly reason: R; readonly params: Reasons[R] },
  who: (seat: Seat) => Player,
): string => words[reason](params, who);

/** The sentence for a refusal: the reason's own, or the closing rule's where the phase closes the command. */
export function sentenceOf(t: HuntikTexts, who: (seat: Seat) => Player, refusal: Refusal): string {
  const closed: Partial<Record<string, string>> = t.closed;
  if (refusal.reason === 'closed') return closed[refusal.rule] ?? t.match.notNow;
  return isOurs(refusal, t.refusals) ? say(t.refusals, refusal, who) : t.match.notNow;
}

/** What cannot be done, as a heading. */
export function refusalTitle({ match }: HuntikTexts, { type }: Command): string {
  switch (type) {
    case 'moveCard':
    case 'moveByEffect':
    case 'putCard':
      return match.refusalTitle.move;
    case 'playHero':
    case 'playAction':
    case 'playAmulet':
    case 'usePower':
    case 'cancelAction':
    case 'act':
      return match.refusalTitle.play;
    case 'aimAttacks':
      return match.refusalTitle.aim;
    case 'startCombat':
    case 'declineCombat':
    case 'passCombat':
    case 'addFighter':
    case 'removeFighter':
    case 'addAttacks':
    case 'removeAttacks':
    case 'removeAttacksOf':
      return match.refusalTitle.combat;
    default:
      return match.refusalTitle.other;
  }
}
