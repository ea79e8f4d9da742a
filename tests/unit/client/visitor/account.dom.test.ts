import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createStores } from '../../../../client/stores/stores.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { createAccount } from '../../../../client/visitor/account.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import type { Restriction } from '../../../../shared/contract/shell.ts';
import { siteOf } from '../support/render-site.tsx';
import { takeScripts } from '../support/scripts.ts';

const scripts: string[] = [];
/** Whether the widget's scripts come at all. */
let comes = true;
const accountLog = vi.fn();
const widget = {
  listeners: new Map<string, (detail: unknown) => void>(),
  init: vi.fn(),
  open: vi.fn(),
  close: vi.fn(() => widget.tell('close')),
  goToPlatform: vi.fn(),
  on: (event: string, listener: (detail: unknown) => void) => {
    widget.listeners.set(event, listener);
    return () => undefined;
  },
  tell: (event: string, detail: unknown = {}) => widget.listeners.get(event)?.(detail),
};

function runScript(url: string) {
  const { pathname, search } = new URL(url);
  scripts.push(pathname + search);
  if (!comes) throw new Error('no');
  Object.assign(window, { accountLog });
  Object.assign(window, { sonAuth: widget, sonAuthConfig: { widgetUrl: '/auth/w.js', skin: 'S', clientUrl: '/p' } });
}

beforeEach(() => {
  scripts.length = 0;
  comes = true;
  widget.listeners.clear();
  vi.clearAllMocks();
  takeScripts(runScript);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => vi.useRealTimers();
});

