// @ts-check
/** A small static server for `dist`: what any host of static files does, with nothing to install. */
import { createReadStream, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { extname, join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { pathToFileURL } from 'node:url';
import { root } from './setup.mjs';

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a folder until closed. There is no fallback to index.html: the app's routes are in the hash.
 * @param {{ port: number, host?: string, folder?: string, base?: string, tls?: { cert: string, key: string } }} options
 *   `port` 0 takes any free one; `base` is the path the folder appears under; `tls` holds the paths of two PEM files
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>} rejects where the port is taken
 */
export function serve({ port, host = '127.0.0.1', folder = join(root, 'dist'), base = '/', tls }) {
  /** @type {import('node:http').RequestListener} */
  const answer = (request, response) => {
    const file = fileFor(request.url ?? '/', folder, base);
    if (file === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(file === undefined ? 404 : 405, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(file === undefined ? 'Not found' : 'Only GET and HEAD');
      return;
    }
    response.writeHead(200, {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': statSync(file).size,
      'cache-control': file.includes(`${sep}assets${sep}`) ? 'max-age=31536000, immutable' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else createReadStream(file).pipe(response);
  };
  const server = tls
    ? createTlsServer({ cert: readFileSync(tls.cert), key: readFileSync(tls.key) }, answer)
    : createServer(answer);
  return new Promise((fulfil, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');
      fulfil({
        url: `${tls ? 'https' : 'http'}://127.0.0.1:${address.port}${base}`,
        port: address.port,
        close: () =>
          new Promise((done) => {
            server.close(() => done());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/**
 * @param {string} url
 * @param {string} folder
 * @param {string} base
 * @returns {string | undefined} undefined for all that is not a file inside the folder
 */
function fileFor(url, folder, base) {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    if (!path.startsWith(base)) return undefined;
    const inside = path.slice(base.length);
    const file = resolve(folder, inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside);
    return file.startsWith(folder + sep) && statSync(file).isFile() ? file : undefined;
  } catch {
    return undefined; // a broken escape, a NUL, or nothing of that name
  }
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4173' }, base: { type: 'string', default: '/' } },
  });
  const { url } = await serve({ port: Number(values.port), base: values.base });
  console.log(`serving dist at ${url}`);
}
