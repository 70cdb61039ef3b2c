import type { RefusalWords } from '../player.ts';
import { pluralIn } from '../../../../texts/plural.ts';

const plural = pluralIn('ru');

export const refusals: RefusalWords = {
  notYourTurn: ({ seat }, who) => `Сейчас не ходит ${who(seat).inside}.`,
  notYourSay: ({ seat }, who) => `В этом бою сейчас решает не ${who(seat).inside}.`,
  notYourAim: ({ seat }, who) =>
    `Сейчас атаки направляет не ${who(seat).inside}: сначала атакующий игрок, затем атакованный.`,
  mulliganOutOfOrder: () => 'Сначала число называет ведущий игрок, затем защищающийся.',
  mulliganTwice: ({ seat }, who) => `Пересдачу объявляют один раз, и ${who(seat).inside} больше не может.`,
  mulliganCount: ({ count }) => `Поменять столько карт нельзя: ${count}. В начальной руке пять карт.`,
  settleInOrder: () => 'Сначала способности объектов, затем ведущего игрока, затем защищающегося.',
  goAgainNotTurn: ({ seat }, who) => `${who(seat).start} не может ходить ещё раз: сейчас не этот ход.`,

  majorHeroUsed: ({ seat }, who) => `${who(seat).start} не может: главный герой в этом раунде уже разыгран.`,
  insteadAfterMajor: ({ seat }, who) =>
    `${who(seat).start} не может: главный герой в этом раунде уже разыгран, и вместо него ничего не разыграть.`,
  majorAfterInstead: ({ seat }, who) =>
    `${who(seat).start} не может: в этом раунде уже был розыгрыш вместо главного героя.`,
  insteadRuledOut: ({ seat }, who) =>
    `${who(seat).start} не может: розыгрыш вместо главного героя уже был, а за этим столом он один за раунд.`,
  legendaryFromHand: ({ card }) =>
    card === ''
      ? 'Легендарных героев не разыгрывают с руки: в игру их вводит эффект.'
      : `${card} – легендарный герой, а таких не разыгрывают с руки: в игру их вводит эффект.`,
  handEmpty: ({ seat }, who) => `${who(seat).start} не имеет карт в руке.`,

  needsReadyHero: () => 'За истощающее действие платят, истощая своего готового героя: выберите какого.',
  notYourHero: ({ card }) => `${card} не под контролем того, кто разыгрывает действие.`,
  heroNotReady: ({ card }) => `Эта карта уже истощена, и заплатить ею нельзя: ${card}.`,
  obstacleCannotPay: ({ card }) => `${card} – преграда, а за истощающее действие истощают только героя.`,
  notYourPower: ({ card }) => `Способности этой карты применяет только тот, кто её контролирует: ${card}.`,
  powerNeedsReady: ({ card }) => `Для истощающей способности карта должна быть готова: ${card}.`,
  powerLimit: ({ card, power, times }) =>
    plural(times, {
      one: `Больше нельзя: способность применена # раз. ${power === '' ? card : `${card}, ${power}`}.`,
      few: `Больше нельзя: способность применена # раза. ${power === '' ? card : `${card}, ${power}`}.`,
      many: `Больше нельзя: способность применена # раз. ${power === '' ? card : `${card}, ${power}`}.`,
    }),
  powerWorksElsewhere: ({ card }) => `Эта карта лежит не там, где действует её способность: ${card}.`,
  nothingToCancel: () => 'Это отменяет действие, а сейчас не разыгрывается ничего, что можно отменить.',
  cannotCancelThat: ({ card }) => `Действие такого вида этим отменить нельзя: ${card}.`,
  cannotBePlayed: ({ card }) =>
    card === ''
      ? 'Что-то в игре запрещает разыграть эту карту.'
      : `Что-то в игре запрещает разыграть эту карту: ${card}.`,
  carriesOnLoop: ({ seat }, who) =>
    `${who(seat).start} останавливает цикл здесь, поэтому следующий шаг не может его продолжить.`,
  cannotCancelOwn: ({ seat }, who) =>
    `Это действие разыгрывает ${who(seat).inside}: отменить его может только соперник.`,

  targetStunned: ({ card }) => `Карта оглушена, а выбрать её целью могут только способности, где так сказано: ${card}.`,
  targetNotHero: ({ card }) => `${card} не подходит под то, что способность говорит о цели.`,
  targetObstacle: ({ card }) => `${card} – преграда: то, что выбирает целью героя, её выбрать не может.`,
  targetTwice: ({ card }) => `${card} уже цель этой способности.`,

  notYoursToMove: ({ card }) => `${card} не под контролем того, чей сейчас ход.`,
  cannotMove: ({ card }) => `${card} – объект, а двигаются только герои и преграды.`,
  exhaustedCannotMove: ({ card }) => `Карта истощена, а двигаться может только готовая: ${card}.`,
  stunnedStays: ({ card }) => `Карта оглушена: она остаётся на месте и ничего не делает: ${card}.`,
  moveTooFar: () => 'Движение – это 0, 1 или 2 зоны, все вперёд или все назад.',
  offTheMap: ({ card }) => `${card} не может уйти с поля: в ту сторону зон больше нет.`,
  blocked: ({ card, enemy, zone }) => `${enemy} в зоне ${zone} блокирует путь вперёд, дальше не пройти: ${card}.`,
  zonesWhole: () => 'Карту двигают на целое число зон, хотя бы на одну.',
  uncontrolledHasNoDirection: ({ card }) => `${card} никем не контролируется, поэтому «вперёд» и «назад» здесь нет.`,
  sameZone: ({ card, zone }) => `${card} уже в зоне ${zone}.`,

  noCombatToStart: () => 'В этом ходу ни одно движение не закончилось рядом с врагом, так что начинать нечего.',
  mustStartCombat: ({ card }) => `Закончив движение рядом с врагом, эта карта должна начать бой: ${card}.`,
  notInCombat: ({ card }) => `${card} не враг в этом бою или указан дважды.`,
  uncontrolledObstacle: ({ card }) => `${card} никем не контролируется: в бою её нет, и атаки направить нельзя.`,
  stunnedNotAimed: ({ card }) => `Карта оглушена: в бою её нет, и атаки на неё не направить: ${card}.`,
  aimsWhole: ({ card }) => `Число атак должно быть целым, от 0: ${card}.`,
  aimsSum: ({ need, have }) => `Направить надо все атаки, ровно ${need}; сейчас направлено ${have}.`,
  aimProtected: ({ card }) => `На карте сказано, что атаки сюда направить нельзя: ${card}.`,
  attacksGoneAlready: ({ card }) => `Атаки этой карты уже убраны из боя: ${card}.`,

  alreadyStunned: ({ card }) => `Карта уже оглушена: ${card}.`,
  notStunnable: ({ card }) => `${card} – не герой и не преграда, поэтому оглушить нельзя.`,
  notStunned: ({ card }) => `Карта не оглушена: ${card}.`,
  stunnedCannotReady: ({ card }) => `Карта оглушена, а оглушённую подготовить нельзя: ${card}.`,
  alreadyReady: ({ card }) => `Карта уже готова: ${card}.`,
  alreadyExhausted: ({ card }) => `Карта уже истощена: ${card}.`,
  stunnedNotEliminated: ({ card }) => `Карта оглушена, и устранить её ради способности нельзя: ${card}.`,
  eliminateOwnOnly: ({ card }) => `Устранить эту карту может только тот, кто её контролирует: ${card}.`,
  onlyInPlay: ({ card }) => `Карта не в игре: ${card}.`,
  notKoable: ({ card }) => `Нокаутировать нельзя: из объектов это можно только с преградами: ${card}.`,
  forbidden: ({ card }) => `Что-то в игре запрещает это для карты: ${card}.`,
  cannotBeKod: ({ card }) => `На карте сказано, что нокаутировать нельзя: ${card}.`,
  nobodyOwns: ({ card }) => `У карты нет владельца, поэтому ни в чью руку или колоду она не уйдёт: ${card}.`,
  alreadyControls: ({ card }) => `Контроль над картой уже такой: ${card}.`,
  onlyObstaclesControlled: ({ card }) => `Контролировать нельзя: из объектов это можно только с преградами: ${card}.`,
  heroAlwaysControlled: ({ card }) => `Героя в игре всегда кто-то контролирует: ${card}.`,
  featureElsewhere: ({ card, hero }) => `${card} и ${hero} не в одной зоне.`,
  featureTaken: ({ card, hero }) => `${card} уже при герое: ${hero}.`,
  notAFeature: ({ card }) => `${card} – не объект, который можно подобрать.`,
  heroMustCarry: ({ card }) => `${card} не может нести объект: это может только неоглушённый герой.`,
  notCarried: ({ card }) => `${card} ни при ком из героев.`,
  noSuchModifierTime: () => 'Боя сейчас нет, так что до его конца ничто длиться не может.',

  onlyLeadWinsByTerms: ({ mission }) =>
    mission === ''
      ? 'В учебных и экспертных миссиях по условиям побеждает только ведущий игрок.'
      : `В этой миссии по условиям побеждает только ведущий игрок: ${mission}.`,

  deckTooSmall: ({ need, have }) => `Карт в колоде ${have}, а нужно не меньше ${need}.`,
  deckBothTeams: () => 'В колоде формата констрактед карты или Добра, или Зла, но не вместе.',
  deckTooManyCopies: ({ card, copies }) => `Копий в колоде ${copies}, а можно не больше трёх: ${card}.`,
  deckForbiddenKind: ({ card }) => `В колоду не кладут миссии, объекты и легендарных героев: ${card}.`,
  targetMissing: ({ index }) => `Не выбрана цель: ${index}.`,
  targetNotMeant: ({ card }) => `Это не подходит как цель: ${card}.`,
  cannotBeTargeted: ({ card }) => `Не может быть целью: ${card}.`,
  conditionNotMet: () => 'Сейчас не выполнено то, чего требует способность.',
  pileForbiddenKind: ({ card }) => `В стопку легендарных героев кладут только их, а это другая карта: ${card}.`,
  pileTooManyCopies: ({ card, copies }) =>
    `Копий в стопке легендарных героев ${copies}, а можно не больше трёх: ${card}.`,
  deckSizeDiffers: ({ size, listed }) => `По списку карт ${listed}, а размер колоды назван ${size}.`,

  notTracked: () => 'При такой подробности партии телефон этого не ведёт. Можно добавить подробностей.',
  notDeeper: () => 'Партия уже ведётся не менее подробно.',
  zoneNeeded: () => 'Для этого надо назвать зону.',
  noSuchCard: () => 'Такой карты на столе нет.',
  noSuchZone: ({ zone }) => `Зоны ${zone} нет: на поле зоны от 1 до 5.`,
  noSuchThing: () => 'На столе этого уже нет.',
  closed: () => 'Сейчас это невозможно.',
};
