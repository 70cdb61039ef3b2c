/** What a side's attacks could KO, as choices for the screen: a few are named one by one, many by groups of equal DEF. */
import type { CardId, Combat } from '../../../../games/huntik/board.ts';
import { groupEnemies, type Group } from '../../../../games/huntik/questions/aims.ts';
import { cardOf } from '../../../../games/huntik/questions/cards.ts';
import { aimables } from '../../../../games/huntik/questions/combat.ts';
import { koCost, koOptions, type KoOptions } from '../../../../games/huntik/questions/koOptions.ts';
import type { Seat } from '../../../../games/huntik/vocabulary.ts';
import type { Table } from '../table.svelte.ts';
import { fighterName } from './fighterName.ts';

/** Up to here every way is named. */
const FEW = 6;

export type Choice = { readonly ids: readonly CardId[]; readonly words: string };
export type KoChoices = Omit<KoOptions, 'sets'> & {
  readonly choices: readonly Choice[];
  /** Every way is among the choices. */
  readonly complete: boolean;
};

function groupsOf(table: Table, combat: Combat, seat: Seat): readonly Group[] {
  const enemies = aimables(table.board, combat, seat).open.flatMap((card) => {
    const cost = koCost(table.board, card);
    return cost === undefined ? [] : [{ id: card.id, cost }];
  });
  return groupEnemies(enemies);
}

/** All ways to take so many of these. */
function pick(ids: readonly CardId[], count: number): readonly (readonly CardId[])[] {
  if (count === 0) return [[]];
  return ids.flatMap((id, index) => pick(ids.slice(index + 1), count - 1).map((rest) => [id, ...rest]));
}

type Taken = { readonly ids: readonly CardId[]; readonly taken: readonly CardId[] };

const takenFrom = (groups: readonly Group[], set: readonly CardId[]): readonly Taken[] =>
  groups
    .map(({ ids }) => ({ ids, taken: ids.filter((id) => set.includes(id)) }))
    .filter(({ taken }) => taken.length > 0);

/** Every set of named enemies that looks like this one. */
const alike = (parts: readonly Taken[]): readonly (readonly CardId[])[] =>
  parts.reduce<readonly (readonly CardId[])[]>(
    (sets, { ids, taken }) => sets.flatMap((set) => pick(ids, taken.length).map((more) => [...set, ...more])),
    [[]],
  );

/** @param most how many sets to list where there are more than a few ways */
export function koChoices(table: Table, combat: Combat, seat: Seat, most: number): KoChoices {
  const { sets, ...options } = koOptions(table.board, combat, seat, FEW);
  const groups = groupsOf(table, combat, seat);
  const names = (ids: readonly CardId[]) => ids.map((id) => fighterName(cardOf(table.board, id)));

  if (options.count <= FEW) {
    const all = sets.flatMap((set) => alike(takenFrom(groups, set)));
    return { ...options, complete: true, choices: all.map((ids) => ({ ids, words: names(ids).join(' + ') })) };
  }
  const part = ({ ids, taken }: Taken) =>
    taken.length === ids.length ? names(taken).join(' + ') : table.t.combat.someOf(taken.length, names(ids).join(', '));
  return {
    ...options,
    complete: false,
    choices: sets.slice(0, most).map((ids) => ({ ids, words: takenFrom(groups, ids).map(part).join(' + ') })),
  };
}
