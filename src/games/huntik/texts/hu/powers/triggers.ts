/** What a power waits for: „amikor kijátszod ezt a lapot a kezedből”, „ha egy baráti hőst kiütnének”. */
import type { Trigger } from '../../../powers/power.ts';
import type { Scene } from '../../../powers/saying.ts';
import type { Place } from '../../../powers/selector.ts';
import { inZone, intoZone } from './places.ts';
import { anyone, type Phrase } from './things.ts';
import { HAPPENINGS, type HappeningName } from './verbs.ts';

/** How an occasion is said: it happens, or it would happen. */
type Mood = 'happens' | 'would';

const CARD = { what: 'card' } as const;
const FEATURE = { what: 'feature' } as const;

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const at = (zone: Place | undefined): string => (zone === undefined ? '' : inZone(zone));
const into = (zone: Place | undefined): string => (zone === undefined ? 'egy zónába' : intoZone(zone));
const hand = ({ from, by }: Trigger): string => {
  if (from === undefined) return '';
  if (by === undefined) return 'kézből';
  return by === 'you' ? 'a kezedből' : 'a kezéből';
};

/** Somebody does it to an object: „kiütsz egy hőst”, „az ellenfeled kiüt egy hőst”, „egy hőst kiütnek”. */
const done = (trigger: Trigger, verb: HappeningName, object: Phrase, mood: Mood, how = ''): string => {
  const form = HAPPENINGS[verb][trigger.by ?? 'they'][object.definite ? 0 : 1][mood];
  const what = object.in('acc');
  if (trigger.by === undefined) return words(what, at(trigger.zone), hand(trigger), how, form);
  const who = trigger.by === 'you' ? '' : 'az ellenfeled';
  return how === ''
    ? words(who, form, what, hand(trigger), at(trigger.zone))
    : words(who, how, form, what, hand(trigger), at(trigger.zone));
};

/** Without its zone, where that is said as a goal. */
const placeless = ({ zone: _zone, ...rest }: Trigger): Trigger => rest;

/** A card goes somewhere by itself: „a választott zónába mozog”. */
const goes = (subject: Phrase, happens: readonly [one: string, many: string], where: string): string =>
  words(subject.in('nom'), where, happens[subject.person === 'they' ? 1 : 0]);

const byPlayer = (trigger: Trigger, you: string, opponent: string, nobody: string): string => {
  if (trigger.by === undefined) return nobody;
  return trigger.by === 'you' ? you : `az ellenfeled ${opponent}`;
};

const combat = (trigger: Trigger, scene: Scene, said: string): string => {
  const part = trigger.of === undefined ? '' : anyone(trigger.of, scene, CARD).owns('részvételével');
  return words(at(trigger.zone), said, part);
};

const cards = (trigger: Trigger, verb: 'drawn' | 'discarded', scene: Scene, mood: Mood): string => {
  const ofPlayer = trigger.of === 'you' || trigger.of === 'opponent' ? trigger.of : null;
  const by = ofPlayer ?? trigger.by;
  const object = trigger.of === undefined || ofPlayer !== null ? null : anyone(trigger.of, scene, CARD);
  const forms = HAPPENINGS[verb][by ?? 'opponent'];
  const who = by === 'you' ? '' : by === undefined ? 'egy játékos' : 'az ellenfeled';
  if (object === null) return words(who, 'lapot', forms[1][mood]);
  return words(who, forms[object.definite ? 0 : 1][mood], object.in('acc'));
};

