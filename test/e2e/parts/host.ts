/** The built app under a sub-path, in a folder of its own that a test may change, on a server that a test may end. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../../scripts/serve.mjs';

export type Host = Awaited<ReturnType<typeof serve>> & { readonly folder: string };

/** For the fixture `host`: serves for as long as the test runs. */
export async function hosted(use: (host: Host) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tablekeeper-'));
  cpSync('dist', folder, { recursive: true });
  const server = await serve({ port: 0, folder, base: '/some/sub/' });
  await use({ ...server, folder });
  await server.close();
  rmSync(folder, { recursive: true });
}
