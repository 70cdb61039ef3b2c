/** What the power editor says, in every language: labels, what is wrong, and the words of each piece. */
import type { Amount } from '../powers/amount.ts';
import type { Condition } from '../powers/condition.ts';
import type { FaultKind } from '../powers/editing/fault.ts';
import type { FieldName } from '../powers/editing/fields.ts';
import type { Group } from '../powers/editing/hole.ts';
import type { WordIn, WordSet } from '../powers/editing/words.ts';
import type { Power, PowerChange, PowerEffect, Trigger } from '../powers/power.ts';
import type { Scene } from '../powers/saying.ts';
import type { Description, Reference, Selector } from '../powers/selector.ts';

type Labels<Key extends string> = Readonly<Record<Key, string>>;

/** Labels of words, each under its list. */
export type WordLabels = { readonly [S in WordSet]: Labels<`${WordIn<S>}`> };

/** Labels of the pieces that fit into a hole. */
export type ShapeLabels = {
  readonly power: Labels<Power['kind']>;
  readonly effect: Labels<PowerEffect['do']>;
  readonly change: Labels<PowerChange['kind']>;
  readonly who: Labels<'me' | 'that' | 'chosen' | 'you' | 'opponent' | 'target' | 'description'>;
  readonly amount: Labels<'number' | 'count' | 'round' | 'atkOf' | 'defOf' | 'counters' | 'die' | 'x'>;
  readonly condition: Labels<'exists' | 'round' | 'inCombat' | 'alone' | 'yourTurn' | 'all' | 'any' | 'not'>;
  readonly bound: Labels<'number' | 'round'>;
};

/** A piece in the words that its power's sentence has for it. */
export type PieceWords = {
  readonly power: (power: Power) => string;
  readonly effects: (effects: readonly PowerEffect[], scene: Scene) => string;
  readonly selector: (selector: Selector, scene: Scene) => string;
  /** By itself, as a card that something is the case with. */
  readonly reference: (reference: Reference, scene: Scene) => string;
  readonly description: (description: Description) => string;
  readonly condition: (condition: Condition, scene: Scene) => string;
  readonly amount: (amount: Amount, scene: Scene) => string;
  readonly changes: (who: Selector, changes: readonly PowerChange[], scene: Scene) => string;
  readonly when: (trigger: Trigger, scene: Scene) => string;
  readonly would: (trigger: Trigger, scene: Scene) => string;
};

/** What the editor says beside its labels. */
export type EditorWords = {
  readonly powers: string;
  readonly none: string;
  readonly addPower: string;
  readonly power: (number: number) => string;
  readonly unfinished: (what: string) => string;
  /** Where an unfinished power was finished before. */
  readonly keptAsBefore: string;
  readonly notKept: string;
  readonly back: string;
  readonly done: string;
  readonly way: string;
  readonly search: string;
  readonly nothingFound: string;
  readonly common: string;
  readonly fromNothing: string;
  readonly like: string;
  readonly add: string;
  readonly nothingYet: string;
  readonly remove: (what: string) => string;
  readonly earlier: (what: string) => string;
  readonly open: (part: string, said: string) => string;
  readonly negative: (what: string) => string;
  readonly typeHere: string;
  readonly nth: (what: string, number: number) => string;
  readonly kindOf: Labels<keyof ShapeLabels>;
  readonly addTo: Labels<'effects' | 'effectLists' | 'changes' | 'targets' | 'conditions' | 'tags'>;
  readonly itemOf: Labels<'effects' | 'effectLists' | 'changes' | 'targets' | 'conditions' | 'tags'>;
};

export type EditorTexts = {
  readonly ui: EditorWords;
  readonly groups: Labels<Group>;
  readonly kinds: Labels<Power['kind']>;
  readonly fields: Labels<FieldName>;
  readonly words: WordLabels;
  readonly shapes: ShapeLabels;
  /** Whole sentences: what is wrong with the piece `where`, which holds `found` if that can be shown. */
  readonly faults: Readonly<Record<FaultKind, (where: string, found: string | null) => string>>;
  readonly say: PieceWords;
};
