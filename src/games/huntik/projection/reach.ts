/**
 * Whom a modifier looks at and whom it could affect, by what no continuous modifier changes: where a card is, who
 * controls it, how it lies. A hero that is treated as another kind stays a hero, so that counts too.
 */
import type { World } from '../../../engine/modifiers/grammar.ts';
import type { CardId } from '../board.ts';
import type { Amount } from '../powers/amount.ts';
import type { Condition } from '../powers/condition.ts';
import { isDescription, type Description, type Selector } from '../powers/selector.ts';
import { playerOf } from '../questions/powers.ts';
import { answers, selected, unaddressed, zoneIn, type Speaker } from './matching.ts';
import { memo } from './memo.ts';
import type { Continuous } from './sources.ts';
import type { Surroundings, View } from './view.ts';

type HuntikWorld = World<View, Surroundings>;

/** A description without what a modifier could change about a card. */
const lasting = memo(
  ({ type: _type, tags: _tags, atk: _atk, def: _def, alone: _alone, ...rest }: Description): Description => rest,
);

const isIds = (affects: Continuous['affects']): affects is readonly CardId[] => Array.isArray(affects);

/** Who could say it; `null` where nobody has the power but by what another modifier gives. */
function speakers({ said }: Continuous, { stored, surroundings }: HuntikWorld): readonly Speaker[] | null {
  if (!('power' in said)) return [unaddressed(stored, surroundings, said.by, said.me)];
  if (said.on === null) return null;
  const view = stored.get(said.on);
  const has = view?.powers.some(({ id }) => id === said.power) ?? false;
  const you = view === undefined ? null : playerOf(view.card, view.controller);
  return has && you !== null ? [unaddressed(stored, surroundings, you, said.on)] : [];
}

/** Whether a card's fields could make a difference to what a selector speaks of. */
function speaksOf(selector: Selector, view: View, speaker: Speaker): boolean {
  if (!isDescription(selector)) return selected(selector, speaker).includes(view.card.id);
  // Whether a feature is with a hero hangs on the feature, which the description does not speak of.
  if (selector.withFeature !== undefined) return true;
  const description = lasting(selector);
  if (answers(view, description, speaker)) return true;
  return selector.alone !== undefined && standsBeside(view, speaker, (other) => answers(other, description, speaker));
}

/** Whether one that is spoken of stands in the same zone: whether it is alone hangs on this card, too (400.10d). */
const standsBeside = (view: View, { views }: Speaker, isSpokenOf: (other: View) => boolean): boolean =>
  [...views.values()].some((other) => zoneIn(other) === zoneIn(view) && isSpokenOf(other));

function amountLooksAt(amount: Amount, view: View, speaker: Speaker): boolean {
  if (typeof amount === 'number') return false;
  if ('count' in amount) return speaksOf(amount.count, view, speaker);
  if ('atkOf' in amount) return speaksOf(amount.atkOf, view, speaker);
  if ('defOf' in amount) return speaksOf(amount.defOf, view, speaker);
  return 'counters' in amount && speaksOf(amount.on ?? 'me', view, speaker);
}

function conditionLooksAt(condition: Condition, view: View, speaker: Speaker): boolean {
  if ('exists' in condition) return speaksOf(condition.exists, view, speaker);
  if ('inCombat' in condition) return speaksOf(condition.inCombat, view, speaker);
  if ('alone' in condition) {
    const spoken = selected(condition.alone, speaker);
    return spoken.includes(view.card.id) || standsBeside(view, speaker, ({ card }) => spoken.includes(card.id));
  }
  if ('all' in condition) return condition.all.some((one) => conditionLooksAt(one, view, speaker));
  if ('any' in condition) return condition.any.some((one) => conditionLooksAt(one, view, speaker));
  return 'not' in condition && conditionLooksAt(condition.not, view, speaker);
}

/** Whether a card's fields could decide whom it affects and how, whatever the other modifiers do. */
export function looksAt(one: Continuous, id: CardId, world: HuntikWorld): boolean {
  const view = world.stored.get(id);
  if (view === undefined) return false;
  const { affects, while: condition, change, said } = one;
  const who = speakers(one, world);
  if (who === null || ('power' in said && said.on === id)) return true;
  return who.some(
    (speaker) =>
      (!isIds(affects) && speaksOf(affects, view, speaker)) ||
      (condition !== null && conditionLooksAt(condition, view, speaker)) ||
      ('amount' in change && amountLooksAt(change.amount, view, speaker)),
  );
}

const known = memo((_world: HuntikWorld) => new Map<Continuous, readonly CardId[] | null>());

/** Whom it could affect on this table, whatever the other modifiers do; `null`: anybody. */
export function couldAffect(one: Continuous, world: HuntikWorld): readonly CardId[] | null {
  const { affects } = one;
  if (isIds(affects)) return affects;
  const before = known(world).get(one);
  if (before !== undefined) return before;
  const selector = isDescription(affects) ? lasting(affects) : affects;
  const ids = speakers(one, world)?.flatMap((speaker) => selected(selector, speaker)) ?? null;
  known(world).set(one, ids);
  return ids;
}
