// @ts-check
/** The stages of `npm test`: what each runs and how its result is counted. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './setup.mjs';

/** @typedef {{ passed: number, failed: number, why?: string }} Count */
/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {string[][]} commands arguments for Node, one after the other until one fails
 * @property {Record<string, string>} [env]
 * @property {string} [needs] the stage that has to be through, and well, before this one
 * @property {boolean} [alone] nothing else may run beside it: it measures, or a browser needs both cores
 * @property {boolean} [onlyFull] too long for `npm test`
 * @property {boolean} [shows] its output is worth reading where it passes, too
 * @property {(output: string) => Count | undefined} [count] undefined where the runner never came to counting; a stage
 *   without it is one check
 */

/** @type {Stage[]} */
export const STAGES = [
  { name: 'format', commands: [[bin('prettier'), '--check', '--log-level=warn', '.']] },
  { name: 'lint', commands: [[bin('eslint'), '--max-warnings=0', '.']] },
  {
    name: 'boundaries',
    commands: [[bin('dependency-cruiser', 'depcruise'), '--config=.dependency-cruiser.mjs', 'src', 'machines']],
  },
  { name: 'unused', commands: [[bin('knip'), '--no-progress']] },
  {
    name: 'types',
    commands: [
      [bin('svelte-check'), '--tsconfig=./tsconfig.json', '--fail-on-warnings'],
      [bin('typescript', 'tsc'), '--project', 'tsconfig.sw.json'],
    ],
  },
  { name: 'docs', commands: [['--import', 'tsx', 'scripts/docs.ts', '--check']] },
  { name: 'ledger', commands: [['--import', 'tsx', 'scripts/ledger.ts', '--prove', '--strict']] },
  { name: 'unit', ...vitest('unit') },
  {
    name: 'scenarios',
    commands: [['--import', 'tsx', 'scripts/scenario.ts']],
    count: lastLine,
    shows: true,
  },
  { name: 'components', ...vitest('components') },
  { name: 'build', commands: [[bin('vite'), 'build', '--logLevel=warn']] },
  { name: 'size', commands: [['scripts/size.mjs']], needs: 'build', shows: true },
  {
    name: 'journeys',
    commands: [[bin('@playwright/test', 'playwright'), 'test', '--reporter=list,json']],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: join(root, '.results', 'journeys.json') },
    count: () => fromPlaywright(report('journeys.json')),
    needs: 'build',
    alone: true,
    shows: true,
  },
  {
    name: 'faults',
    commands: [['--import', 'tsx', 'test/faults/faults.mjs']],
    count: lastLine,
    needs: 'build',
    alone: true,
    onlyFull: true,
    shows: true,
  },
];

/**
 * @param {string} project
 * @returns {Pick<Stage, 'commands' | 'count'>}
 */
function vitest(project) {
  const file = `${project}.json`;
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=.results/${file}`];
  return {
    commands: [[bin('vitest'), 'run', `--project=${project}`, ...reporters]],
    count: () => fromVitest(report(file)),
  };
}

/**
 * @param {string} file
 * @returns {any} what a runner wrote, in its own shape
 */
function report(file) {
  const path = join(root, '.results', file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** @param {any} found */
function fromVitest(found) {
  return found && counted(found.numPassedTests, found.numFailedTests, found.numPendingTests + found.numTodoTests);
}

/** @param {any} found */
function fromPlaywright(found) {
  return found && counted(found.stats.expected, found.stats.unexpected + found.stats.flaky, found.stats.skipped);
}

/**
 * A skipped test is one that nobody runs, which is a failure.
 * @param {number} passed
 * @param {number} failed
 * @param {number} skipped
 * @returns {Count}
 */
function counted(passed, failed, skipped) {
  return skipped > 0 ? { passed, failed: failed + skipped, why: `${skipped} skipped` } : { passed, failed };
}

/**
 * What a script of ours says at its end: `12 passed, 0 failed`.
 * @param {string} output
 * @returns {Count | undefined}
 */
function lastLine(output) {
  const found = /(\d+) passed, (\d+) failed\s*$/.exec(output);
  return found ? { passed: Number(found[1]), failed: Number(found[2]) } : undefined;
}