function account(culture: CultureCode = 'en-GB', restriction: Restriction = 'none', located = Promise.resolve()) {
  const site = siteOf(culture);
  const { currency, lang, defaultCountry } = site.culture;
  const stores = createStores({ country: defaultCountry, currency, culture, lang, now: 0 });
  const own = createVisitorStores();
  const onClosed = vi.fn();
  const log = vi.fn();
  const host = createAccount({ site, stores, own, log, located, restriction: () => restriction, onClosed });
  return { ...host, own, stores, onClosed, log };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Until the widget's scripts and the checks of what it tells are there, or have failed. */
async function loaded() {
  await import('../../../../client/visitor/account-events.ts');
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describe('the account on the site', () => {
  it('ACC-07 ACC-08 loads the widget when it is needed first, with what the culture says', async () => {
    const { open, stores } = account('sv');
    expect(scripts).toEqual([]);
    await open('login');
    await loaded();
    expect(scripts).toEqual(['/auth/son-auth/config?lang=sv&country=SE', '/auth/w.js']);
    expect(widget.init).toHaveBeenCalledWith(
      expect.objectContaining({ disableCountry: false, feedbacksEnabled: false, usePnpRegistration: true, lang: 'sv' }),
    );
    expect(stores.ui.showAccountPopup).toBe(true);
    expect(widget.open).not.toHaveBeenCalled();
    widget.tell('ready');
    expect(widget.open).toHaveBeenCalledWith('login', { mode: 'login' });
  });

  it('ACC-08 opens no feedback where none is taken', async () => {
    const { open, onClosed } = account('sv');
    await open('feedback');
    expect([scripts, onClosed.mock.calls.length]).toEqual([[], 1]);
  });

  it('ACC-07 says after a moment that it waits, and after 8 s that the platform has a page of its own', async () => {
    const { open, own, isBroken } = account();
    await open('login');
    await passed(200);
    expect(own.account.notice).toBe('none');
    await passed(200);
    expect(own.account.notice).toBe('waiting');
    await passed(7_700);
    expect([own.account.notice, isBroken()]).toEqual(['late', true]);
  });

  it('ACC-07 says so too while nobody knows where the visitor is, and opens what is wished when it is known', async () => {
    const { promise: located, resolve: locate } = Promise.withResolvers<void>();
    const { open, own } = account('en-GB', 'none', located);
    const opened = open('login');
    await passed(8_100);
    expect([scripts, own.account.notice]).toEqual([[], 'late']);
    locate();
    await opened;
    await loaded();
    widget.tell('ready');
    expect(widget.open).toHaveBeenCalledWith('login', { mode: 'login' });
    expect(own.account.notice).toBe('none');
  });

  it('ACC-07 says so at once when the scripts do not come, and tries again with the next wish', async () => {
    comes = false;
    const { open, own } = account();
    await open('login');
    await loaded();
    expect(own.account.notice).toBe('late');
    comes = true;
    await open('register');
    await loaded();
    widget.tell('ready');
    expect(widget.open).toHaveBeenCalledWith('register', { mode: 'register' });
    expect(own.account.notice).toBe('none');
  });

  it('ACC-03 GEO-02 loads nothing where there are no accounts', async () => {
    const { open, own } = account('en-GB', 'accountblocked');
    await open('register');
    expect([scripts, own.account.notice]).toEqual([[], 'geoBlock']);
    expect(own.player.accountMode).toEqual({ funnelPoint: 'register', module: 'geoBlock' });
  });

  it('ACC-01 ACC-06 makes of the player what the widget says, and passes results on', async () => {
    const { open, own } = account();
    await open('login');
    await loaded();
    widget.tell('ready');
    widget.tell('loginFailed', { code: 'USER_LOCKED' });
    widget.tell('login', { segment: 1, loginname: 'ann', userExtId: 'x', lang: { code: 'en-GB' } });
    widget.tell('platform', { username: 'ann' });
    await loaded();
    expect(own.player).toMatchObject({ segment: 1, loginname: 'ann', userExternalId: 'x', sonLangCode: 'en-GB' });
    expect(accountLog.mock.calls).toEqual([
      ['platform', 'loginFailed', { code: 'USER_LOCKED' }],
      ['platform', 'login', { username: 'ann' }],
    ]);
    widget.tell('login', { segment: 7 });
    expect(own.player.segment).toBe(1);
    widget.tell('register', { process: 7, username: 'bob' });
    expect(own.player).toMatchObject({
      segment: 0,
      newRegistration: true,
      accountMode: { funnelPoint: 'login', module: 'login' },
    });
  });

  it('ACC-04 holds the platform’s address, and goes at once to the game that a guest wanted', async () => {
    const { open, own } = account();
    own.player.deeplink = 'cashier';
    await open('login');
    await loaded();
    widget.tell('ready');
    widget.tell('clientUrl', { url: 'https://platform.test/' });
    expect(widget.goToPlatform).not.toHaveBeenCalled();
    await open('pre-login', 'https://platform.test/play/1?culture=en-GB');
    expect(widget.goToPlatform).toHaveBeenCalledWith('https://platform.test/play/1?culture=en-GB&dl=cashier');
  });

  it('COMP-03 ACC-04 Pay N Play leads to the lobby at once, but not past the limits that somebody came to see', async () => {
    const { open } = account('sv');
    await open('depositlimits');
    await loaded();
    widget.tell('ready');
    expect(widget.open).toHaveBeenCalledWith('login', { mode: 'depositlimits' });
    widget.tell('clientUrl', { url: 'https://platform.test/' });
    expect(widget.goToPlatform).not.toHaveBeenCalled();
    await open('login');
    widget.tell('clientUrl', { url: 'https://platform.test/' });
    expect(widget.goToPlatform).toHaveBeenCalledWith('https://platform.test/');
  });

  it('ACC-05 asks whether the platform is closed only where it was said to be; not knowing counts as open', async () => {
    const asked = vi.fn(async () => new Response('true', { headers: { 'content-type': 'application/json' } }));
    vi.stubGlobal('fetch', asked);
    const { open, own, log } = account();
    await open('login');
    expect(asked).not.toHaveBeenCalled();
    own.userContext.platformUnderMaintenance = true;
    await open('login');
    expect(own.account.notice).toBe('maintenance');
    asked.mockRejectedValue(new TypeError('network'));
    const opening = open('login');
    await passed(5_000);
    await opening;
    expect(own.account.notice).not.toBe('maintenance');
    expect(log).toHaveBeenCalledWith('LogError', 'The maintenance check failed', expect.stringContaining('network'));
    vi.unstubAllGlobals();
  });
});
