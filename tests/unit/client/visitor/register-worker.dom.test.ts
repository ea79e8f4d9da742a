import { afterEach, describe, expect, it, vi } from 'vitest';
import { registerWorker } from '../../../../client/visitor/register-worker.ts';

const unregister = vi.fn(async () => true);
const register = vi.fn(async () => ({}));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

const withWorkers = () =>
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistrations: async () => [{ unregister }, { unregister }] },
  });

const log = vi.fn();

describe('registerWorker', () => {
  it('PWA-01 registers the worker with updateViaCache "none", so that updates are found', async () => {
    withWorkers();
    await registerWorker('/sw.js?version=2&brand_code=SC', log);
    expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js?version=2&brand_code=SC', { updateViaCache: 'none' });
    expect(unregister).not.toHaveBeenCalled();
  });

  it('PWA-01 does not register a worker without a connection', async () => {
    withWorkers();
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await registerWorker('/sw.js?version=2&brand_code=SC', log);
    expect(register).not.toHaveBeenCalled();
    connection.mockRestore();
  });

  it('PWA-01 unregisters workers and deletes their caches when no worker is configured', async () => {
    withWorkers();
    const cacheNames = new Set(['offline-0a1b2c', 'of-others']);
    vi.stubGlobal('caches', {
      keys: async () => [...cacheNames],
      delete: async (name: string) => cacheNames.delete(name),
    });
    await registerWorker(undefined, log);
    expect([register.mock.calls.length, unregister.mock.calls.length]).toEqual([0, 2]);
    expect([...cacheNames]).toEqual(['of-others']);
  });

  it('TRK-04 PWA-01 logs an update of the worker, but not the first installation', async () => {
    for (const controller of [null, {}]) {
      const workers = Object.assign(new EventTarget(), { register, controller });
      Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: workers });
      await registerWorker('/sw.js?version=3', log);
      workers.dispatchEvent(new Event('controllerchange'));
    }
    expect(log.mock.calls).toEqual([['LogInfo', 'The service worker was updated', '/sw.js?version=3']]);
  });

  it('PWA-01 ERR-01 logs a failure to the console only, and does nothing in a browser without service workers', async () => {
    const consoleError = vi.spyOn(console, 'error').mockReturnValue();
    await registerWorker('/sw.js', log);
    expect(consoleError).not.toHaveBeenCalled();
    withWorkers();
    const reason = new Error('refused');
    register.mockRejectedValueOnce(reason);
    await expect(registerWorker('/sw.js', log)).resolves.toBeUndefined();
    expect(consoleError.mock.calls).toEqual([[expect.stringContaining('[pwa]'), reason]]);
    consoleError.mockRestore();
  });
});
