// @ts-check
/**
 * Runs one thing on a fresh clone: `node scripts/run.mjs [--browser] WHAT ARGS…`. WHAT is a script (TypeScript as well;
 * Node 20.19 cannot run it by itself) or the command of a package. `--browser` sees to a Chromium and sets CHROME_PATH.
 */
import { spawn } from 'node:child_process';
import { bin, checkNode, chromium, installPackages, root } from './setup.mjs';

checkNode();
installPackages();

const args = process.argv.slice(2);
const env = { ...process.env };
if (args[0] === '--browser') {
  args.shift();
  env['CHROME_PATH'] = chromium();
}
const [what, ...rest] = args;
if (what === undefined) throw new Error('nothing to run');

const target = /\.m?[jt]s$/.test(what) ? ['--import', 'tsx', what] : [bin(what)];
const child = spawn(process.execPath, [...target, ...rest], { cwd: root, stdio: 'inherit', env });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => child.kill(signal));
child.on('close', (code) => process.exit(code ?? 1));
