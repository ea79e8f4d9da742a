import type { Browser, BrowserContext, Page } from 'playwright/test';

/** Methods whose effect on a context cannot be undone for its next test. */
const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'grantPermissions',
  'route',
  'routeFromHAR',
  'routeWebSocket',
  'setGeolocation',
  'setHTTPCredentials',
  'setOffline',
];
const lastingOfClock = ['fastForward', 'install', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'];

/** Calls `onCall` before each call of one of the methods. */
function watchCalls(target: object, methods: readonly string[], onCall: () => void) {
  for (const name of methods) {
    const method = Reflect.get(target, name) as (...given: unknown[]) => unknown;
    Reflect.set(target, name, (...given: unknown[]) => {
      onCall();
      return Reflect.apply(method, target, given);
    });
  }
}

/**
 * Contexts of one worker, which its tests use one after the other. The scripts, styles and fonts of the site stay in the HTTP cache of a
 * context, without which a page load takes twice the processor time. Cookies and stored data do not stay.
 */
export class SharedContexts {
  readonly #contexts = new Map<string, BrowserContext>();
  /** Contexts that no further test may use. */
  readonly #spent = new WeakSet<BrowserContext>();
  /** Origins of the documents that each context has shown, which may have stored data. */
  readonly #origins = new WeakMap<BrowserContext, Set<string>>();

  /** The context for a test with these options, which `browser.newContext` applies. */
  async take(browser: Browser, options: object): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const known = this.#contexts.get(key);
    if (known) return known;
    const context = await browser.newContext();
    this.#contexts.set(key, context);
    const origins = new Set<string>();
    this.#origins.set(context, origins);
    const spend = () => void this.#spent.add(context);
    watchCalls(context, lasting, spend);
    watchCalls(context.clock, lastingOfClock, spend);
    context.on('close', () => this.#contexts.delete(key));
    context.on('page', (page) =>
      page.on('framenavigated', (frame) => {
        const { origin } = new URL(frame.url());
        if (origin !== 'null') origins.add(origin);
      }),
    );
    return context;
  }

  /** Removes what earlier tests stored. A page may still store data while it is closed, so this is called before the next test. */
  async clear(page: Page): Promise<void> {
    const context = page.context();
    const origins = this.#origins.get(context);
    if (!origins?.size) return;
    const devtools = await context.newCDPSession(page);
    await Promise.all([
      context.clearCookies(),
      ...[...origins].map((origin) =>
        devtools.send('Storage.clearDataForOrigin', {
          origin,
          storageTypes: 'local_storage,indexeddb,cache_storage',
        }),
      ),
    ]);
    await devtools.detach();
    origins.clear();
  }

  /** Closes the pages of a test, or the whole context if the test has changed it. */
  async release(context: BrowserContext): Promise<void> {
    if (this.#spent.has(context)) return context.close();
    context.removeAllListeners('request');
    await Promise.all(context.pages().map((page) => page.close()));
  }
}
