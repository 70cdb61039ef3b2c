/** What a power waits for: “when you play this card from your hand”, “if a friendly hero would be KO’d”. */
import type { Trigger } from '../../../powers/power.ts';
import type { Scene } from '../../../powers/saying.ts';
import type { Place } from '../../../powers/selector.ts';
import { anyone, zoneName, type Phrase } from './things.ts';

/** How an occasion is said: it happens, or it would happen. */
type Mood = 'happens' | 'would';

/** The forms of “be KO’d” and “KO”. */
type Deed = { readonly done: string; readonly base: string; readonly third: string };
const DEEDS = {
  played: { done: 'played', base: 'play', third: 'plays' },
  put: { done: 'put', base: 'put', third: 'puts' },
  ko: { done: 'KO’d', base: 'KO', third: 'KO’s' },
  koByCombat: { done: 'KO’d', base: 'KO', third: 'KO’s' },
  eliminated: { done: 'eliminated', base: 'eliminate', third: 'eliminates' },
  stunned: { done: 'stunned', base: 'stun', third: 'stuns' },
  unstunned: { done: 'unstunned', base: 'unstun', third: 'unstuns' },
  readied: { done: 'readied', base: 'ready', third: 'readies' },
  exhausted: { done: 'exhausted', base: 'exhaust', third: 'exhausts' },
  pickedUp: { done: 'picked up', base: 'pick up', third: 'picks up' },
  dropped: { done: 'dropped', base: 'drop', third: 'drops' },
} as const satisfies Record<string, Deed>;

const who = (by: Trigger['by'], otherwise: string): Phrase => {
  if (by === undefined) return { text: otherwise, plural: false };
  return by === 'you' ? { text: 'you', plural: true } : { text: 'your opponent', plural: false };
};
const tensed = (subject: Phrase, deed: { readonly base: string; readonly third: string }, mood: Mood): string => {
  if (mood === 'would') return `${subject.text} would ${deed.base}`;
  return `${subject.text} ${subject.plural ? deed.base : deed.third}`;
};

/** Somebody does it where the trigger says who, and it is done where not. */
const deed = (trigger: Trigger, verb: Deed, object: Phrase, mood: Mood): string => {
  if (trigger.by !== undefined) return `${tensed(who(trigger.by, ''), verb, mood)} ${object.text}`;
  const be = mood === 'would' ? 'would be' : object.plural ? 'are' : 'is';
  return `${object.text} ${be} ${verb.done}`;
};

const place = (zone: Place | undefined, preposition: 'in' | 'into'): string =>
  zone === undefined ? '' : ` ${preposition} ${zoneName(zone)}`;
const hand = (trigger: Trigger): string => {
  if (trigger.from === undefined) return '';
  return trigger.by === undefined ? ' from a hand' : ` from ${trigger.by === 'you' ? 'your' : 'their'} hand`;
};

/** In a combat, a card that the trigger is about takes part. */
const combat = (trigger: Trigger, base: string, third: string, scene: Scene, mood: Mood): string => {
  const part = trigger.of === undefined ? '' : ` involving ${anyone(trigger.of, scene, '').text}`;
  const what = { text: `a combat${part}`, plural: false };
  const verb = { base, third };
  const said =
    trigger.by === undefined ? tensed(what, verb, mood) : `${tensed(who(trigger.by, ''), verb, mood)} ${what.text}`;
  return `${said}${place(trigger.zone, 'in')}`;
};

const becomes = (subject: Phrase, base: string, third: string, mood: Mood): string =>
  tensed(subject, { base, third }, mood);

const cards = (trigger: Trigger, base: string, third: string, scene: Scene, mood: Mood): string => {
  const object = anyone(trigger.of, scene, 'a card');
  const isPlayer = trigger.of === 'you' || trigger.of === 'opponent';
  const subject = isPlayer ? object : who(trigger.by, 'a player');
  return `${becomes(subject, base, third, mood)} ${isPlayer ? 'a card' : object.text}`;
};

