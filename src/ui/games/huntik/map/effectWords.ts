/** An effect in a few words: what its button says, and how it stands in a list. */
import type { CardId } from '../../../../games/huntik/board.ts';
import type { Change } from '../../../../games/huntik/schemas.ts';
import type { Effect } from '../../../../games/huntik/commands/effects.ts';
import type { Power } from '../../../../games/huntik/powers/power.ts';
import { asCountedBy, isZone } from '../../../../games/huntik/questions/zones.ts';
import { cardName } from '../names.ts';
import type { Table } from '../table.svelte.ts';
import { outlook } from './outlook.svelte.ts';

/** A power by its name, or as the data say it where it has none: the sentence needs more room than a chip has. */
const nameOfPower = (power: Power): string => ('name' in power ? power.name : power.kind);

export function changeWords(table: Pick<Table, 't' | 'seatName'>, change: Change): string {
  const { map } = table.t;
  switch (change.kind) {
    case 'atk':
    case 'def':
      return map.numberChange(map.numbers[change.kind], change.op, change.amount);
    case 'unblockable':
      return change.gained ? map.keeps.unblockable : map.keeps.blockable;
    case 'cannotBeAimedAt':
      return map.keeps.cannotBeAimedAt;
    case 'cannotBeKod':
      return change.by === 'anything' ? map.keeps.cannotBeKod : map.keeps.cannotBeKodByAttacks;
    case 'mustStartCombat':
      return map.keeps.mustStartCombat;
    case 'control':
      return change.seat === null ? map.controlledByNobody : map.controlledBy(table.seatName(change.seat));
    case 'tag':
      return change.op === 'add' ? map.changes.addTag(change.tag) : map.changes.removeTag(change.tag);
    case 'type':
      return map.changes.treatedAs(table.t.match.kinds[change.type]);
    case 'losesPowers':
      return map.changes.losesPowers;
    case 'gains':
      return map.changes.gainsPower(nameOfPower(change.power));
    case 'forbid':
      return map.forbidden[change.what];
    case 'note':
      return change.text;
    default:
      return change satisfies never;
  }
}

const nameIn = (table: Table, id: CardId): string => cardName(table.t, table.board, id);

/** Whom an effect befalls: the cards it names, or the player. */
function subjectOf(table: Table, effect: Effect): string {
  if ('cards' in effect && effect.cards.length > 0) return effect.cards.map((id) => nameIn(table, id)).join(', ');
  if ('hero' in effect) return nameIn(table, effect.hero);
  if ('feature' in effect) return nameIn(table, effect.feature);
  return 'card' in effect && typeof effect.card === 'string' ? nameIn(table, effect.card) : table.seatName(effect.seat);
}

const zoneWords = (table: Table, zone: number): string =>
  table.t.map.zone(isZone(zone) ? asCountedBy(outlook.seat, zone) : zone);

/** What happens, without saying to which card. */
export function deedWords(table: Table, effect: Effect): string {
  const { map } = table.t;
  switch (effect.type) {
    case 'putCard':
      return map.putInto(zoneWords(table, effect.zone));
    case 'moveByEffect':
      return map.moveBy(effect.direction, effect.zones);
    case 'bringIntoPlay':
      return map.bring(effect.card.name === '' ? table.t.match.kinds[effect.card.kind] : effect.card.name);
    case 'takeFromPlay':
      return map.takeTo[effect.to];
    case 'gainControl':
      return effect.controller === null ? map.controlledByNobody : map.controlledBy(table.seatName(effect.controller));
    case 'addCounter':
      return map.addCounter(effect.name, effect.atk, effect.def);
    case 'drawCards':
      return map.draws(effect.count);
    case 'discardCards':
      return map.discards(effect.count);
    case 'setCount':
      return map.countIs(map.areas[effect.area], effect.count);
    case 'modify':
      return map.until(changeWords(table, effect.change), map.ends[effect.until]);
    case 'scorePoints':
      return map.scores(effect.points);
    case 'addAttacks':
      return map.addsAttacks(effect.count);
    case 'removeAttacks':
      return map.removesAttacks(effect.count);
    case 'pickUpFeature':
      return map.picksUp(nameIn(table, effect.feature));
    case 'returnToPlay':
      return effect.zone === undefined ? map.deeds.returnToPlay : map.returnTo(zoneWords(table, effect.zone));
    default:
      return map.deeds[effect.type];
  }
}

/** Who does what to whom, such as "Gareon: stun". */
export const effectWords = (table: Table, effect: Effect): string =>
  table.t.map.about(subjectOf(table, effect), deedWords(table, effect));
