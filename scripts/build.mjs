// @ts-check
/** The production build for whoever serves or measures it: made where there is none, or an older one than the sources. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const SOURCES = [
  'src',
  'machines',
  'public',
  'index.html',
  'vite.config.ts',
  'svelte.config.js',
  'package.json',
  'package-lock.json',
].map((path) => join(root, path));

/**
 * @param {string} path
 * @returns {number} when the newest file below it was written
 */
function newest(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

/** Needs the packages; `vite` is not looked for before there is something to do. */
export async function build() {
  const built = join(root, 'dist', 'index.html');
  const isCurrent =
    existsSync(built) && statSync(built).mtimeMs >= Math.max(...SOURCES.filter((path) => existsSync(path)).map(newest));
  if (isCurrent) return;
  const vite = await import('vite');
  await vite.build({ root, logLevel: 'warn' });
}
