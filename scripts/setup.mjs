// @ts-check
/**
 * What every command needs before it can work: a fitting Node, the installed packages and, where asked for, a Chromium.
 * It uses Node's own modules only, because on a fresh clone there is nothing else.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @param {string} message */
const say = (message) => console.error(`[setup] ${message}`);

/**
 * Ends the process with a sentence about what to do.
 * @param {string} message
 * @returns {never}
 */
function giveUp(message) {
  say(message);
  process.exit(1);
}

/**
 * Whether a version is inside a range as package.json's `engines` writes it: `^a.b.c` and `>=a` joined by `||`.
 * @param {string} version
 * @param {string} range
 */
export function satisfies(version, range) {
  /** @param {string} text */
  const parts = (text) => text.split('.').map(Number);
  const [major = 0, minor = 0, patch = 0] = parts(version);
  return range.split('||').some((term) => {
    const found = /^(\^|>=)([\d.]+)$/.exec(term.trim());
    if (found === null) throw new Error(`engines.node holds "${term}", which this check cannot read`);
    const [wantMajor = 0, wantMinor = 0, wantPatch = 0] = parts(found[2] ?? '');
    if (major !== wantMajor) return found[1] === '>=' && major > wantMajor;
    return minor !== wantMinor ? minor > wantMinor : patch >= wantPatch;
  });
}

/** Ends the process where this Node is not among the supported ones. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  if (!satisfies(process.versions.node, engines.node)) {
    giveUp(`Node ${engines.node} is needed; this is ${process.version}. See https://nodejs.org`);
  }
}

/** Runs `npm ci` unless these very packages are installed already; of two commands started at once one waits. */
export function installPackages() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
    .digest('hex');
  const stamp = join(root, 'node_modules', '.tablekeeper-stamp');
  const installed = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;
  if (installed()) return;
  const unlock = lock(join(root, '.setup-lock'));
  let well = true;
  try {
    if (!installed()) {
      say('installing packages (npm ci)');
      well = npm(['ci']).status === 0;
      if (well) writeFileSync(stamp, wanted);
    }
  } finally {
    unlock();
  }
  if (!well) giveUp('npm ci failed; its own words are above');
}

/** @param {string[]} args */
function npm(args) {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const script = process.env.npm_execpath; // the npm that started us; absent where a script was started by hand
  return script?.endsWith('.js')
    ? spawnSync(process.execPath, [script, ...args], { cwd: root, stdio: 'inherit', env })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
}

/**
 * Takes a lock directory, waiting for a living holder and clearing away a dead one.
 * @param {string} path
 * @returns {() => void} gives it back
 */
function lock(path) {
  const holder = join(path, 'pid');
  for (;;) {
    try {
      mkdirSync(path);
      writeFileSync(holder, String(process.pid));
      return () => rmSync(path, { recursive: true, force: true });
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      if (isAbandoned(path, holder)) {
        // Renaming is atomic: of two that find the same dead lock only one clears it away.
        try {
          const grave = `${path}-${process.pid}`;
          renameSync(path, grave);
          rmSync(grave, { recursive: true, force: true });
        } catch {
          continue;
        }
      }
      sleep(500);
    }
  }
}

/**
 * @param {string} path
 * @param {string} holder
 */
function isAbandoned(path, holder) {
  try {
    process.kill(Number(readFileSync(holder, 'utf8')), 0);
    return false;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ESRCH') return true;
    // No pid yet: its holder is just writing it, or died in between; a minute tells the two apart.
    return code === 'ENOENT' && existsSync(path) && Date.now() - statSync(path).mtimeMs > 60_000;
  }
}

/** @param {number} milliseconds */
function sleep(milliseconds) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

/**
 * The script behind a package's command, to be run with this Node: `.bin` holds shell wrappers on some systems.
 * @param {string} name of the package
 * @param {string} command where it differs from the package's name
 */
export function bin(name, command = name) {
  const folder = join(root, 'node_modules', name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bins === 'string' ? bins : bins[command]);
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge'];
const PLACES = [
  '/usr/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * A Chromium that is on this machine already: CHROME_PATH, then PATH, then the usual places, then Playwright's own.
 * @returns {string | undefined} its path
 */
export function findChromium() {
  const wish = process.env.CHROME_PATH;
  if (wish) {
    if (isProgram(wish)) return wish;
    say(`CHROME_PATH=${wish} is not a program; looking elsewhere`);
  }
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES, ...playwrightsOwn()].find(isProgram);
}

function playwrightsOwn() {
  if (!existsSync(join(root, 'node_modules', 'playwright'))) return [];
  return [createRequire(import.meta.url)('playwright').chromium.executablePath()];
}

/**
 * A Chromium, installed first where there is none. Needs the packages.
 * @returns {string} its path; where none can be had the process ends with what to do
 */
export function chromium() {
  const found = findChromium() ?? downloadChromium() ?? installDebianChromium();
  if (found !== undefined) return found;
  giveUp(
    'No Chromium was found and none could be installed. Install Chromium or Google Chrome by the means of your system ' +
      '(Debian: apt-get install chromium) and start again; where it is in an unusual place, set CHROME_PATH to the program.',
  );
}

function downloadChromium() {
  say('no Chromium here; trying "playwright install chromium"');
  spawnSync(process.execPath, [bin('playwright'), 'install', 'chromium'], { cwd: root, stdio: 'inherit' });
  // A download may lack the system's libraries; then it is no use and has to be passed over.
  return playwrightsOwn().find((path) => isProgram(path) && spawnSync(path, ['--version']).status === 0);
}

function installDebianChromium() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !isProgram('/usr/bin/apt-get')) return undefined;
  say('installing chromium by apt-get');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    spawnSync('apt-get', args, { stdio: 'inherit', env });
  }
  return ['/usr/bin/chromium'].find(isProgram);
}
