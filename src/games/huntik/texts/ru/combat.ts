import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('ru');

export const combat: HuntikTexts['combat'] = {
  title: 'Бой',
  titleInZone: (zone) => `Бой в зоне ${zone}`,
  attacks: (who) => `Атакует: ${who}`,
  isAttacked: (who) => `Атакован: ${who}`,
  hasSay: (who) => `Сейчас действует: ${who}`,
  aimsNow: (who) => `Направляет атаки: ${who}`,
  total: (who, value) =>
    plural(value, {
      one: `${who}: всего # атака`,
      few: `${who}: всего # атаки`,
      many: `${who}: всего # атак`,
    }),

  fighterAtk: (name, atk) => `${name} ${atk}`,
  added: (count) => `${count} добавлено`,
  removed: (count) => `${count} убрано`,
  attacksRemoved: ' (убрано)',
  nobodyYet: 'пока никого',
  oneLess: (who) => `${who}: на одну атаку меньше`,
  oneMore: (who) => `${who}: на одну атаку больше`,

  addFighter: (who) => `Боец: ${who}`,
  asksAtk: 'Боец: ATK?',
  asksDef: (atk) => `ATK ${atk}, DEF?`,
  digit: (number, digit) => `${number} ${digit}`,
  more: '10+',
  moreFighters: (who) => `${who}: число больше, название или герой из памяти`,
  takeBack: 'Отменить ATK',
  intoCombat: 'В бой',
  leaveCombat: 'Выходит из боя',

  canKo: (who, attacks) =>
    plural(attacks, {
      one: `${who}: # атака может нокаутировать`,
      few: `${who}: # атаки могут нокаутировать`,
      many: `${who}: # атак могут нокаутировать`,
    }),
  koNobody: 'никого',
  someOf: (count, names) => `${count} из: ${names}`,
  allNeed: (attacks) => `на всех нужно ${attacks}`,
  waysInAll: (count) => plural(count, { one: 'всего # вариант', few: 'всего # варианта', many: 'всего # вариантов' }),

  aims: (who, attacks) =>
    plural(attacks, {
      one: `${who}: направить # атаку`,
      few: `${who}: направить # атаки`,
      many: `${who}: направить # атак`,
    }),
  left: (count) => (count === 0 ? 'все направлены' : `осталось: ${count}`),
  leftToAim: (count) =>
    plural(count, {
      one: 'осталось направить # атаку',
      few: 'осталось направить # атаки',
      many: 'осталось направить # атак',
    }),
  suggested: 'Предложено телефоном. Измените, как вам нужно.',
  aimAt: (name) => `Атаки, направленные сюда: ${name}`,
  falls: (aimed, cost) => `${aimed} из ${cost}: нокаут`,
  stays: (aimed, cost) => `${aimed} из ${cost}: остаётся`,
  cannotBeAimedAt: 'нельзя направлять атаки',
  cannotBeKod: (aimed) => `${aimed}: нельзя нокаутировать`,
  aimedAt: (name, attacks, kod) => `${name}, атак ${attacks}: ${kod ? 'нокаут' : 'остаётся'}`,
  aim: (falling) =>
    falling === 0
      ? 'Направить: без нокаутов'
      : plural(falling, {
          one: 'Направить: # нокаут',
          few: 'Направить: # нокаута',
          many: 'Направить: # нокаутов',
        }),

  bar: 'Что делать в бою',
  pass: 'Пас',
  act: 'Действие',
  thenSay: (who) => `Дальше: ${who.inside}`,
  thenAims: (who) => `Дальше направляет атаки ${who.inside}`,
  thenOver: 'Дальше бой окончен',
  thenOverWith: (kod) =>
    kod === 0
      ? 'Дальше бой окончен, без нокаутов'
      : plural(kod, {
          one: 'Дальше бой окончен, всего # нокаут',
          few: 'Дальше бой окончен, всего # нокаута',
          many: 'Дальше бой окончен, всего # нокаутов',
        }),
  actionTitle: (who) => `Действует: ${who}`,
  actionCard: 'Карта действия',
  power: 'Способность в игре',
  playAction: 'Разыграть боевое действие',
};
