/** What the power editor says in Hungarian. */
import { readAmount } from '../../powers/saying.ts';
import type { EditorTexts } from '../editor.ts';
import { fields } from './editor/fields.ts';
import { shapes } from './editor/shapes.ts';
import { words } from './editor/words.ts';
import { powerSentence } from './powers.ts';
import { condition, eachOf, value } from './powers/amounts.ts';
import { changed } from './powers/changes.ts';
import { clausesOf, joined } from './powers/effects.ts';
import { everyone, known, quoted, some } from './powers/things.ts';
import { waiting, wouldHappen } from './powers/triggers.ts';

const thing = (found: string | null) => (found === null ? 'ami itt áll' : `az, hogy ${quoted(found)}`);

export const editor: EditorTexts = {
  ui: {
    powers: 'Képességek',
    none: 'Még nincs képessége.',
    addPower: 'Képesség hozzáadása',
    power: (number) => `${number}. képesség`,
    unfinished: (what) => `Még nincs kész. ${what}`,
    keptAsBefore: 'Addig úgy számít, ahogy korábban volt.',
    notKept: 'Addig nem számít.',
    back: 'Vissza',
    done: 'Kész',
    way: 'Hol tartasz',
    search: 'Keresés',
    nothingFound: 'Nincs ilyen.',
    common: 'Gyakori',
    fromNothing: 'Üresen kezdve',
    like: 'Mint egy ismert lapé',
    add: 'Hozzáadás',
    nothingYet: 'még semmi',
    remove: (what) => `Törlés: ${what}`,
    earlier: (what) => `Feljebb: ${what}`,
    open: (part, said) => `${part}: ${said}`,
    negative: (what) => `${what}: nulla alatt`,
    typeHere: 'Írd úgy, ahogy a lapon áll.',
    nth: (what, number) => `${number}. ${what.toLowerCase()}`,
    kindOf: {
      power: 'A képesség fajtája',
      effect: 'Mi történik',
      change: 'Mi változik',
      who: 'Kit',
      amount: 'Mennyi',
      condition: 'Minek kell fennállnia',
      bound: 'Melyik szám',
    },
    addTo: {
      effects: 'Hatás hozzáadása',
      effectLists: 'Lehetőség hozzáadása',
      changes: 'Változás hozzáadása',
      targets: 'Célpont hozzáadása',
      conditions: 'Feltétel hozzáadása',
      tags: 'Címke hozzáadása',
    },
    itemOf: {
      effects: 'Hatás',
      effectLists: 'Lehetőség',
      changes: 'Változás',
      targets: 'Célpont',
      conditions: 'Feltétel',
      tags: 'Címke',
    },
  },
  groups: {
    onCards: 'Lapokkal',
    numbers: 'Számok',
    onTheTable: 'Az asztalnál',
    watching: 'Később',
    choices: 'Választások',
  },
  kinds: {
    action: 'Egy játékos használja kimerítő, szabad vagy harci akcióként.',
    triggered: 'Magától kerül sorra, amikor történik valami.',
    alwaysOn: 'Lapokat változtat meg, amíg a lapnak megvan.',
    replacement: 'Valami más történik valami helyett.',
    keyword: 'Senki nem állja el az útját.',
    entering: 'Kimerülten, jelölőkkel vagy valaminek az árán.',
    playing: 'Főhős helyett, vagy csak bizonyos feltétellel.',
  },
  fields,
  words,
  shapes,
  faults: {
    missing: (where) => `${where}: itt még hiányzik valami.`,
    unknown: (where, found) => `${where}: ${thing(found)}, ide nem illik.`,
    extra: (where, found) => `${where}: ismeretlen rész${found === null ? '' : `, ${quoted(found)}`}.`,
    tooMany: (where) => `${where}: ez túl sok.`,
    tooLong: (where) => `${where}: ez 40 betűnél hosszabb.`,
    number: (where, found) => `${where}: ${thing(found)}, nem itt megengedett egész szám.`,
    other: (where, found) => `${where}: ${thing(found)}, nem olvasható.`,
  },
  say: {
    power: powerSentence,
    effects: (effects, scene) => joined(clausesOf(effects, scene)),
    selector: (selector, scene) => everyone(selector, scene).in('acc'),
    reference: (reference, scene) => known(reference, scene).in('nom'),
    description: (description) => some(description).in('nom'),
    condition,
    amount: (amount, scene) => {
      const said = readAmount(amount);
      const each = eachOf(said, scene);
      if (each === null || said.kind === 'number') return value(said, scene);
      return `${each} után ${said.times}`;
    },
    changes: changed,
    when: (trigger, scene) => waiting(trigger, false, scene, '').replace(/[ ,]+$/u, ''),
    would: wouldHappen,
  },
};
