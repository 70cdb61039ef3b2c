/**
 * `npm run bench`: speed as ratios, so that they mean the same on every machine. Each line compares what the app does
 * with a plain thing of the platform on the same data; the median of several runs.
 */
import { foldEvents } from '../../src/engine/fold.ts';
import { initialBoard } from '../../src/games/huntik/board.ts';
import { countMaximalSets, groupEnemies, maximalSets } from '../../src/games/huntik/questions/aims.ts';
import { seen } from '../../src/games/huntik/questions/seen.ts';
import { step } from '../../src/match/step.ts';
import { huntik } from '../../src/packs/huntik.ts';
import { game, opened, playRandomly, type State } from '../properties/randomGame.ts';
import { projectionLines } from './projection.ts';
import { time } from './time.ts';

await huntik.fetchRules({ ...initialBoard, depth: 'map' });

function longGame(): State {
  for (let seed = 1; ; seed += 1) {
    const end = playRandomly(opened('map', 'expert'), { seed, tries: 600 }, () => undefined);
    if (end.log.length > 250 && end.board.result === null) return end;
  }
}

const end = longGame();
const events = end.log.flatMap((entry) => (entry.kind === 'played' ? entry.events : []));
const many = Array.from({ length: Math.ceil(5000 / events.length) }, () => events);
const written = JSON.stringify(many);
const twenty = Array.from({ length: 20 }, (_, index) => ({ id: `h${index}`, cost: 1 + (index % 7) }));
const fold = () => many.forEach((part) => foldEvents(huntik.evolve, huntik.initial, part));

/** All subsets of twenty, summed one by one: what an aim solver that lists everything has to do at least. */
function everySubset(): number {
  let fits = 0;
  for (let mask = 0; mask < 2 ** 20; mask += 1) {
    let sum = 0;
    for (let bit = 0; bit < 20; bit += 1) if ((mask >> bit) % 2 === 1) sum += twenty[bit]?.cost ?? 0;
    if (sum <= 30) fits += 1;
  }
  return fits;
}

const lines = [
  {
    what: `fold of ${many.flat().length} events`,
    against: 'JSON.parse of the same events',
    ours: time(fold),
    plain: time(() => JSON.parse(written)),
  },
  {
    what: 'one command: access, decide, evolve, chart, follow-ups',
    against: 'one structuredClone of the board',
    ours: time(() => step(game, end, { type: 'scorePoints', seat: 'lead', points: 1 })),
    plain: time(() => structuredClone(end.board)),
  },
  {
    what: `what is seen on all ${end.board.cards.length} cards under ${end.board.modifiers.length} modifiers`,
    against: 'one structuredClone of the board',
    ours: time(() => end.board.cards.map((card) => seen(end.board, card))),
    plain: time(() => structuredClone(end.board)),
  },
  {
    what: 'maximal sets of 20 enemies, counted',
    against: 'all their subsets, one by one',
    ours: time(() => countMaximalSets(twenty, 30)),
    plain: time(everySubset),
  },
  {
    what: 'maximal sets of 20 enemies, all listed by groups',
    against: 'all their subsets, one by one',
    ours: time(() => [...maximalSets(groupEnemies(twenty), 30)].length),
    plain: time(everySubset),
  },
  ...projectionLines(),
];

for (const { what, against, ours, plain } of lines) {
  console.log(`${(ours / plain).toPrecision(2).padStart(8)} x  ${what}, against ${against}`);
}
