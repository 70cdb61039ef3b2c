/** Something that watches, as it is put together: when this happens to them, or instead of it, that is done. */
import type { Duration } from '../../../../engine/modifiers/modifier.ts';
import type { CardId } from '../../../../games/huntik/board.ts';
import type { CommandOf } from '../../../../games/huntik/commands/index.ts';
import type { PowerChange, PowerEffect, Trigger, Watch, Would } from '../../../../games/huntik/powers/power.ts';
import type { Selector } from '../../../../games/huntik/powers/selector.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';

/** What happens to a card. */
const ON_CARD = [
  'stunned',
  'unstunned',
  'readied',
  'exhausted',
  'ko',
  'koByCombat',
  'eliminated',
  'entersPlay',
  'leavesPlay',
  'movesInto',
  'put',
] as const;
/** What a player does. */
const BY_PLAYER = ['draws', 'discards', 'attacksAdded', 'turnStarts'] as const;
/** What happens to the match. */
const IN_MATCH = ['combatStarts', 'combatConcludes', 'roundStarts', 'roundEnds'] as const;
export const WATCHED = [...ON_CARD, ...BY_PLAYER, ...IN_MATCH] as const;

export const ABOUTS = ['me', 'friendly', 'enemy', 'any'] as const;
export const WHOM = ['that', 'me', 'friendly', 'enemy'] as const;

/** What is done to cards. */
const CARD_DEEDS = [
  'stun',
  'unstun',
  'ready',
  'exhaust',
  'ko',
  'eliminate',
  'removeAttacksOf',
  'atk',
  'def',
  'unblockable',
  'losesPowers',
  'aim',
] as const;
/** What is done to the table. */
const TABLE_DEEDS = [
  'draw',
  'discard',
  'score',
  'addAttacks',
  'goAgain',
  'goFirstNextRound',
  'extraMajorHero',
] as const;
export const DEEDS = [...CARD_DEEDS, ...TABLE_DEEDS] as const;
/** These ask how many. */
const COUNTED: readonly (typeof DEEDS)[number][] = ['atk', 'def', 'draw', 'discard', 'score', 'addAttacks'];

export type WatchDraft = {
  readonly kind: 'when' | 'replace';
  readonly event: (typeof WATCHED)[number];
  readonly about: (typeof ABOUTS)[number];
  readonly deed: (typeof DEEDS)[number];
  readonly whom: (typeof WHOM)[number];
  readonly count: number;
  readonly until: Duration | 'next';
};

const includes = <T extends string>(list: readonly T[], word: string): word is T => list.some((one) => one === word);

const isAboutCard = ({ kind, event }: WatchDraft): boolean => kind === 'replace' || includes(ON_CARD, event);
export const isAboutMatch = ({ kind, event }: WatchDraft): boolean => kind === 'when' && includes(IN_MATCH, event);
export const isOnCards = ({ deed }: WatchDraft): boolean => includes(CARD_DEEDS, deed);
export const isCounted = ({ deed }: WatchDraft): boolean => COUNTED.includes(deed);

const hero = (about: 'friendly' | 'enemy' | 'any'): Selector =>
  about === 'any' ? { what: 'hero' } : { what: 'hero', side: about };

const aboutWhom = ({ about }: WatchDraft): Selector => (about === 'me' ? 'me' : hero(about));

/** What would happen but for the replacement: a KO. */
const replaced = (draft: WatchDraft): Would => ({ event: 'ko', of: aboutWhom(draft) });

/** What is waited for. */
export function occasionOf(draft: WatchDraft): Trigger {
  const { about } = draft;
  if (draft.kind === 'replace') return replaced(draft);
  if (isAboutCard(draft)) return { event: draft.event, of: aboutWhom(draft) };
  if (isAboutMatch(draft) || about === 'any' || about === 'me') return { event: draft.event };
  return { event: draft.event, by: about === 'friendly' ? 'you' : 'opponent' };
}

const modify = (who: Selector, change: PowerChange): PowerEffect => ({
  do: 'modify',
  who,
  change: [change],
  until: 'round',
});

/** What is done then; changes of a card last for the round. */
export function deedOf({ deed, whom, count }: WatchDraft): PowerEffect {
  const who = whom === 'that' || whom === 'me' ? whom : hero(whom);
  switch (deed) {
    case 'atk':
    case 'def':
      return modify(who, { kind: deed, op: 'by', amount: count });
    case 'unblockable':
      return modify(who, { kind: 'unblockable', gained: true });
    case 'losesPowers':
      return modify(who, { kind: 'losesPowers' });
    case 'aim':
      return modify(who, { kind: 'forbid', what: 'aim' });
    case 'draw':
    case 'discard':
    case 'score':
    case 'addAttacks':
      return { do: deed, count };
    case 'goAgain':
    case 'goFirstNextRound':
    case 'extraMajorHero':
      return { do: deed };
    default:
      return { do: deed, who };
  }
}

export function watchOf(draft: WatchDraft): Watch {
  const { kind, until } = draft;
  const lasts = until === 'next' ? {} : { until };
  if (kind === 'replace') return { do: 'replace', would: replaced(draft), instead: [deedOf(draft)], ...lasts };
  const next = until === 'next' ? { next: true as const } : {};
  return { do: 'when', when: occasionOf(draft), then: [deedOf(draft)], ...next, ...lasts };
}

/** @param of the card that says it, if it is one */
export const watching = (
  draft: WatchDraft,
  seat: Seat,
  source: string,
  of: CardId | undefined,
): CommandOf<'watch'> => ({
  type: 'watch',
  seat,
  source,
  ...(of === undefined ? {} : { of }),
  watches: watchOf(draft),
  until: draft.until,
});
