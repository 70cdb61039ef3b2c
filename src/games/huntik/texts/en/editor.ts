/** What the power editor says in English. */
import { readAmount } from '../../powers/saying.ts';
import type { EditorTexts } from '../editor.ts';
import { fields } from './editor/fields.ts';
import { shapes } from './editor/shapes.ts';
import { words } from './editor/words.ts';
import { powerSentence } from './powers.ts';
import { condition, eachOf, value } from './powers/amounts.ts';
import { changed } from './powers/changes.ts';
import { clausesOf, joined } from './powers/effects.ts';
import { known, object, quoted, some } from './powers/things.ts';
import { waiting, wouldHappen } from './powers/triggers.ts';

const thing = (found: string | null) => (found === null ? 'what stands here' : quoted(found));

export const editor: EditorTexts = {
  ui: {
    powers: 'Powers',
    none: 'No power yet.',
    addPower: 'Add a power',
    power: (number) => `Power ${number}`,
    unfinished: (what) => `Not finished. ${what}`,
    keptAsBefore: 'Until then it counts as it was before.',
    notKept: 'Until then it does not count.',
    back: 'Back',
    done: 'Done',
    way: 'Where you are',
    search: 'Search',
    nothingFound: 'Nothing like this.',
    common: 'Met often',
    fromNothing: 'From nothing',
    like: 'Like a known card’s',
    add: 'Add',
    nothingYet: 'nothing yet',
    remove: (what) => `Remove: ${what}`,
    earlier: (what) => `Move up: ${what}`,
    open: (part, said) => `${part}: ${said}`,
    negative: (what) => `${what}: below zero`,
    typeHere: 'Type it as it stands on the card.',
    nth: (what, number) => `${what} ${number}`,
    kindOf: {
      power: 'Kind of power',
      effect: 'What happens',
      change: 'What changes',
      who: 'Whom',
      amount: 'How many',
      condition: 'What has to be so',
      bound: 'Which number',
    },
    addTo: {
      effects: 'Add an effect',
      effectLists: 'Add an option',
      changes: 'Add a change',
      targets: 'Add a target',
      conditions: 'Add a condition',
      tags: 'Add a tag',
    },
    itemOf: {
      effects: 'Effect',
      effectLists: 'Option',
      changes: 'Change',
      targets: 'Target',
      conditions: 'Condition',
      tags: 'Tag',
    },
  },
  groups: {
    onCards: 'To cards',
    numbers: 'Numbers',
    onTheTable: 'At the table',
    watching: 'Later',
    choices: 'Choices',
  },
  kinds: {
    action: 'A player uses it, as an exhaust, free or combat action.',
    triggered: 'It comes up by itself when something happens.',
    alwaysOn: 'It changes cards as long as the card has it.',
    replacement: 'Something happens instead of something else.',
    keyword: 'Nobody blocks its way.',
    entering: 'Exhausted, with counters, or at a price.',
    playing: 'Instead of a major hero, or only under a condition.',
  },
  fields,
  words,
  shapes,
  faults: {
    missing: (where) => `${where}: something is still missing here.`,
    unknown: (where, found) => `${where}: ${thing(found)} is nothing that can stand here.`,
    extra: (where, found) => `${where}: there is no such part as ${thing(found)}.`,
    tooMany: (where) => `${where}: these are too many.`,
    tooLong: (where) => `${where}: this is longer than 40 characters.`,
    number: (where, found) => `${where}: ${thing(found)} is no whole number that is allowed here.`,
    other: (where, found) => `${where}: ${thing(found)} cannot be read.`,
  },
  say: {
    power: powerSentence,
    effects: (effects, scene) => joined(clausesOf(effects, scene)),
    selector: (selector, scene) => object(selector, scene).text,
    reference: (reference, scene) => known(reference, scene).text,
    description: (description) => some(description).text,
    condition,
    amount: (amount, scene) => {
      const said = readAmount(amount);
      const each = eachOf(said, scene);
      if (each === null || said.kind === 'number') return value(said, scene);
      return `${said.times} for each ${each}`;
    },
    changes: changed,
    when: (trigger, scene) => waiting(trigger, false, scene),
    would: wouldHappen,
  },
};
