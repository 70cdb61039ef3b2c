/** What a power waits for: «когда вы разыгрываете эту карту с руки», «если дружественного героя должны нокаутировать». */
import type { Trigger } from '../../../powers/power.ts';
import type { Scene } from '../../../powers/saying.ts';
import type { Place } from '../../../powers/selector.ts';
import type { Case } from './nouns.ts';
import { inZone, intoZone } from './places.ts';
import { anyone, type Phrase } from './things.ts';

/** How an occasion is said: it happens, or it would happen. */
type Mood = 'happens' | 'would';

/** Who does something: nobody in particular, you, your opponent; and what somebody was to do. */
type Verb = { readonly they: string; readonly you: string; readonly opponent: string; readonly infinitive: string };
const verb = (they: string, you: string, opponent: string, infinitive: string): Verb => ({
  they,
  you,
  opponent,
  infinitive,
});
const VERBS = {
  played: verb('разыгрывают', 'разыгрываете', 'разыгрывает', 'разыграть'),
  put: verb('помещают', 'помещаете', 'помещает', 'поместить'),
  moved: verb('передвигают', 'передвигаете', 'передвигает', 'передвинуть'),
  ko: verb('нокаутируют', 'нокаутируете', 'нокаутирует', 'нокаутировать'),
  eliminated: verb('устраняют', 'устраняете', 'устраняет', 'устранить'),
  stunned: verb('оглушают', 'оглушаете', 'оглушает', 'оглушить'),
  unstunned: verb('снимают оглушение', 'снимаете оглушение', 'снимает оглушение', 'снять оглушение'),
  readied: verb('подготавливают', 'подготавливаете', 'подготавливает', 'подготовить'),
  exhausted: verb('истощают', 'истощаете', 'истощает', 'истощить'),
  pickedUp: verb('подбирают', 'подбираете', 'подбирает', 'подобрать'),
  dropped: verb('роняют', 'роняете', 'роняет', 'уронить'),
  brought: verb('вводят в игру', 'вводите в игру', 'вводит в игру', 'ввести в игру'),
  taken: verb('выводят из игры', 'выводите из игры', 'выводит из игры', 'вывести из игры'),
  drawn: verb('берут', 'берёте', 'берёт', 'взять'),
  discarded: verb('сбрасывают', 'сбрасываете', 'сбрасывает', 'сбросить'),
  started: verb('начинают', 'начинаете', 'начинает', 'начать'),
  concluded: verb('завершают', 'завершаете', 'завершает', 'завершить'),
  added: verb('добавляют', 'добавляете', 'добавляет', 'добавить'),
} as const satisfies Record<string, Verb>;

const CARD = { what: 'card' } as const;
const FEATURE = { what: 'feature' } as const;
const MUST = { m: 'должен', f: 'должна', many: 'должны', you: 'должны' } as const;

const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
const at = (zone: Place | undefined): string => (zone === undefined ? '' : inZone(zone));
const into = (zone: Place | undefined): string => (zone === undefined ? 'в какую-либо зону' : intoZone(zone));
const hand = ({ from }: Trigger): string => (from === undefined ? '' : 'с руки');

/** „вы нокаутируете”, „соперник нокаутирует”, „нокаутируют” */
const doing = (by: Trigger['by'], { they, you, opponent, infinitive }: Verb, mood: Mood): string => {
  const would = mood === 'would';
  if (by === undefined) return would ? `должны ${infinitive}` : they;
  if (by === 'you') return `вы ${would ? `должны ${infinitive}` : you}`;
  return `соперник ${would ? `должен ${infinitive}` : opponent}`;
};

/** Somebody does it to an object, which comes first where nobody is named. */
const done = (trigger: Trigger, name: keyof typeof VERBS, object: string, mood: Mood, how = ''): string => {
  const does = doing(trigger.by, VERBS[name], mood);
  const rest = words(hand(trigger), at(trigger.zone), how);
  return trigger.by === undefined ? words(object, does, rest) : words(does, object, rest);
};

/** A card does it itself: „эта карта передвигается в зону 5”. */
const goes = (who: Phrase, one: string, many: string, infinitive: string, mood: Mood): string => {
  if (mood === 'would') return `${who.in('nom')} ${MUST[who.as]} ${infinitive}`;
  return `${who.in('nom')} ${who.as === 'many' ? many : one}`;
};

const combat = (
  trigger: Trigger,
  itself: readonly [happens: string, infinitive: string],
  scene: Scene,
  mood: Mood,
): string => {
  const part = trigger.of === undefined ? '' : `с участием ${anyone(trigger.of, scene, CARD).in('gen')}`;
  const name = trigger.event === 'combatStarts' ? 'started' : 'concluded';
  if (trigger.by !== undefined) return words(doing(trigger.by, VERBS[name], mood), 'бой', part, at(trigger.zone));
  const happens = mood === 'would' ? `должен ${itself[1]}` : itself[0];
  return words(happens, 'бой', part, at(trigger.zone));
};

