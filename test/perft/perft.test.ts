/** How many sequences of legal commands there are: by the engine, by a second reading of the rules, and as written down. */
import { expect, test } from 'vitest';
import * as engine from './engine.ts';
import * as naive from './naive/index.ts';
import type { State } from './naive/state.ts';
import { POSITIONS } from './positions.ts';

const DEPTH = 3;

/** Where the two disagree about what can be done, and what was done before. */
type Disagreement = {
  readonly after: readonly string[];
  readonly onlyEngine: readonly string[];
  readonly onlySecond: readonly string[];
};

/** Both readings taken through every sequence of commands side by side. */
class Walk {
  readonly #engine = new Array<number>(DEPTH).fill(0);
  readonly #second = new Array<number>(DEPTH).fill(0);
  readonly disagreements: Disagreement[] = [];

  get counts() {
    return { engine: this.#engine, second: this.#second };
  }

  go(table: engine.Table, state: State, after: readonly string[] = []): void {
    const [ones, others] = [engine.legal(table), naive.legal(state)];
    const depth = after.length;
    this.#engine[depth] = (this.#engine[depth] ?? 0) + ones.size;
    this.#second[depth] = (this.#second[depth] ?? 0) + others.size;
    const onlyEngine = [...ones.keys()].filter((words) => !others.has(words));
    const onlySecond = [...others.keys()].filter((words) => !ones.has(words));
    if (onlyEngine.length + onlySecond.length > 0) this.disagreements.push({ after, onlyEngine, onlySecond });
    if (depth + 1 === DEPTH) return;
    for (const [words, next] of ones) {
      const alike = others.get(words);
      if (alike !== undefined) this.go(next, alike, [...after, words]);
    }
  }
}

test.each(POSITIONS)('$name: both readings allow the same, and as much as is written down', async (position) => {
  const walk = new Walk();
  walk.go(await engine.open(position), naive.open(position));
  expect(walk.disagreements.slice(0, 3)).toEqual([]);
  expect(walk.counts).toEqual({ engine: position.counts, second: position.counts });
});
