// @ts-check
/**
 * `npm test`: all checks and tests. `npm test -- unit lint` runs the stages named; `--full` takes the long column of
 * test/sizes.ts, and all stages. The last line is `N passed, N failed`; the exit code is 0 only where nothing failed.
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkNode, chromium, installPackages, root } from './setup.mjs';

checkNode();
installPackages();
const { STAGES } = await import('./stages.mjs'); // looks into the packages, so not before they are there

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {{ stage: Stage, passed: number, failed: number, seconds: number, output: string, why?: string }} Result */

const args = process.argv.slice(2);
const wanted = args.filter((argument) => argument !== '--full');
const full = args.includes('--full');
const unknown = wanted.filter((name) => !STAGES.some((stage) => stage.name === name));
if (unknown.length > 0) {
  console.error(`No stage "${unknown.join('", "')}". Stages: ${STAGES.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}
const chosen = STAGES.filter(({ name, onlyFull }) => {
  if (wanted.length === 0 ? full || onlyFull !== true : wanted.includes(name)) return true;
  return STAGES.some((other) => other.needs === name && wanted.includes(other.name));
});

const USES_A_BROWSER = ['components', 'size', 'journeys', 'faults'];
const env = {
  ...process.env,
  ...(chosen.some(({ name }) => USES_A_BROWSER.includes(name)) && { CHROME_PATH: chromium() }),
  ...(full && { TK_COLUMN: 'full' }),
};

/**
 * @param {string[]} command
 * @param {Stage} stage
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
function run(command, stage) {
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...env, ...stage.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  return new Promise((done) => child.on('close', (code) => done({ ok: code === 0, output })));
}

/**
 * @param {Stage} stage
 * @returns {Promise<Result>}
 */
async function perform(stage) {
  const begun = performance.now();
  let ok = true;
  let output = '';
  for (const command of stage.commands) {
    const part = await run(command, stage);
    output += part.output;
    ok = part.ok;
    if (!ok) break;
  }
  const seconds = (performance.now() - begun) / 1000;
  const count = stage.count ? stage.count(output) : { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  return { stage, output, seconds, ...judge(ok, count) };
}

/**
 * @param {boolean} ok
 * @param {import('./stages.mjs').Count | undefined} count
 * @returns {import('./stages.mjs').Count} never all well where the command failed or nothing at all was tested
 */
function judge(ok, count) {
  if (count === undefined) return { passed: 0, failed: 1, why: 'ended before anything was counted' };
  if (!ok && count.failed === 0) return { ...count, failed: 1, why: 'ended with an error' };
  if (count.passed + count.failed === 0) return { passed: 0, failed: 1, why: 'no tests found' };
  return count;
}

/** @param {Result} result */
function show({ stage, passed, failed, seconds, output, why }) {
  const text = output.trim();
  if ((failed > 0 || stage.shows) && text !== '') console.log(`\n--- ${stage.name} ---\n${text}\n`);
  const remark = why === undefined ? '' : ` (${why})`;
  console.log(
    `${failed > 0 ? 'FAILED' : 'ok'} ${stage.name}: ${passed} passed, ${failed} failed${remark}, ${seconds.toFixed(1)} s`,
  );
}

rmSync(join(root, '.results'), { recursive: true, force: true });

/** @type {Result[]} */
const results = [];
const waiting = [...chosen];
/** @type {Map<Stage, Promise<void>>} */
const running = new Map();

/** @param {Stage} stage */
function mayStart(stage) {
  if (stage.needs !== undefined && !results.some((result) => result.stage.name === stage.needs)) return false;
  if ([...running.keys()].some(({ alone }) => alone)) return false;
  return stage.alone ? running.size === 0 : running.size < 2;
}

/** @param {Stage} stage */
async function start(stage) {
  const broken = results.some((result) => result.stage.name === stage.needs && result.failed > 0);
  const result = broken
    ? { stage, output: '', seconds: 0, passed: 0, failed: 1, why: `${stage.needs} failed` }
    : await perform(stage);
  results.push(result);
  running.delete(stage);
  show(result);
}

while (waiting.length > 0 || running.size > 0) {
  for (let next = waiting.find(mayStart); next !== undefined; next = waiting.find(mayStart)) {
    waiting.splice(waiting.indexOf(next), 1);
    running.set(next, start(next));
    await Promise.resolve(); // a stage that cannot start is through at once
  }
  await Promise.race(running.values());
}

const total = (/** @type {'passed' | 'failed' | 'seconds'} */ key) =>
  results.reduce((sum, result) => sum + result[key], 0);
console.log('\nSeconds per stage (two run at a time):');
for (const { name } of chosen) {
  const result = results.find(({ stage }) => stage.name === name);
  console.log(`  ${name.padEnd(12)}${(result?.seconds ?? 0).toFixed(1).padStart(7)}`);
}
console.log(`${total('passed')} passed, ${total('failed')} failed`);
process.exit(total('failed') > 0 ? 1 : 0);
