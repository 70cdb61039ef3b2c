/** What a player does with a turn: plays, powers, passing, going again. */
import { canFight, controllerOf, inZone } from '../questions/cards.ts';
import { seen } from '../questions/seen.ts';
import { taughtPower } from '../decide/taught.ts';
import { cite, type Citings } from './moment.ts';
import { partsOf } from './said.ts';

export const turns: Citings = {
  heroPlayed: ({ event: { kind } }) => cite(kind === 'major', '301.2'),
  actionPlayed: ({ event: { seat, subtype, exhausted, targets }, before }) => [
    ...cite(subtype === 'combat' && before.turn !== seat, '404.1a'),
    ...cite(exhausted !== null, '302.3'),
    ...cite(targets.length > 0, '704.1'),
  ],
  actionResolved: () => ['302.2', '404.1b', '400.7a'],
  actionCancelled: () => ['701.4', '400.7a'],
  amuletPlayed: () => ['303.1', '404.1b', '400.7a'],
  powerUsed: ({ event: { card: id, per, subtype, targets }, before, command }) => {
    const taught = command.type === 'usePower' ? taughtPower(before, command) : null;
    const card = before.cards.find((one) => one.id === id);
    const isGiven = taught !== null && card !== undefined && !seen(before, card).powers.some(isPrintedAs(taught.id));
    const isChosenNow = isGiven && (taught.power.targets ?? []).length > 0;
    return [
      ...cite(subtype === 'exhaust', '701.2'),
      ...cite(per !== null, '701.3'),
      ...cite(targets.length > 0 || (taught?.power.targets ?? []).length > 0, '704.1'),
      ...cite(isGiven, '700.1'),
      ...cite(isChosenNow, '704.3'),
      ...cite(
        partsOf(taught?.power.if).some((part) => 'alone' in part),
        '400.10d',
      ),
    ];
  },
  majorHeroUsed: ({ event: { seat, instead }, before }) => {
    const used = before.majorUse[seat];
    const isBoth = instead ? used.heroes + used.instead > 0 : used.instead > 0;
    return cite(isBoth && used.extra > 0, '301.2b');
  },
  moveTaken: ({ event: { card: mover, to, besideEnemy }, before }) => {
    const others = inZone(before, to).filter((card) => card.id !== mover && canFight(card) && !card.stunned);
    const isByControl = others.some((card) => card.owner !== null && controllerOf(before, card) !== card.owner);
    return [...cite(besideEnemy, '403.3'), ...cite(isByControl, '401.1a')];
  },
  turnEnded: ({ event: { passed, again } }) => [...cite(passed, '500.2'), ...cite(again, '707.2')],
  turnTaken: () => ['707.3'],
  goAgainCreated: ({ event: { counts } }) => (counts ? ['707.2'] : ['707.2a']),
  firstNextRoundSet: () => ['500.1b'],
};

/** A power that stands on the card, as against one that something gave it. */
const isPrintedAs =
  (id: string) =>
  (held: { readonly id: string; readonly printed: boolean }): boolean =>
    held.id === id && held.printed;
