import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stayAwake } from '../../src/pwa/wakeLock.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  turn(state: DocumentVisibilityState) {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

let page: Page;
const release = vi.fn(() => Promise.resolve());
const request = vi.fn();

beforeEach(() => {
  page = new Page();
  release.mockClear();
  request.mockReset().mockImplementation(() => Promise.resolve({ release }));
  vi.stubGlobal('document', page);
  vi.stubGlobal('navigator', { wakeLock: { request } });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('stayAwake', () => {
  it('takes the lock, and takes it again when the page comes back', async () => {
    const refused = vi.fn();
    stayAwake(refused);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    page.turn('hidden');
    page.turn('visible');
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    expect(request).toHaveBeenLastCalledWith('screen');
    expect(refused).not.toHaveBeenCalled();
  });

  it('gives it back and asks no more', async () => {
    const wakefulness = stayAwake(vi.fn());
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(1));
    await Promise.resolve();
    wakefulness.release();
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
    page.turn('visible');
    await Promise.resolve();
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('gives back a lock that comes after the end of the match', async () => {
    let grant: (lock: { release: typeof release }) => void = vi.fn();
    request.mockReturnValue(new Promise((resolve) => (grant = resolve)));
    const wakefulness = stayAwake(vi.fn());
    await vi.waitFor(() => expect(request).toHaveBeenCalled());
    wakefulness.release();
    grant({ release });
    await vi.waitFor(() => expect(release).toHaveBeenCalledTimes(1));
  });

  it('tells of a refusal once', async () => {
    const why = new DOMException('battery saver', 'NotAllowedError');
    request.mockRejectedValue(why);
    const refused = vi.fn();
    stayAwake(refused);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledExactlyOnceWith(why));
    page.turn('visible');
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    await Promise.resolve();
    expect(refused).toHaveBeenCalledTimes(1);
  });

  it('tells of a browser that has no such thing', async () => {
    vi.stubGlobal('navigator', {});
    const refused = vi.fn();
    stayAwake(refused);
    await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(1));
  });
});
