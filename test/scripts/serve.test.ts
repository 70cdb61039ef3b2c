import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serve } from '../../scripts/serve.mjs';

const folder = fileURLToPath(new URL('../../public', import.meta.url));
let server: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  server = await serve({ port: 0, folder, base: '/some/sub/' });
});
afterEach(() => server.close());

/** Sends the path as it stands; fetch would tidy `..` away. */
function raw(path: string): Promise<number | undefined> {
  return new Promise((done, reject) => {
    request({ port: server.port, path }, (response) => {
      response.resume();
      done(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
}

describe('serve', () => {
  it('gives a file with its type', async () => {
    const response = await fetch(`${server.url}icon.svg`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toContain('<svg');
  });

  it('knows no file outside its base', async () => {
    expect(await raw('/icon.svg')).toBe(404);
  });

  it.each(['/some/sub/../package.json', '/some/sub/..%2fpackage.json', '/some/sub/%00', '/some/sub/%zz', '/some/sub/'])(
    'answers 404 for %s',
    async (path) => {
      expect(await raw(path)).toBe(404);
    },
  );

  it('takes no other method', async () => {
    expect((await fetch(`${server.url}icon.svg`, { method: 'POST', body: 'x' })).status).toBe(405);
  });

  it('says when its port is taken', async () => {
    await expect(serve({ port: server.port, folder })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
