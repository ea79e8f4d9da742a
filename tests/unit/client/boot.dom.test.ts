import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type LogEntry, logEntry } from '../../../shared/contract/log-entry.ts';
import { soon } from './support/soon.ts';

/** Stub of a page's main script, which finishes starting when a test calls `takeOver`. */
interface MainPage {
  started: number;
  /** Signals that React replays clicks itself from now on. */
  replay?: () => void;
  takeOver?: () => void;
}
const page = globalThis as unknown as MainPage;
const main = `data:text/javascript,${encodeURIComponent(
  'export const start = (onReplaying) => new Promise((go) => { started += 1; Object.assign(globalThis, { replay: onReplaying, takeOver: go }); });',
)}`;

const taps: string[] = [];
const { prototype } = HTMLButtonElement;

beforeEach(() => {
  vi.resetModules();
  taps.length = 0;
  page.started = 0;
  delete page.takeOver;
  document.head.innerHTML = '';
  document.head.append(Object.assign(document.createElement('script'), { type: 'text/plain' }));
  document.querySelector('script')!.dataset['modules'] = main;
  document.body.innerHTML = `
    <button id="plain"><i></i></button><button id="command" command="show-modal" commandfor="menu"></button>
    <button id="popover" popovertarget="x"></button><form><button id="submit" type="submit"></button></form>
    <a id="link" href="#x"></a>`;
  document.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
});
afterEach(() => {
  Reflect.deleteProperty(prototype, 'commandForElement');
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Loads the boot script, and begins to start the client as a visitor's first touch does. */
async function boot() {
  await import('../../../client/boot.ts');
  dispatchEvent(new Event('pointerdown'));
}
const mainScript = () => soon(() => expect(page.takeOver).toBeDefined());
const turn = () => new Promise((resolve) => setTimeout(resolve));

/** Clicks the elements before the scripts have loaded, then starts them; `taps` collects the clicks that are replayed. */
async function tapEarly(...ids: string[]) {
  await import('../../../client/boot.ts');
  for (const id of ids) document.querySelector<HTMLElement>(id)?.click();
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));
  await mainScript();
  for (const element of document.querySelectorAll<HTMLElement>('[id]')) {
    element.addEventListener('click', () => taps.push(element.id));
  }
  page.takeOver?.();
  await turn();
}

/** Collects the entries posted to the logger. */
function collectReports() {
  const { dataset } = document.querySelector('script')!;
  Object.assign(dataset, { logger: '/log', name: 'Marlin' });
  vi.spyOn(console, 'error').mockReturnValue();
  document.documentElement.dataset['js'] = '';
  const reports: { url: string; entry: LogEntry }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    reports.push({ url, entry: JSON.parse(init.body as string) as LogEntry });
    expect(init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
    return new Response(null, { status: 204 });
  });
  return { dataset, reports };
}

const isWithoutClient = () => !document.documentElement.hasAttribute('data-js');

