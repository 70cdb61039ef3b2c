// @ts-check
/**
 * Runs one thing on a fresh clone: `node scripts/run.mjs [--browser] [--built] WHAT ARGS…`. WHAT is a script (TypeScript as well;
 * Node 20.19 cannot run it by itself) or the command of a package. `--browser` sees to a Chromium and sets CHROME_PATH;
 * `--built` sees to a production build of the sources as they are.
 */
import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { bin, checkNode, chromium, installPackages, root } from './setup.mjs';

checkNode();
installPackages();

const args = process.argv.slice(2);
const env = { ...process.env };
if (args[0] === '--browser') {
  args.shift();
  env['CHROME_PATH'] = chromium();
}
if (args[0] === '--built') {
  args.shift();
  await build();
}
const [what, ...rest] = args;
if (what === undefined) throw new Error('nothing to run');

const target = /\.m?[jt]s$/.test(what) ? ['--import', 'tsx', what] : [bin(what)];
const child = spawn(process.execPath, [...target, ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