const occasion = (trigger: Trigger, scene: Scene, mood: Mood): string => {
  const card = anyone(trigger.of, scene, 'a card');
  switch (trigger.event) {
    case 'played':
      return `${deed(trigger, DEEDS.played, card, mood)}${hand(trigger)}${place(trigger.zone, 'in')}`;
    case 'put':
      return `${deed(trigger, DEEDS.put, card, mood)}${place(trigger.zone, 'into') || ' into a zone'}${hand(trigger)}`;
    case 'koByCombat':
      return `${deed(trigger, DEEDS.koByCombat, card, mood)} ${trigger.by === undefined ? 'by' : 'with'} combat attacks${place(trigger.zone, 'in')}`;
    case 'ko':
    case 'eliminated':
    case 'stunned':
    case 'unstunned':
    case 'readied':
    case 'exhausted':
      return `${deed(trigger, DEEDS[trigger.event], card, mood)}${place(trigger.zone, 'in')}`;
    case 'pickedUp':
    case 'dropped': {
      const feature = anyone(trigger.of, scene, 'a feature');
      return `${deed(trigger, DEEDS[trigger.event], feature, mood)}${place(trigger.zone, 'in')}`;
    }
    case 'entersPlay':
    case 'leavesPlay': {
      const where = place(trigger.zone, 'in');
      const [base, third, brought] =
        trigger.event === 'entersPlay'
          ? (['enter play', 'enters play', 'bring'] as const)
          : (['leave play', 'leaves play', 'take'] as const);
      if (trigger.by === undefined) return `${becomes(card, base, third, mood)}${hand(trigger)}${where}`;
      const way = trigger.event === 'entersPlay' ? 'into play' : 'out of play';
      const verb = { base: brought, third: `${brought}s` };
      return `${tensed(who(trigger.by, ''), verb, mood)} ${card.text} ${way}${hand(trigger)}${where}`;
    }
    case 'movesInto': {
      const where = place(trigger.zone, 'into') || ' into a zone';
      if (trigger.by === undefined) return `${becomes(card, 'move', 'moves', mood)}${where}`;
      return `${deed(trigger, { done: 'moved', base: 'move', third: 'moves' }, card, mood)}${where}`;
    }
    case 'combatStarts':
      return combat(trigger, 'start', 'starts', scene, mood);
    case 'combatConcludes':
      return combat(trigger, 'conclude', 'concludes', scene, mood);
    case 'attacksAdded': {
      const verb = { done: 'added to a combat', base: 'add attacks to a combat', third: 'adds attacks to a combat' };
      const where = place(trigger.zone, 'in');
      if (trigger.by !== undefined) return `${tensed(who(trigger.by, ''), verb, mood)}${where}`;
      return `${deed(trigger, verb, { text: 'attacks', plural: true }, mood)}${where}`;
    }
    case 'draws':
      return cards(trigger, 'draw', 'draws', scene, mood);
    case 'discards':
      return cards(trigger, 'discard', 'discards', scene, mood);
    case 'controlChanges': {
      if (trigger.by === undefined) return `control of ${card.text} ${mood === 'would' ? 'would change' : 'changes'}`;
      return `${tensed(who(trigger.by, ''), { base: 'gain', third: 'gains' }, mood)} control of ${card.text}`;
    }
    case 'roundStarts':
      return mood === 'would' ? 'a round would start' : 'a round starts';
    case 'roundEnds':
      return mood === 'would' ? 'a round would end' : 'a round ends';
    case 'turnStarts': {
      const turn = { you: 'your turn', opponent: 'your opponent’s turn', any: 'a turn' }[turnOf(trigger)];
      return `${turn} ${mood === 'would' ? 'would start' : 'starts'}`;
    }
    default:
      return trigger.event satisfies never;
  }
};

const turnOf = (trigger: Trigger): 'you' | 'opponent' | 'any' => {
  if (trigger.of === 'you' || trigger.of === 'opponent') return trigger.of;
  return trigger.by ?? 'any';
};

/** The moments of the sequence have no “when”: “at the start of each round”. */
const moment = (trigger: Trigger, next: boolean): string | null => {
  const which = next ? 'the next' : 'each';
  if (trigger.event === 'roundStarts') return `at the start of ${which} round`;
  if (trigger.event === 'roundEnds') return `at the end of ${next ? 'this' : 'each'} round`;
  if (trigger.event !== 'turnStarts') return null;
  const turns = {
    you: next ? 'your next turn' : 'each of your turns',
    opponent: next ? 'your opponent’s next turn' : 'each of your opponent’s turns',
    any: `${which} turn`,
  };
  return `at the start of ${turns[turnOf(trigger)]}`;
};

/** The part of a sentence before the comma: what a triggered power waits for. */
export const waiting = (trigger: Trigger, next: boolean, scene: Scene): string => {
  const opener = trigger.of === 'me' ? 'when' : 'whenever';
  return moment(trigger, next) ?? `${next ? 'the next time' : opener} ${occasion(trigger, scene, 'happens')}`;
};

/** The part of a sentence before the comma: what a replacement replaces. */
export const wouldHappen = (trigger: Trigger, scene: Scene): string => `if ${occasion(trigger, scene, 'would')}`;