describe('boot script', () => {
  it('SSR-04 SHELL-03 replays early clicks on buttons without native behaviour, in order, and starts the client once', async () => {
    Object.defineProperty(prototype, 'commandForElement', { value: null, configurable: true });
    await tapEarly('#plain i', '#command', '#popover', '#submit', '#link', '#plain');
    expect([taps, page.started]).toEqual([['plain', 'plain'], 1]);
    document.querySelector<HTMLElement>('#plain')?.click();
    expect(taps).toHaveLength(3);
  });

  it('SSR-04 ACC-09 starts the client on DOMContentLoaded, and replays clicks from before', async () => {
    const readyState = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    await boot();
    document.querySelector<HTMLElement>('#plain')?.click();
    await turn();
    expect([taps, page.started]).toEqual([[], 0]);
    readyState.mockReturnValue('interactive');
    dispatchEvent(new Event('DOMContentLoaded'));
    await mainScript();
    document.querySelector('#plain')!.addEventListener('click', () => taps.push('plain'));
    page.takeOver?.();
    await soon(() => expect(taps).toEqual(['plain']));
  });

  it('SSR-04 SHELL-03 does not replay a click once React replays clicks itself', async () => {
    document.querySelector('#plain')!.addEventListener('click', () => taps.push('plain'));
    await boot();
    await mainScript();
    page.replay?.();
    document.querySelector<HTMLElement>('#plain')?.click();
    page.takeOver?.();
    await turn();
    expect(taps).toEqual(['plain']);
  });

  it('PERF-01 starts a worker with the name of the culture, which loads the locale data for numbers and dates', async () => {
    const started = vi.fn();
    vi.stubGlobal('Worker', started);
    document.documentElement.lang = 'sv';
    document.querySelector('script')!.dataset['locales'] = '/assets/warm-locales.js';
    await tapEarly('#plain');
    expect(started.mock.calls).toEqual([['/assets/warm-locales.js', { name: 'sv' }]]);
  });

  it('ERR-01 starts without the worker in a browser without Worker', async () => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    vi.stubGlobal('Worker', undefined);
    document.querySelector('script')!.dataset['locales'] = '/assets/warm-locales.js';
    await tapEarly('#plain');
    expect([taps, warned.mock.calls.length]).toEqual([['plain'], 1]);
  });

  it('SHELL-03 replays a click on the menu button in a browser without command attributes', async () => {
    await tapEarly('#command');
    expect(taps).toEqual(['command']);
  });

  it('SSR-04 evaluates the scripts one after the other in the order of their imports', async () => {
    const order: string[] = [];
    Object.assign(globalThis, { order });
    const code = ['packages', 'frame', 'main'].map(
      (name) => `data:text/javascript,order.push('${name}');export%20const%20start=()=>order.push('start')`,
    );
    document.querySelector('script')!.dataset['modules'] = code.join(' ');
    await boot();
    await soon(() => expect(order).toEqual(['packages', 'frame', 'main', 'start']));
  });

  it('SHELL-15 lets the browser follow clicked links to the platform when the client fails to start', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const { dataset } = document.querySelector('script')!;
    dataset['platform'] = 'https://play.example';
    dataset['modules'] = 'data:text/javascript,throw%20new%20Error("not here")';
    document.documentElement.dataset['js'] = '';
    document.body.innerHTML = '<a href="https://play.example/login"></a>';
    await import('../../../client/boot.ts');
    const followed: boolean[] = [];
    const onClick = (event: Event) => {
      followed.push(event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', onClick);
    document.querySelector('a')?.click();
    expect(followed).toEqual([]);
    await soon(() => expect(followed).toEqual([false]));
    document.removeEventListener('click', onClick);
    expect(isWithoutClient()).toBe(true);
  });

  it.each([
    ['waits for the first paint without an interaction', false, 0],
    ['does not wait for a paint while the document is hidden', true, 1],
  ])('PERF-01 SSR-04 %s', async (_, hidden, before) => {
    location.hash = '';
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (paint: FrameRequestCallback) => frames.push(paint));
    vi.stubGlobal('requestIdleCallback', (idle: () => void) => idle());
    await import('../../../client/boot.ts');
    dispatchEvent(new Event('load'));
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(before);
    for (const paint of frames) paint(0);
    await mainScript();
    expect(page.started).toBe(1);
    page.takeOver?.();
  });
});

describe('failure to start the client', () => {
  it.each([
    ['throws', 'throw%20new%20Error("gone")', /^Error: gone$/],
    ['is empty', '', /^TypeError: .*is not a function/],
  ])(
    'SHELL-15 TRK-04 OPS-08 SSR-04 is logged once, with build and route, when the main script %s',
    async (_, code, message) => {
      const { dataset, reports } = collectReports();
      history.replaceState(null, '', '/?token=secret');
      Object.assign(document.documentElement.dataset, { build: 'b1', page: 'slots' });
      dataset['modules'] = `data:text/javascript,/*${Math.random()}*/${code}`;
      await boot();
      await soon(() => expect(reports).toHaveLength(1));
      const [{ url, entry } = { url: '', entry: undefined }] = reports;
      expect(url).toBe('/log/LogError');
      expect(v.safeParse(logEntry, entry).success).toBe(true);
      expect(entry).toMatchObject({
        log: {
          Number: 1000,
          Message: expect.stringMatching(message),
          AdditionalData: expect.stringMatching(/^build b1, route slots\n/),
        },
        app: { name: 'Marlin', url: `${location.origin}/` },
      });
      expect(console.error).toHaveBeenCalledExactlyOnceWith(
        '[boot]',
        expect.objectContaining({ name: expect.any(String) }),
      );
      expect(isWithoutClient()).toBe(true);
      history.replaceState(null, '', '/');
    },
  );

  it('SHELL-15 SEC-09 is logged without the query strings of URLs in the message', async () => {
    const { reports } = collectReports();
    let report: (error: unknown) => void = () => undefined;
    Object.assign(globalThis, { takeReport: (given: typeof report) => void (report = given) });
    document.querySelector('script')!.dataset['modules'] =
      'data:text/javascript,export const start = (_, report) => takeReport(report)'.replaceAll(' ', '%20');
    await boot();
    await soon(() => {
      report(new Error('No "https://a.test/x?token=secret" or /y?voucher=1\nhere'));
      expect(reports).toHaveLength(1);
    });
    report(new Error('A second one'));
    expect(reports.map(({ entry }) => entry.log.Message)).toEqual(['Error: No "https://a.test/x" or /y\nhere']);
  });

  it('SHELL-15 is logged when the boot script itself throws', async () => {
    const { reports } = collectReports();
    vi.stubGlobal('MutationObserver', undefined);
    await import('../../../client/boot.ts');
    expect(reports.map(({ entry }) => entry.log.Message)).toEqual([expect.stringContaining('MutationObserver')]);
    expect(isWithoutClient()).toBe(true);
  });

  it('SHELL-15 sets data-js to "boot" for the head script once the boot script has run', async () => {
    collectReports();
    await import('../../../client/boot.ts');
    expect(document.documentElement.dataset['js']).toBe('boot');
  });
});
