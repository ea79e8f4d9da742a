import { beforeEach, describe, expect, it, vi } from 'vitest';

interface WorkerEvent extends Event {
  work?: Promise<unknown>;
  response?: Promise<Response>;
}

/** The caches of one browser, which outlive a worker. */
const stores = new Map<string, Map<string, Response>>();
const network = vi.fn<(request: Request) => Promise<Response>>();
const origin = 'https://site.test';

const caches = {
  keys: async () => [...stores.keys()],
  delete: async (name: string) => stores.delete(name),
  async open(name: string) {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      async addAll(requests: Request[]) {
        for (const request of requests) store.set(new URL(request.url).pathname, await network(request));
      },
    };
  },
  match: async (path: string) => [...stores.values()].map((store) => store.get(path)).find(Boolean),
};

/** Resolves relative URLs against the worker's origin. */
class OwnRequest extends Request {
  constructor(url: string, init?: RequestInit) {
    super(new URL(url, origin), init);
  }
}

beforeEach(() => {
  vi.resetModules();
  stores.clear();
  network.mockReset().mockImplementation(async ({ url }) => new Response(`of ${new URL(url).pathname}`));
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('Request', OwnRequest);
  vi.stubGlobal('location', new URL(`${origin}/sw.js`));
  return () => vi.unstubAllGlobals();
});

/** Creates a worker of this version and runs it as a browser does. */
async function createWorker(version: string, files = ['/assets/app.css']) {
  vi.resetModules();
  const self = Object.assign(new EventTarget(), {
    precache: { version, pages: ['/offline.html', '/en-IE/offline.html'], files },
    clients: { claim: vi.fn(async () => undefined) },
    skipWaiting: vi.fn(async () => undefined),
  });
  vi.stubGlobal('self', self);
  await import('../../../client/worker.ts');
  async function dispatch(name: 'install' | 'activate') {
    const event: WorkerEvent = Object.assign(new Event(name), {
      waitUntil: (work: Promise<unknown>) => void (event.work = work),
    });
    self.dispatchEvent(event);
    await event.work;
  }
  function sendRequest(path: string, mode = 'navigate', method = 'GET') {
    const event: WorkerEvent = Object.assign(new Event('fetch'), {
      request: { url: new URL(path, origin).href, mode, method },
      respondWith: (response: Promise<Response>) => void (event.response = response),
    });
    self.dispatchEvent(event);
    return event.response;
  }
  return { self, dispatch, sendRequest };
}

const offline = () => network.mockRejectedValue(new TypeError('no connection'));

describe('service worker', () => {
  it('PWA-01 activates immediately and deletes older caches of its own only', async () => {
    stores.set('offline-1', new Map());
    stores.set('of-somebody-else', new Map());
    const { self, dispatch } = await createWorker('2');
    await dispatch('install');
    expect(self.skipWaiting).toHaveBeenCalledOnce();
    expect([...(stores.get('offline-2')?.keys() ?? [])]).toEqual([
      '/offline.html',
      '/en-IE/offline.html',
      '/assets/app.css',
    ]);
    await dispatch('activate');
    expect([...stores.keys()]).toEqual(['of-somebody-else', 'offline-2']);
    expect(self.clients.claim).toHaveBeenCalledOnce();
  });

  it('PWA-01 does not replace the older worker when a file cannot be fetched', async () => {
    const old = await createWorker('1');
    await old.dispatch('install');
    const next = await createWorker('2', ['/assets/gone.css']);
    offline();
    await expect(next.dispatch('install')).rejects.toThrow('no connection');
    expect(next.self.skipWaiting).not.toHaveBeenCalled();
    expect(await (await old.sendRequest('/slots/'))?.text()).toBe('of /offline.html');
  });

  it('PWA-01 loads every page from the network, so that no outdated page is shown', async () => {
    const { dispatch, sendRequest } = await createWorker('1');
    await dispatch('install');
    network.mockImplementation(async () => new Response('fresh'));
    for (const path of ['/', '/offline.html', '/en-IE/slots/'])
      expect(await (await sendRequest(path))?.text()).toBe('fresh');
    expect(await (await sendRequest('/assets/app.css', 'no-cors'))?.text()).toBe('fresh');
  });

  it('PWA-01 responds with the offline page of the culture and its stylesheet without a connection', async () => {
    const { dispatch, sendRequest } = await createWorker('1');
    await dispatch('install');
    offline();
    expect(await (await sendRequest('/slots/'))?.text()).toBe('of /offline.html');
    const [irish, style] = await Promise.all([sendRequest('/en-IE/slots/'), sendRequest('/assets/app.css', 'no-cors')]);
    expect(await irish?.clone().text()).toBe('of /en-IE/offline.html');
    expect(await style?.clone().text()).toBe('of /assets/app.css');
    stores.clear();
    await expect(sendRequest('/slots/')).rejects.toThrow('no connection');
  });

  it.each([
    ['POST requests', '/api/newsletter', 'navigate', 'POST'],
    ['requests to services', '/api/v1/games/', 'cors', 'GET'],
    ['requests to other hosts', 'https://other.test/', 'navigate', 'GET'],
  ])('PWA-01 does not handle %s', async (_, path, mode, method) => {
    const { sendRequest } = await createWorker('1');
    expect(sendRequest(path, mode, method)).toBeUndefined();
  });
});