const cards = (trigger: Trigger, name: 'drawn' | 'discarded', scene: Scene, mood: Mood): string => {
  const ofPlayer = trigger.of === 'you' || trigger.of === 'opponent' ? trigger.of : undefined;
  const by = ofPlayer ?? trigger.by;
  const object = ofPlayer === undefined ? anyone(trigger.of, scene, CARD).in('acc') : 'карту';
  if (by !== undefined) return `${doing(by, VERBS[name], mood)} ${object}`;
  return `игрок ${mood === 'would' ? `должен ${VERBS[name].infinitive}` : VERBS[name].opponent} ${object}`;
};

const occasion = (trigger: Trigger, scene: Scene, mood: Mood): string => {
  const card = anyone(trigger.of, scene, CARD);
  const inCase = (of: Case) => card.in(of);
  switch (trigger.event) {
    case 'played':
    case 'ko':
    case 'eliminated':
    case 'stunned':
    case 'readied':
    case 'exhausted':
      return done(trigger, trigger.event, inCase('acc'), mood);
    case 'unstunned':
      return done(trigger, 'unstunned', `с ${inCase('gen')}`, mood);
    case 'koByCombat':
      return done(trigger, 'ko', inCase('acc'), mood, 'боевыми атаками');
    case 'pickedUp':
    case 'dropped':
      return done(trigger, trigger.event, anyone(trigger.of, scene, FEATURE).in('acc'), mood);
    case 'put':
    case 'movesInto': {
      const { zone, ...rest } = trigger;
      if (trigger.event === 'put') return done(rest, 'put', inCase('acc'), mood, into(zone));
      if (trigger.by !== undefined) return done(rest, 'moved', inCase('acc'), mood, into(zone));
      return words(goes(card, 'передвигается', 'передвигаются', 'передвинуться', mood), into(zone));
    }
    case 'entersPlay':
      if (trigger.by !== undefined) return done(trigger, 'brought', inCase('acc'), mood);
      return words(goes(card, 'входит в игру', 'входят в игру', 'войти в игру', mood), hand(trigger), at(trigger.zone));
    case 'leavesPlay':
      if (trigger.by !== undefined) return done(trigger, 'taken', inCase('acc'), mood);
      return words(goes(card, 'выходит из игры', 'выходят из игры', 'выйти из игры', mood), at(trigger.zone));
    case 'combatStarts':
      return combat(trigger, ['начинается', 'начаться'], scene, mood);
    case 'combatConcludes':
      return combat(trigger, ['завершается', 'завершиться'], scene, mood);
    case 'attacksAdded':
      return words(doing(trigger.by, VERBS.added, mood), 'в бой атаки', at(trigger.zone));
    case 'draws':
      return cards(trigger, 'drawn', scene, mood);
    case 'discards':
      return cards(trigger, 'discarded', scene, mood);
    case 'controlChanges': {
      const passes = goes(card, 'переходит', 'переходят', 'перейти', mood);
      if (trigger.by === undefined) return `${passes} под контроль другого игрока`;
      return `${passes} под ${trigger.by === 'you' ? 'ваш контроль' : 'контроль соперника'}`;
    }
    case 'roundStarts':
      return mood === 'would' ? 'должен начаться раунд' : 'начинается раунд';
    case 'roundEnds':
      return mood === 'would' ? 'должен закончиться раунд' : 'заканчивается раунд';
    case 'turnStarts': {
      const turn = { you: 'ваш ход', opponent: 'ход соперника', any: 'ход' }[turnOf(trigger)];
      return `${mood === 'would' ? 'должен начаться' : 'начинается'} ${turn}`;
    }
    default:
      return trigger.event satisfies never;
  }
};

const turnOf = (trigger: Trigger): 'you' | 'opponent' | 'any' => {
  if (trigger.of === 'you' || trigger.of === 'opponent') return trigger.of;
  return trigger.by ?? 'any';
};

/** The moments of the sequence have no «когда»: «в начале каждого раунда». */
const moment = (trigger: Trigger, next: boolean): string | null => {
  if (trigger.event === 'roundStarts') return `в начале ${next ? 'следующего' : 'каждого'} раунда`;
  if (trigger.event === 'roundEnds') return `в конце ${next ? 'этого' : 'каждого'} раунда`;
  if (trigger.event !== 'turnStarts') return null;
  const which = next ? 'следующего' : 'каждого';
  return {
    you: `в начале ${which} вашего хода`,
    opponent: `в начале ${which} хода соперника`,
    any: `в начале ${which} хода`,
  }[turnOf(trigger)];
};

/** What a triggered power waits for, and what happens then. A moment is no clause: only a condition is parted from it. */
export const waiting = (trigger: Trigger, next: boolean, scene: Scene, then: string): string => {
  const at = moment(trigger, next);
  if (at !== null) return `${at}${then.startsWith('если ') ? ',' : ''} ${then}`;
  const opener = trigger.of === 'me' ? 'когда' : 'каждый раз, когда';
  return `${next ? 'в следующий раз, когда' : opener} ${occasion(trigger, scene, 'happens')}, ${then}`;
};

/** The part of a sentence before the comma: what a replacement replaces. */
export const wouldHappen = (trigger: Trigger, scene: Scene): string => `если ${occasion(trigger, scene, 'would')}`;