const occasion = (trigger: Trigger, scene: Scene, mood: Mood): string => {
  const would = mood === 'would';
  const card = anyone(trigger.of, scene, CARD);
  switch (trigger.event) {
    case 'played':
    case 'ko':
    case 'eliminated':
    case 'stunned':
    case 'unstunned':
    case 'readied':
    case 'exhausted':
      return done(trigger, trigger.event, card, mood);
    case 'koByCombat':
      return done(trigger, 'ko', card, mood, 'harci támadásokkal');
    case 'pickedUp':
    case 'dropped':
      return done(trigger, trigger.event, anyone(trigger.of, scene, FEATURE), mood);
    case 'put':
      return done(placeless(trigger), 'put', card, mood, into(trigger.zone));
    case 'entersPlay':
      if (trigger.by !== undefined) return done(trigger, 'brought', card, mood);
      return goes(
        card,
        would ? ['játékba kerülne', 'játékba kerülnének'] : ['játékba kerül', 'játékba kerülnek'],
        words(hand(trigger), at(trigger.zone)),
      );
    case 'leavesPlay':
      if (trigger.by !== undefined) return done(trigger, 'taken', card, mood);
      return goes(
        card,
        would ? ['kikerülne a játékból', 'kikerülnének a játékból'] : ['kikerül a játékból', 'kikerülnek a játékból'],
        at(trigger.zone),
      );
    case 'movesInto':
      if (trigger.by !== undefined) return done(placeless(trigger), 'moved', card, mood, into(trigger.zone));
      return goes(card, would ? ['mozogna', 'mozognának'] : ['mozog', 'mozognak'], into(trigger.zone));
    case 'combatStarts': {
      const said = would
        ? byPlayer(trigger, 'harcot indítanál', 'harcot indítana', 'harc kezdődne')
        : byPlayer(trigger, 'harcot indítasz', 'harcot indít', 'harc kezdődik');
      return combat(trigger, scene, said);
    }
    case 'combatConcludes': {
      const said = would
        ? byPlayer(trigger, 'lezárnál egy harcot', 'lezárna egy harcot', 'lezárulna egy harc')
        : byPlayer(trigger, 'lezársz egy harcot', 'lezár egy harcot', 'lezárul egy harc');
      return combat(trigger, scene, said);
    }
    case 'attacksAdded': {
      const said = would
        ? byPlayer(trigger, 'támadást adnál', 'támadást adna', 'támadást adnának')
        : byPlayer(trigger, 'támadást adsz', 'támadást ad', 'támadást adnak');
      return words(at(trigger.zone), said, 'egy harchoz');
    }
    case 'draws':
      return cards(trigger, 'drawn', scene, mood);
    case 'discards':
      return cards(trigger, 'discarded', scene, mood);
    case 'controlChanges': {
      const control = card.owns('irányítása');
      if (trigger.by === undefined) return `${control} ${would ? 'megváltozna' : 'megváltozik'}`;
      const taken = card.owns('irányítását');
      return would
        ? byPlayer(trigger, `átvennéd ${taken}`, `átvenné ${taken}`, '')
        : byPlayer(trigger, `átveszed ${taken}`, `átveszi ${taken}`, '');
    }
    case 'roundStarts':
      return would ? 'elkezdődne egy forduló' : 'elkezdődik egy forduló';
    case 'roundEnds':
      return would ? 'véget érne egy forduló' : 'véget ér egy forduló';
    case 'turnStarts': {
      const turn = { you: 'a köröd', opponent: 'az ellenfeled köre', any: 'egy kör' }[turnOf(trigger)];
      return `${would ? 'elkezdődne' : 'elkezdődik'} ${turn}`;
    }
    default:
      return trigger.event satisfies never;
  }
};

const turnOf = (trigger: Trigger): 'you' | 'opponent' | 'any' => {
  if (trigger.of === 'you' || trigger.of === 'opponent') return trigger.of;
  return trigger.by ?? 'any';
};

/** The moments of the sequence have no „amikor”: „minden forduló elején”. */
const moment = (trigger: Trigger, next: boolean): string | null => {
  if (trigger.event === 'roundStarts') return next ? 'a következő forduló elején' : 'minden forduló elején';
  if (trigger.event === 'roundEnds') return next ? 'e forduló végén' : 'minden forduló végén';
  if (trigger.event !== 'turnStarts') return null;
  return {
    you: next ? 'a következő köröd elején' : 'minden köröd elején',
    opponent: next ? 'az ellenfeled következő körének elején' : 'az ellenfeled minden körének elején',
    any: next ? 'a következő kör elején' : 'minden kör elején',
  }[turnOf(trigger)];
};

/** What a triggered power waits for, and what happens then. A moment is no clause: only a condition is parted from it. */
export const waiting = (trigger: Trigger, next: boolean, scene: Scene, then: string): string => {
  const at = moment(trigger, next);
  if (at !== null) return `${at}${then.startsWith('ha ') ? ',' : ''} ${then}`;
  const opener = trigger.of === 'me' ? 'amikor' : 'valahányszor';
  return `${next ? 'amikor legközelebb' : opener} ${occasion(trigger, scene, 'happens')}, ${then}`;
};

/** The part of a sentence before the comma: what a replacement replaces. */
export const wouldHappen = (trigger: Trigger, scene: Scene): string => `ha ${occasion(trigger, scene, 'would')}`;
