import type { RegisterSWOptions } from 'vite-plugin-pwa/types';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { registerApp, type AppUpdates } from '../../src/pwa/register.ts';

const plugin = vi.hoisted(() => ({
  options: undefined as RegisterSWOptions | undefined,
  accept: vi.fn(() => Promise.resolve()),
}));
vi.mock('virtual:pwa-register', () => ({
  registerSW: (options: RegisterSWOptions) => {
    plugin.options = options;
    return plugin.accept;
  },
}));

const reload = vi.fn();
let workers: EventTarget;

beforeEach(() => {
  plugin.options = undefined;
  plugin.accept.mockClear();
  reload.mockClear();
  workers = new EventTarget();
  vi.stubGlobal('navigator', { serviceWorker: workers });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function registered(): AppUpdates {
  const registration = registerApp();
  if (!registration.ok) throw new Error('there are service workers in this test');
  return registration.updates;
}

/** Lets the browser have a registration in which a worker waits, or none does. */
function browserHas(waiting: ServiceWorker | null) {
  const registration: Pick<ServiceWorkerRegistration, 'waiting'> = { waiting };
  plugin.options?.onRegisteredSW?.('sw.js', registration as ServiceWorkerRegistration);
}

describe('registerApp', () => {
  it('says that an insecure origin has no service workers, and does nothing', () => {
    vi.stubGlobal('navigator', {});
    expect(registerApp()).toEqual({ ok: false, missing: 'serviceWorker' });
    expect(plugin.options).toBeUndefined();
  });

  it('tells that an update is ready, to those who asked before and after', () => {
    const updates = registered();
    const [before, after] = [vi.fn(), vi.fn()];
    updates.onUpdateReady(before);
    expect(before).not.toHaveBeenCalled();
    plugin.options?.onNeedRefresh?.();
    updates.onUpdateReady(after);
    expect(before).toHaveBeenCalledTimes(1);
    expect(after).toHaveBeenCalledTimes(1);
  });

  it('tells that the app is on the phone, and that it could not be put there', () => {
    const updates = registered();
    const [ready, failed] = [vi.fn(), vi.fn()];
    updates.onOfflineReady(ready);
    updates.onFailed(failed);
    plugin.options?.onOfflineReady?.();
    expect(ready).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
    plugin.options?.onRegisterError?.(new Error('refused'));
    expect(failed).toHaveBeenCalledTimes(1);
  });
});

describe('applyUpdate', () => {
  it('reloads, once, when the new worker takes over, on a first visit as well', () => {
    const updates = registered();
    browserHas({} as ServiceWorker);
    updates.applyUpdate();
    expect(plugin.accept).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    workers.dispatchEvent(new Event('controllerchange'));
    workers.dispatchEvent(new Event('controllerchange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads at once where another tab accepted the update already', () => {
    const updates = registered();
    browserHas(null);
    updates.applyUpdate();
    expect(reload).toHaveBeenCalledTimes(1);
    expect(plugin.accept).not.toHaveBeenCalled();
  });
});
