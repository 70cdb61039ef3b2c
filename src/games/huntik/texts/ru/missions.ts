import { pluralIn } from '../../../../texts/plural.ts';
import type { Beneficiary } from '../../missions/mission.ts';
import type { MissionTexts } from '../en/missions.ts';

const plural = pluralIn('ru');
const who: Record<Beneficiary, string> = {
  either: 'Любой из игроков',
  lead: 'Ведущий игрок',
  defending: 'Защищающийся игрок',
};
const inZone = (zone: number | undefined): string => (zone === undefined ? '' : ` в зоне ${zone}`);
const called = (named: string | undefined): string => (named === undefined ? '' : ` «${named}»`);
const one = { friendly: 'дружественный герой', enemy: 'вражеский герой' };
const ofMany = { friendly: 'дружественных героев', enemy: 'вражеских героев' };
const withHero = { friendly: 'при дружественном герое', enemy: 'при вражеском герое' };
const points = (count: number): string => plural(count, { one: '# очко', few: '# очка', many: '# очков' });

export const missions: MissionTexts = {
  and: (parts) => new Intl.ListFormat('ru', { type: 'conjunction' }).format(parts),
  or: (parts) => new Intl.ListFormat('ru', { type: 'disjunction' }).format(parts),

  score: (atLeast) => plural(atLeast, { one: 'не меньше # очка', few: 'не меньше # очков', many: 'не меньше # очков' }),
  heroInZone: (side, atLeast, zone, named) =>
    atLeast === 1
      ? `${one[side]}${called(named)}${inZone(zone)}`
      : `не меньше ${atLeast} ${ofMany[side]}${called(named)}${inZone(zone)}`,
  featureInZone: (zone, named) => `объект${called(named)}${inZone(zone)}`,
  carried: (side, zone, named) => `объект${called(named)} ${withHero[side]}${inZone(zone)}`,
  kos: (side, atLeast) =>
    side === 'friendly'
      ? plural(atLeast, {
          one: 'нокаутирован не меньше чем # дружественный герой',
          few: 'нокаутировано не меньше # дружественных героев',
          many: 'нокаутировано не меньше # дружественных героев',
        })
      : plural(atLeast, {
          one: 'нокаутирован не меньше чем # вражеский герой',
          few: 'нокаутировано не меньше # вражеских героев',
          many: 'нокаутировано не меньше # вражеских героев',
        }),
  term: {
    atOnce: (whose, check) => `${who[whose]} побеждает сразу: ${check}.`,
    endOfRound: (whose, check) => `${who[whose]} побеждает в конце раунда: ${check}.`,
  },
  pointsForKo: (whose, count) =>
    `${who[whose]} получает ${points(count)} за каждого нокаутированного вражеского героя.`,
  pointsAtEnd: (whose, count, check) => `${who[whose]} получает ${points(count)} в конце каждого раунда: ${check}.`,
  morePointsWin: 'После раунда 7 побеждает тот, у кого больше очков.',
  moments: {
    matchBegins: 'В начале раунда 1',
    roundStarts: 'В начале каждого раунда',
    roundEnds: 'В конце каждого раунда',
    combatStarts: 'Когда начинается бой',
    heroKod: 'Когда нокаутирован герой',
    pickedUp: 'Когда подобран объект',
    dropped: 'Когда уронен объект',
    heroEnters: 'Когда герой входит в зону',
    timerAt: 'Когда счётчик показывает число',
  },
  heroEnters: (zone) => `Когда герой входит в зону ${zone}`,
  timerAt: (round) => `Когда счётчик показывает ${round}`,
  at: { zone: (zone) => `в зоне ${zone}`, side: 'рядом с полем' },
  obstacle: (name, atk, def) => `${name}, ${atk} ATK, ${def} DEF`,
  controlledBy: {
    lead: 'контролирует ведущий игрок',
    defending: 'контролирует защищающийся игрок',
    nobody: 'никто не контролирует',
  },
  zonesAreLeads: 'Зоны считаются от ведущего игрока.',

  verdicts: { met: 'выполнено', unmet: 'не выполнено', unknown: 'решает стол' },
  has: (has) => `сейчас ${has}`,
  inWords: 'Выполнено ли это, решает стол.',

  chosen: 'С её объектами, условиями и правилами.',
  kept: 'Сохранённые миссии',
  enter: 'Записать миссию',
  edit: 'Изменить',
  forget: 'Удалить',
  forgetSure: (name) => `Удалить: ${name}? В начатых партиях она останется.`,
  choose: 'Выбрать',
  keep: 'Сохранить и выбрать',
  noName: 'Миссия хранится под своим названием.',
  wrong: (piece) => `Так сохранить ещё нельзя: ${piece}.`,
  features: 'Объекты и преграды',
  addFeature: 'Добавить объект',
  terms: 'Условия победы',
  addTerm: 'Добавить условие',
  reminders: 'Свои правила',
  addReminder: 'Добавить правило',
  points: 'Очки',
  addPoints: 'Добавить очки',
  done: 'Готово',
  remove: 'Убрать',
  name: 'Название',
  kindOfFeature: 'Что это?',
  feature: 'Объект',
  anObstacle: 'Преграда',
  where: 'Где в начале?',
  zone: 'Зона',
  side: 'Рядом',
  controller: 'Кто контролирует?',
  nobody: 'Никто',
  lead: 'Ведущий игрок',
  defending: 'Защищающийся игрок',
  either: 'Любой из игроков',
  words: 'Словами, как на карте',
  wordsMissing: 'Напишите так, как сказано на карте.',
  reminderWords: 'Что тогда делать?',
  forWhom: 'Для кого?',
  whenChecked: 'Когда проверять?',
  times: { atOnce: 'В любой момент', endOfRound: 'В конце раунда' },
  theTableTells: 'Решает только стол',
  byPieces: 'Собрать из частей',
  checks: {
    score: 'Очки',
    heroInZone: 'Герои в зоне',
    featureInZone: 'Объект в зоне',
    carried: 'Подобранный объект',
    kos: 'Нокауты',
    all: 'Всё это',
    any: 'Что-то одно',
  },
  whatIsChecked: 'Что может проверить телефон?',
  check: 'Выполнено, если есть',
  addCheck: 'Добавить часть',
  part: (number) => `Часть ${number}`,
  atLeast: 'Не меньше',
  whose: 'Чьи?',
  sides: { friendly: 'Дружественные', enemy: 'Вражеские' },
  called: 'Часть названия (можно не писать)',
  anyZone: 'Любая',
  moment: 'Когда?',
  round: 'Счётчик',
  scoring: 'За что очки?',
  scorings: { ko: 'За каждого нокаутированного вражеского героя', roundEnds: 'В конце каждого раунда, если…' },
  howMany: 'Сколько очков?',

  title: 'Миссия',
  onlyName: 'Известны только её название и вид.',
  putIn: (name) => `В какую зону поместить? ${name}`,
  termsTitle: 'Условия миссии выполнены?',
  notOnMap: 'Не на поле',
  kosTitle: 'Нокаутировано героев',
  origins: 'Откуда очки',
  byHand: 'Вручную',
  byCard: 'От карты',
  inRound: (round) => `раунд ${round}`,
  signed: (count) => (count < 0 ? `−${-count}` : `+${count}`),

  solo: 'Одиночная миссия',
  soloText: 'У одиночных миссий свои правила. Телефон ведёт раунд и то, что вы считаете.',
  tally: 'Что вы считаете?',
  addTally: 'Считать',
  dropTally: (name) => `Больше не считать: ${name}`,
  endRound: 'Закончить раунд',
  won: 'Миссия выиграна',
  lost: 'Миссия проиграна',
};
