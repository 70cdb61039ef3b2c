// @ts-check
/** `npm start`: installs, builds where the sources are newer than `dist`, and serves it to this machine and the phone. */
import { networkInterfaces } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { serve } from './serve.mjs';
import { checkNode, installPackages } from './setup.mjs';

const { values, positionals } = parseArgs({
  options: { port: { type: 'string', default: process.env['PORT'] ?? '4173' }, https: { type: 'string' } },
  allowPositionals: true,
});
const [key] = positionals;
if ((values.https === undefined) !== (key === undefined) || !/^\d+$/.test(values.port)) {
  console.error('Usage: npm start -- [--port NUMBER] [--https CERT KEY]   (CERT and KEY are PEM files)');
  process.exit(1);
}

checkNode();
installPackages();

await build();

const tls = values.https !== undefined && key !== undefined ? { cert: values.https, key } : undefined;
try {
  const server = await serve({ port: Number(values.port), host: '0.0.0.0', ...(tls && { tls }) });
  await announce(server.url);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void server.close().then(() => process.exit(0)));
  }
} catch (error) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') console.error(`Port ${values.port} is taken; choose another: npm start -- --port 4180`);
  else if (code === 'ENOENT') console.error(`Of CERT and KEY one is not there: ${values.https}, ${key}`);
  else console.error(error);
  process.exit(1);
}

/** @param {string} local */
async function announce(local) {
  console.log(`\n  Tablekeeper on this machine: ${local}`);
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const reachable = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
  const urls = reachable.map(({ address }) => local.replace('127.0.0.1', address));
  for (const url of urls) console.log(`  on a phone in the same network: ${url}`);
  const [first] = urls;
  if (first !== undefined) {
    const { renderUnicodeCompact } = await import('uqr');
    console.log(`\n${renderUnicodeCompact(first)}\n`);
  }
  if (tls === undefined) {
    console.log('  Over plain http a phone can play, but cannot install the app or open it offline:');
    console.log('  the README tells three ways (a static https host, --https CERT KEY, adb reverse).');
  }
  console.log('  Ctrl-C ends it.');
}
