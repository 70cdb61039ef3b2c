/** What a scenario can see of a table: everything through the questions that the phone asks, too. */
import { phaseIs } from '../../src/engine/chart.ts';
import type { Board, Card, Combat } from '../../src/games/huntik/board.ts';
import { linesOf } from '../../src/games/huntik/citations/numbers.ts';
import { controllerOf, findCard, isAlone, zoneOf } from '../../src/games/huntik/questions/cards.ts';
import { aimingSeat, totalOf } from '../../src/games/huntik/questions/combat.ts';
import { groupEnemies, maximalSets } from '../../src/games/huntik/questions/aims.ts';
import { koEnemies, koOptions } from '../../src/games/huntik/questions/koOptions.ts';
import { legalMoves } from '../../src/games/huntik/questions/moves.ts';
import { firstInRound, majorHeroesLeft } from '../../src/games/huntik/questions/rounds.ts';
import { seen as seenOn } from '../../src/games/huntik/questions/seen.ts';
import { SEATS, type Seat } from '../../src/games/huntik/vocabulary.ts';
import type { HuntikSession } from './table.ts';
import type { Seen } from './format.ts';

const stateOf = (card: Card) => (card.stunned ? 'stunned' : card.exhausted ? 'exhausted' : 'ready');

const bothSeats = <T>(value: (seat: 'lead' | 'defending') => T) => ({
  lead: value('lead'),
  defending: value('defending'),
});

const sorted = (names: readonly string[]): string[] => [...names].sort();

/** Which of the rules that were asked for are cited; a citation that is left out counts as none. */
const cited = (asked: readonly string[] | undefined, rules: readonly string[]): string[] =>
  (asked ?? []).filter((rule) => rules.includes(rule));

/** What the last command brought about, as far as no board shows it. */
export type Told = { readonly rules: readonly string[]; readonly uncited: string | undefined };

/** Only what the scenario asks for is looked at, so that an expectation reads like what a person would look for. */
export function observe(
  session: HuntikSession,
  wanted: Seen,
  idOf: (word: string) => string,
  wordOf: (id: string) => string,
  told: Told,
) {
  const { board, phase } = session.shown;
  const isCited = (rule: string): boolean => rule !== told.uncited;
  const all = {
    phase: wanted.phase !== undefined && phaseIs(phase, wanted.phase) ? wanted.phase : JSON.stringify(phase),
    depth: board.depth,
    round: board.round,
    turn: board.turn,
    passes: [...board.passesInARow],
    score: board.score,
    scored: board.scored,
    kos: board.kos,
    tallies: Object.fromEntries(
      Object.keys(wanted.tallies ?? {}).map((name) => [
        name,
        board.tallies.find((tally) => tally.name === name)?.value ?? null,
      ]),
    ),
    counts: board.counts,
    first: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((round) => [String(round), firstInRound(board, round)])),
    majorHeroesLeft: bothSeats((seat) => majorHeroesLeft(board, seat)),
    cards: Object.fromEntries(
      Object.keys(wanted.cards ?? {}).map((word) => {
        const card = findCard(board, idOf(word));
        if (card === undefined) return [word, null];
        const asked = wanted.cards?.[word] ?? {};
        const lines = (kind: 'atk' | 'def') =>
          linesOf(board, card, kind)
            .flatMap((line) => line.rules)
            .filter(isCited);
        return [
          word,
          {
            ...seenCard(board, card, wordOf),
            atkRules: cited(asked.atkRules, lines('atk')),
            defRules: cited(asked.defRules, lines('def')),
          },
        ];
      }),
    ),
    legendaryPile: namesIn(board, 'legendaryPile'),
    removed: namesIn(board, 'removed'),
    combat:
      board.combat === null
        ? null
        : {
            attacking: board.combat.attacking,
            say: board.combat.say,
            totals: bothSeats((seat) => (board.combat === null ? 0 : totalOf(board, board.combat, seat).value)),
            members: sorted(board.combat.members.map(wordOf)),
            aiming: aimingSeat(board.combat),
          },
    canKo: Object.fromEntries(
      SEATS.flatMap((seat) => {
        if (board.combat === null || wanted.canKo === undefined) return [];
        return [[seat, seenKoOptions(board, board.combat, seat, wordOf)]];
      }),
    ),
    modifiers: board.modifiers.length,
    waiting: board.waiting.map((item) => ({
      kind: item.kind,
      rule: item.rule,
      ...(item.kind === 'question' ? { question: item.question, params: item.params } : { seat: item.seat }),
      ...(item.kind === 'trigger' ? { note: item.note } : {}),
    })),
    result: board.result === null || isCited(board.result.rule) ? board.result : { ...board.result, rule: null },
    undo: session.undoTo !== undefined,
    told: cited(wanted.told, told.rules.filter(isCited)),
    untold: (wanted.untold ?? []).filter((rule) => !told.rules.includes(rule)),
  };
  return all;
}

function seenKoOptions(board: Board, combat: Combat, seat: Seat, wordOf: (id: string) => string) {
  const { attacks, count, sets, all } = koOptions(board, combat, seat, 20);
  const enemies = koEnemies(board, combat, seat);
  // Sets that look alike are one here, with the number of ways to name their enemies.
  const shapes = [...maximalSets(groupEnemies(enemies), attacks)];
  const sizes = shapes.map(({ taken }) => taken.reduce((so, one) => so + one, 0));
  return {
    count,
    sets: sets.map((set) => sorted(set.map(wordOf))),
    sizes: [Math.min(...sizes), Math.max(...sizes)],
    exactly: shapes.reduce((so, { sum, ways }) => so + (sum === attacks ? ways : 0), 0),
    all,
  };
}

function seenCard(board: Board, card: Card, wordOf: (id: string) => string) {
  const { atk, def, kind, unblockable, tags, powers } = seenOn(board, card);
  return {
    zone: zoneOf(card),
    area: card.place.area,
    state: stateOf(card),
    atk: atk.value,
    def: def.value,
    controller: controllerOf(board, card),
    owner: card.owner,
    with: card.withHero === null ? null : wordOf(card.withHero),
    alone: isAlone(board, card),
    unblockable,
    tags: [...tags],
    kind,
    atkFrom: atk.steps.flatMap((step) => (step.from === 'printed' ? [] : [step.source])),
    powers: powers.length,
    counters: card.counters.length,
    moves: legalMoves(board, card).map((move) => (move.zones === 0 ? 'stay' : `${move.direction} ${move.zones}`)),
  };
}

const namesIn = (board: Board, area: 'legendaryPile' | 'removed'): string[] =>
  sorted(board.cards.filter((card) => card.place.area === area).map((card) => card.name));
