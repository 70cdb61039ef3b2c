import { pluralIn } from '../../../../texts/plural.ts';
import type { HuntikTexts } from '../en/index.ts';

const plural = pluralIn('ru');

const subtypes = { combat: 'боевое действие', exhaust: 'истощающее действие', free: 'свободное действие' };
const powers = {
  combat: 'боевую способность-действие',
  exhaust: 'истощающую способность-действие',
  free: 'свободную способность-действие',
};
const kinds = { major: 'главного героя', minor: 'второстепенного героя', legendary: 'легендарного героя' };
const areas = { deck: 'в колоде', hand: 'в руке', discard: 'в сбросе' };

export const log: HuntikTexts['log'] = {
  seated: (first, second) => `За стол садятся ${first} и ${second}.`,
  kept: {
    rounds: 'Телефон ведёт раунды, ходы и пасы.',
    combat: 'Телефон ведёт раунды, ходы, пасы и подсчёт боёв.',
    map: 'Телефон ведёт каждую карту на поле.',
  },
  coin: {
    heads: (who) => `Монета показывает орла: ведущего назначает ${who.inside}.`,
    tails: (who) => `Монета показывает решку: ведущего назначает ${who.inside}.`,
  },
  dice: (one, other, who) => `На кубиках ${one} и ${other}: ведущего назначает ${who.inside}.`,
  diceTie: (face) => `На обоих кубиках ${face}: бросают снова.`,
  leads: (who) => `Ведущий игрок – ${who.inside}.`,
  mission: {
    training: (name) => (name === '' ? 'Миссия учебная.' : `Миссия: ${name}, учебная.`),
    expert: (name) => (name === '' ? 'Миссия экспертная.' : `Миссия: ${name}, экспертная.`),
    solo: (name) => (name === '' ? 'Миссия одиночная.' : `Миссия: ${name}, одиночная.`),
    mutual: (name) => (name === '' ? 'Миссия взаимная.' : `Миссия: ${name}, взаимная.`),
  },
  deck: (who, size) =>
    plural(size, {
      one: `${who.start} показывает колоду: # карта.`,
      few: `${who.start} показывает колоду: # карты.`,
      many: `${who.start} показывает колоду: # карт.`,
    }),
  mulligan: (who, count) =>
    plural(count, {
      one: `${who.start} меняет # карту.`,
      few: `${who.start} меняет # карты.`,
      many: `${who.start} меняет # карт.`,
    }),
  keepsHand: (who) => `${who.start} оставляет начальную руку.`,
  roundBegins: (round, who) => `Начинается раунд ${round}; первым ходит ${who.inside}.`,

  acts: (who) => `${who.start} делает ход.`,
  actsWithMajor: (who) => `${who.start} делает ход и разыгрывает главного героя.`,
  actsInstead: (who) => `${who.start} делает ход с розыгрышем вместо главного героя.`,
  passes: (who) => `${who.start} пасует.`,
  roundEnds: (round) => `Пасовали оба: раунд ${round} заканчивается.`,
  playsHero: (who, hero, kind, atk, def) => `${who.start} разыгрывает ${kinds[kind]}: ${hero}, ATK ${atk}, DEF ${def}.`,
  playsAction: (who, subtype, name) =>
    name === ''
      ? `${who.start} разыгрывает ${subtypes[subtype]}.`
      : `${who.start} разыгрывает ${subtypes[subtype]}: ${name}.`,
  playsAmulet: (who, name) =>
    name === '' ? `${who.start} разыгрывает амулет.` : `${who.start} разыгрывает амулет: ${name}.`,
  usesPower: (who, subtype, card, name) =>
    name === ''
      ? `${who.start} применяет ${powers[subtype]}: ${card}.`
      : `${who.start} применяет ${powers[subtype]}: ${card}, ${name}.`,
  paidBy: (card) => `За это истощена карта: ${card}.`,
  insteadOfMajor: 'Разыграно вместо главного героя.',
  cancels: (who, action, name) => {
    const what = action === '' ? `${who.start} отменяет действие` : `${who.start} отменяет: ${action}`;
    return name === '' ? `${what}.` : `${what} (картой: ${name}).`;
  },
  takesTurn: (who) => `Затем ходит ${who.inside}.`,
  moves: (who, card, from, to) =>
    from === to
      ? `${who.start} двигает на 0 зон, в зоне ${to}: ${card}.`
      : `${who.start} двигает из зоны ${from} в зону ${to}: ${card}.`,
  declines: (who) => `${who.start} не начинает боя.`,
  offered: (card) => `Эффект карты передвинул к врагам: ${card}.`,

  startsCombat: (who, zone) =>
    zone === null ? `${who.start} начинает бой.` : `${who.start} начинает бой в зоне ${zone}.`,
  joins: (who, card, atk, def) => `В бою, ${who.inside}: ${card}, ATK ${atk}, DEF ${def}.`,
  leavesCombat: (card) => `Выходит из боя: ${card}.`,
  passesCombat: (who) => `${who.start} пасует в бою.`,
  aims: (who, aims) => `${who.start} направляет атаки: ${aims}.`,
  aimsNothing: (who) => `${who.start} не направляет ни одной атаки.`,
  aim: (attacks, card) => `${card} – ${attacks}`,
  addsAttacks: (who, count) =>
    plural(count, {
      one: `${who.start} добавляет # атаку.`,
      few: `${who.start} добавляет # атаки.`,
      many: `${who.start} добавляет # атак.`,
    }),
  removesAttacks: (who, count) =>
    plural(count, {
      one: `${who.start} убирает # вражескую атаку.`,
      few: `${who.start} убирает # вражеские атаки.`,
      many: `${who.start} убирает # вражеских атак.`,
    }),
  removesAttacksOf: (who, card) => `${who.start} убирает из боя атаки карты: ${card}.`,

  stuns: (card) => `Карта оглушена: ${card}.`,
  unstuns: (card) => `Оглушение снято: ${card}.`,
  readies: (card) => `Карта подготовлена: ${card}.`,
  exhausts: (card) => `Карта истощена: ${card}.`,
  kos: (cards) => `Нокаут: ${cards}.`,
  eliminates: (who, card) => `${who.start} устраняет: ${card}.`,
  puts: (card, zone) => `Карта помещена в зону ${zone}: ${card}.`,
  movedByEffect: (card, from, to) => `Эффект двигает из зоны ${from} в зону ${to}: ${card}.`,
  movedNowhere: (card) => `Эффект подвинул бы карту, но она остаётся на месте: ${card}.`,
  entersPlay: (who, card, zone) =>
    zone === null ? `${who.start} вводит в игру: ${card}.` : `${who.start} вводит в игру в зоне ${zone}: ${card}.`,
  leavesPlay: {
    hand: (card) => `Карта возвращается в руку: ${card}.`,
    deck: (card) => `Карта возвращается в колоду: ${card}.`,
    removed: (card) => `Карта убрана с поля: ${card}.`,
  },
  control: (who, card) => `Теперь ${who.inside} контролирует: ${card}.`,
  controlNobody: (card) => `Теперь никто не контролирует: ${card}.`,
  counter: (card, name) =>
    name === '' ? `На карту кладут маркер: ${card}.` : `На карту кладут маркер (${name}): ${card}.`,
  counterGone: (card) => `С карты убирают маркер: ${card}.`,
  picksUp: (hero, feature) => `${hero} подбирает: ${feature}.`,
  drops: (feature) => `Объект на поле: ${feature}.`,
  draws: (who, count) =>
    plural(count, {
      one: `${who.start} берёт # карту.`,
      few: `${who.start} берёт # карты.`,
      many: `${who.start} берёт # карт.`,
    }),
  discards: (who, count) =>
    plural(count, {
      one: `${who.start} сбрасывает # карту.`,
      few: `${who.start} сбрасывает # карты.`,
      many: `${who.start} сбрасывает # карт.`,
    }),
  counted: (who, area, count) => `Исправлено вручную, ${who.inside}: карт ${areas[area]} ${count}.`,
  effect: (what, until) => `${what}, ${until}.`,
  effectOn: (what, until, cards) => `${what}, ${until}: ${cards}.`,
  effectOnHeroes: (what, until, of) => `${what}, ${until}: все герои (${of.inside}).`,
  watching: (source, says) => (source === '' ? says : `${source}: ${says}`),
  watches: (source, until) =>
    source === ''
      ? `Отныне эффект ждёт своего момента, ${until}.`
      : `Отныне эффект ждёт своего момента, ${until}: ${source}.`,
  effectEnds: (what) => `Заканчивается: ${what}.`,
  goAgain: (who) => `После этого хода снова ходит ${who.inside}.`,
  goFirst: (who) => `В следующем раунде первым ходит ${who.inside}.`,
  extraMajor: (who) => `${who.start} может разыграть в этом раунде ещё одного главного героя.`,
  scores: (who, points) =>
    plural(Math.abs(points), {
      one: points < 0 ? `${who.start} теряет # очко.` : `${who.start} получает # очко.`,
      few: points < 0 ? `${who.start} теряет # очка.` : `${who.start} получает # очка.`,
      many: points < 0 ? `${who.start} теряет # очков.` : `${who.start} получает # очков.`,
    }),
  tally: (name, value) => `${name}: ${value}.`,
  tallyGone: (name) => `Больше не считаем: ${name}.`,
  trigger: (note) => `Ждёт выполнения: ${note}.`,
  settled: (note) => `Выполнено: ${note}.`,
  settledNot: (note, why) => `Не выполнено: ${note} (${why}).`,

  roundFinished: (round, next) => `Раунд ${round} окончен; начинается раунд ${next}.`,
  lastRoundFinished: 'Последний раунд окончен.',
  winsByTerms: (who) => `Условия миссии выполнены: побеждает ${who.inside}.`,
  concedes: (who) => `${who.start} сдаётся.`,
  draw: 'Цикл, который никто не может прервать: ничья.',
  answers: (question, answer) => `${question} Решение за столом: ${answer}.`,
  setSequence: {
    turn: (who, round) => `За столом установлен порядок игры: ходит ${who.inside}, раунд ${round}.`,
    combat: (who) => `За столом установлен порядок игры: бой, атакует ${who.inside}.`,
    endOfRound: (_who, round) => `За столом установлен порядок игры: конец раунда ${round}.`,
  },
  byItself: 'Партия продолжается сама.',

  resolved: (name) => (name === '' ? 'Действие выполнено.' : `Выполнено: ${name}.`),
  cancelled: (name) => (name === '' ? 'Действие отменено.' : `Отменено: ${name}.`),
  spared: (card) => `Нокаутировать нельзя, карта остаётся: ${card}.`,
  skipped: 'Часть эффекта выполнить нельзя, она пропущена.',
  combatEndedEarly: 'Бой заканчивается раньше: на одной стороне в нём никого не осталось.',
  nobodyKod: 'Никто не нокаутирован.',
  wins: (who) => `Побеждает ${who.inside}.`,
  asked: 'За столом надо ответить на вопрос.',
};
