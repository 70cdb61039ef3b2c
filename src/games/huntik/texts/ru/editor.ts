/** What the power editor says in Russian. */
import { readAmount, type SaidAmount, type Scene } from '../../powers/saying.ts';
import type { EditorTexts } from '../editor.ts';
import { fields } from './editor/fields.ts';
import { shapes } from './editor/shapes.ts';
import { words } from './editor/words.ts';
import { powerSentence } from './powers.ts';
import { condition, eachOf, equalTo } from './powers/amounts.ts';
import { changed } from './powers/changes.ts';
import { clausesOf, joined } from './powers/effects.ts';
import { everyone, known, quoted, some } from './powers/things.ts';
import { waiting, wouldHappen } from './powers/triggers.ts';

const thing = (found: string | null) => (found === null ? 'то, что здесь стоит,' : quoted(found));

/** The powers' sentences say amounts in the dative; a row of the editor stands by itself. */
const amount = (said: SaidAmount, scene: Scene): string => {
  const each = eachOf(said, scene);
  if (said.kind === 'number' || said.kind === 'x') return equalTo(said, scene);
  return each === null ? `равно ${equalTo(said, scene)}` : `${said.times} за ${each}`;
};

export const editor: EditorTexts = {
  ui: {
    powers: 'Способности',
    none: 'Способностей пока нет.',
    addPower: 'Добавить способность',
    power: (number) => `Способность ${number}`,
    unfinished: (what) => `Не закончено. ${what}`,
    keptAsBefore: 'До тех пор действует прежний вид.',
    notKept: 'До тех пор она не учитывается.',
    back: 'Назад',
    done: 'Готово',
    way: 'Где вы сейчас',
    search: 'Поиск',
    nothingFound: 'Ничего такого нет.',
    common: 'Часто встречаются',
    fromNothing: 'С нуля',
    like: 'Как у известной карты',
    add: 'Добавить',
    nothingYet: 'пока ничего',
    remove: (what) => `Удалить: ${what}`,
    earlier: (what) => `Выше: ${what}`,
    open: (part, said) => `${part}: ${said}`,
    negative: (what) => `${what}: ниже нуля`,
    typeHere: 'Напишите так, как стоит на карте.',
    nth: (what, number) => `${what} ${number}`,
    kindOf: {
      power: 'Вид способности',
      effect: 'Что происходит',
      change: 'Что меняется',
      who: 'Кого',
      amount: 'Сколько',
      condition: 'Что должно выполняться',
      bound: 'Какое число',
    },
    addTo: {
      effects: 'Добавить эффект',
      effectLists: 'Добавить вариант',
      changes: 'Добавить изменение',
      targets: 'Добавить цель',
      conditions: 'Добавить условие',
      tags: 'Добавить признак',
    },
    itemOf: {
      effects: 'Эффект',
      effectLists: 'Вариант',
      changes: 'Изменение',
      targets: 'Цель',
      conditions: 'Условие',
      tags: 'Признак',
    },
  },
  groups: {
    onCards: 'С картами',
    numbers: 'Числа',
    onTheTable: 'За столом',
    watching: 'Позже',
    choices: 'Выбор',
  },
  kinds: {
    action: 'Её применяет игрок как истощающее, свободное или боевое действие.',
    triggered: 'Срабатывает сама, когда что-то происходит.',
    alwaysOn: 'Меняет карты, пока она есть у карты.',
    replacement: 'Вместо одного происходит другое.',
    keyword: 'Никто не преградит путь.',
    entering: 'Истощённой, с маркерами или за плату.',
    playing: 'Вместо главного героя или только при условии.',
  },
  fields,
  words,
  shapes,
  faults: {
    missing: (where) => `${where}: здесь чего-то ещё не хватает.`,
    unknown: (where, found) => `${where}: ${thing(found)} сюда не подходит.`,
    extra: (where, found) => `${where}: такой части нет${found === null ? '' : `, ${quoted(found)}`}.`,
    tooMany: (where) => `${where}: это слишком много.`,
    tooLong: (where) => `${where}: это длиннее 40 знаков.`,
    number: (where, found) => `${where}: ${thing(found)} не подходит, нужно допустимое целое число.`,
    other: (where, found) => `${where}: ${thing(found)} не удаётся прочитать.`,
  },
  say: {
    power: powerSentence,
    effects: (effects, scene) => joined(clausesOf(effects, scene)),
    selector: (selector, scene) => everyone(selector, scene).in('acc'),
    reference: (reference, scene) => known(reference, scene).in('nom'),
    description: (description) => some(description).in('nom'),
    condition,
    amount: (of, scene) => amount(readAmount(of), scene),
    changes: changed,
    when: (trigger, scene) => waiting(trigger, false, scene, '').replace(/[ ,]+$/u, ''),
    would: wouldHappen,
  },
};
