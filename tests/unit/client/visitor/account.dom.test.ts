import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { createAccount } from '../../../../client/visitor/account.ts';
import { createAccountLog } from '../../../../client/visitor/account-log.ts';
import type { CultureCode } from '../../../../locales/index.ts';
import type { Restriction } from '../../../../shared/contract/visitor-services.ts';
import { siteOf } from '../support/render-site.tsx';
import { takeScripts } from '../support/scripts.ts';
import { storesOf } from '../support/stores.ts';

const scripts: string[] = [];
/** Whether the widget's scripts load. */
let scriptsLoad = true;
const accountLog = vi.fn();
const widget = {
  listeners: new Map<string, (detail: unknown) => void>(),
  init: vi.fn(),
  open: vi.fn(),
  close: vi.fn(() => widget.emit('close')),
  goToPlatform: vi.fn(),
  on: (event: string, listener: (detail: unknown) => void) => {
    widget.listeners.set(event, listener);
    return () => undefined;
  },
  emit: (event: string, detail: unknown = {}) => widget.listeners.get(event)?.(detail),
};

function runScript(url: string) {
  const { pathname, search } = new URL(url);
  scripts.push(pathname + search);
  if (!scriptsLoad) throw new Error('no');
  Object.assign(window, { accountLog });
  Object.assign(window, { sonAuth: widget, sonAuthConfig: { widgetUrl: '/auth/w.js', skin: 'S', clientUrl: '/p' } });
}

beforeEach(() => {
  scripts.length = 0;
  scriptsLoad = true;
  widget.listeners.clear();
  vi.clearAllMocks();
  takeScripts(runScript);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return () => vi.useRealTimers();
});

function account(culture: CultureCode = 'en-GB', restriction: Restriction = 'none', located = Promise.resolve()) {
  const site = siteOf(culture);
  const stores = storesOf(culture);
  const own = createVisitorStores();
  const onClosed = vi.fn();
  const onEntered = vi.fn();
  const log = vi.fn();
  const logHost = createAccountLog(site, log);
  onTestFinished(logHost.stop);
  const onNotice = vi.fn();
  const given = { located, restriction: () => restriction, onClosed, onNotice, onEntered };
  const host = createAccount({ site, stores, own, log, accountLog: logHost, ...given });
  return { ...host, own, stores, onClosed, onNotice, onEntered, log };
}

const passed = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Waits until the widget's scripts and the validation of its events have loaded or failed. */
async function loaded() {
  await import('../../../../client/visitor/account-events.ts');
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** An account whose widget has loaded for this target and is ready. */
async function readyFor(
  target: Parameters<ReturnType<typeof account>['open']>[0],
  path?: string,
  given: ReturnType<typeof account> = account(),
) {
  await given.open(target, path);
  await loaded();
  widget.emit('ready');
  return given;
}

describe('account widget', () => {
  it('ACC-07 ACC-08 is loaded on first use, with the configuration of the culture', async () => {
    const { open, stores } = account('sv');
    expect(scripts).toEqual([]);
    await open('login');
    await loaded();
    expect(scripts).toEqual(['/account-logger/script.js', '/auth/son-auth/config?lang=sv&country=SE', '/auth/w.js']);
    expect(widget.init).toHaveBeenCalledWith(
      expect.objectContaining({ disableCountry: false, feedbacksEnabled: false, usePnpRegistration: true, lang: 'sv' }),
    );
    expect(stores.ui.showAccountPopup).toBe(true);
    expect(widget.open).not.toHaveBeenCalled();
    widget.emit('ready');
    expect(widget.open).toHaveBeenCalledWith('login', expect.objectContaining({ target: 'login' }));
  });

  it('ACC-08 opens no feedback in a culture without feedback', async () => {
    const { open, onClosed } = account('sv');
    await open('feedback');
    expect([scripts, onClosed.mock.calls.length]).toEqual([[], 1]);
  });

  it('ACC-07 shows a waiting notice within 400 ms instead of other dialogs, and a link to the platform after 8 s', async () => {
    const { open, own, isBroken, onNotice } = account();
    await open('login');
    // A widget that loads after the 8 seconds is not broken.
    await loaded();
    await passed(200);
    expect([own.account.notice, onNotice.mock.calls.length]).toEqual(['none', 0]);
    await passed(200);
    expect([own.account.notice, onNotice.mock.calls.length]).toEqual(['waiting', 1]);
    await passed(7_700);
    expect([own.account.notice, isBroken()]).toEqual(['late', true]);
  });

  it('ACC-07 shows the link also while the location is unknown, and opens the widget once it is known', async () => {
    const { promise: located, resolve: locate } = Promise.withResolvers<void>();
    const { open, own, isBroken } = account('en-GB', 'none', located);
    const opened = open('login');
    await passed(8_100);
    expect([scripts, own.account.notice, isBroken()]).toEqual([[], 'late', true]);
    locate();
    await opened;
    await loaded();
    expect(isBroken()).toBe(false);
    widget.emit('ready');
    expect(widget.open).toHaveBeenCalledWith('login', expect.objectContaining({ target: 'login' }));
    expect(own.account.notice).toBe('none');
  });

  it('ACC-07 links to the platform page of the action when the scripts fail to load, and retries on the next open', async () => {
    scriptsLoad = false;
    const { open, own } = account();
    await open('register');
    await loaded();
    expect(own.account).toMatchObject({ notice: 'late', platformHref: 'https://platform.test/join?culture=en-GB' });
    await open('pre-login', '/play/1');
    await loaded();
    expect(own.account.platformHref).toBe('https://platform.test/?culture=en-GB&path=%2Fplay%2F1');
    scriptsLoad = true;
    await open('register');
    await loaded();
    widget.emit('ready');
    expect(widget.open).toHaveBeenCalledWith('register', expect.objectContaining({ target: 'register' }));
    expect(own.account.notice).toBe('none');
  });

  it.each([
    ['accountblocked', 'geoBlock', 0],
    ['fullyblocked', 'none', 1],
  ] as const)(
    'ACC-03 GEO-02 is not loaded under %s, with the notice %s, unless the page has one over it',
    async (restriction, notice, closings) => {
      const { open, own, onClosed } = account('en-GB', restriction);
      await open('register');
      expect([scripts, own.account.notice, onClosed.mock.calls.length]).toEqual([[], notice, closings]);
      expect(own.player.accountMode).toEqual({ funnelPoint: 'register', module: 'geoBlock' });
    },
  );

  it('ACC-01 ACC-06 updates the player from valid widget events, and forwards results to the log', async () => {
    const { own } = await readyFor('login');
    widget.emit('loginFailed', { code: 'USER_LOCKED' });
    widget.emit('login', { segment: 1, loginname: 'ann', userExtId: 'x', lang: { code: 'en-GB' } });
    widget.emit('platform', { username: 'ann' });
    await loaded();
    expect(own.player).toMatchObject({ segment: 1, loginname: 'ann', userExternalId: 'x', sonLangCode: 'en-GB' });
    expect(accountLog.mock.calls).toEqual([
      ['platform', 'loginFailed', { code: 'USER_LOCKED' }],
      ['platform', 'login', { username: 'ann' }],
    ]);
    widget.emit('login', { segment: 7 });
    expect(own.player.segment).toBe(1);
    widget.emit('register', { process: 7, username: 'bob' });
    expect(own.player).toMatchObject({
      segment: 0,
      newRegistration: true,
      accountMode: { funnelPoint: 'login', module: 'login' },
    });
  });

  it('ACC-04 adds the deep link to the platform URL, and goes directly to the game that a guest had chosen', async () => {
    const { open, own } = await readyFor('login');
    own.player.deeplink = 'cashier';
    widget.emit('clientUrl', { url: 'https://platform.test/' });
    expect(widget.goToPlatform).not.toHaveBeenCalled();
    own.player.bt = 'comet50';
    await open('pre-login', '/play/1');
    await loaded();
    expect(widget.goToPlatform).toHaveBeenCalledWith('https://platform.test/?dl=cashier&bt=comet50&path=%2Fplay%2F1');
  });

  it('SHELL-15 navigates to the platform without the widget when goToPlatform throws, and logs it', async () => {
    const assign = vi.spyOn(location, 'assign').mockReturnValue();
    widget.goToPlatform.mockImplementationOnce(() => {
      throw new Error('broken');
    });
    const { log } = await readyFor('pre-login', '/play/1');
    widget.emit('clientUrl', { url: 'https://platform.test/' });
    widget.emit('login', { segment: 0, loginname: 'ann' });
    await loaded();
    expect(assign).toHaveBeenCalledWith('https://platform.test/?path=%2Fplay%2F1');
    expect(log).toHaveBeenCalledWith('LogError', 'sonAuth.goToPlatform failed: broken', expect.any(String));
  });

  for (const name of ['init', 'open'] as const) {
    it(`SHELL-15 lets links lead to the platform when ${name} of the widget throws, and logs it`, async () => {
      widget[name].mockImplementationOnce(() => {
        throw new Error('broken');
      });
      const { log, own, isBroken } = await readyFor('login');
      await loaded();
      expect([isBroken(), own.account.notice]).toEqual([true, 'late']);
      expect(log).toHaveBeenCalledWith('LogError', `sonAuth.${name} failed: broken`, expect.any(String));
    });
  }

  it('ACC-12 rejects a client URL on another host, logs it, and uses the brand’s platform instead', async () => {
    const { open, log } = await readyFor('login');
    widget.emit('clientUrl', { url: 'https://evil.example/lobby' });
    await open('pre-login', '/play/1');
    await loaded();
    expect(widget.goToPlatform).toHaveBeenCalledWith('https://platform.test/?culture=en-GB&path=%2Fplay%2F1');
    expect(log).toHaveBeenCalledWith('LogWarn', 'A client URL is not on the platform', 'evil.example');
  });

  it('ACC-12 goes to the brand’s platform when the widget emits no URL after a login', async () => {
    await readyFor('pre-login', '');
    widget.emit('login', { segment: 0, loginname: 'ann' });
    await loaded();
    expect(widget.goToPlatform).not.toHaveBeenCalled();
    await passed(1_600);
    await loaded();
    expect(widget.goToPlatform).toHaveBeenCalledWith('https://platform.test/?culture=en-GB');
  });

  const placesOfVariants = ['preReg', 'preLogin', 'postReg', 'postLogin', 'prePlatform'];
  it.each([
    ['playblocked', 'login', { funnelPoint: 'playblocked', restriction: 'playblocked' }],
    ['registerblocked', 'login', { funnelPoint: 'login', restriction: 'registerblocked' }],
    ['blockedwithlogin', 'register', { funnelPoint: 'login', restriction: 'blockedwithlogin' }],
    ['none', 'register', { funnelPoint: 'register', restriction: 'none' }],
  ] as const)(
    'ACC-03 ACC-12 under the restriction %s opens the widget for %s with the options that the restriction allows',
    async (restriction, target, options) => {
      const restricted = account('en-GB', restriction);
      Object.assign(restricted.own.player, { deeplink: 'cashier', deeplinkPrId: 'p1', aname: 'ad', bt: 'comet50' });
      await readyFor(target, undefined, restricted);
      expect(widget.open).toHaveBeenCalledWith(expect.any(String), {
        ...options,
        target,
        variants: Object.fromEntries(placesOfVariants.map((place) => [place, 'control'])),
        dl: 'cashier',
        prid: 'p1',
        aname: 'ad',
        bt: 'comet50',
      });
    },
  );

  it.each(['en-GB', 'sv'] as const)(
    'ACC-12 GEO-02 %s never goes to the platform where games cannot be played',
    async (culture) => {
      const { play, own } = await readyFor('login', '/play/1', account(culture, 'playblocked'));
      widget.emit('login', { segment: 1, loginname: 'ann' });
      widget.emit('clientUrl', { url: 'https://platform.test/' });
      await passed(2_000);
      await loaded();
      expect(widget.goToPlatform).not.toHaveBeenCalled();
      const assign = vi.spyOn(location, 'assign').mockReturnValue();
      await play('https://platform.test/play/1?culture=en-GB');
      expect([assign.mock.calls.length, own.account.notice]).toEqual([0, 'geoBlock']);
      assign.mockRestore();
    },
  );

  it('ACC-09 removes the hash after a login, and offers the lobby when the login is opened again', async () => {
    const { open, own, onEntered } = await readyFor('login');
    widget.emit('login', { segment: 1, loginname: 'ann' });
    expect(onEntered).toHaveBeenCalledWith('login');
    widget.open.mockClear();
    await open('login');
    await loaded();
    expect(widget.open).not.toHaveBeenCalled();
    expect(own.account).toMatchObject({ notice: 'signedIn', platformHref: 'https://platform.test/?culture=en-GB' });
    expect(own.player.accountMode.funnelPoint).toBe('postLogin');
  });

  it.each([
    ['en-GB', 1, 'register', 1],
    ['en-GB', 7, undefined, 0],
    ['sv', 1, 'login', 0],
  ] as const)(
    'PAGE-11 ACC-01 in %s a registration with process %i is followed by %s, and the widget is closed %i times',
    async (culture, process, followed, closings) => {
      const { onEntered } = await readyFor('register', undefined, account(culture));
      widget.emit('register', { process, username: 'ann' });
      expect(onEntered.mock.calls).toEqual(followed ? [[followed]] : []);
      expect(widget.close).toHaveBeenCalledTimes(closings);
    },
  );

  it('ACC-11 signs out on this device, and calls the widget’s logout if it has one', async () => {
    const logout = vi.fn();
    Object.assign(widget, { logout });
    const { own, signOut } = await readyFor('login');
    widget.emit('login', { segment: 1, loginname: 'ann', userExtId: 'x' });
    own.player.aname = 'ad';
    signOut();
    expect(logout).toHaveBeenCalledOnce();
    expect(own.player).toMatchObject({ segment: -1, username: '', loginname: '', userExternalId: '', aname: 'ad' });
  });

  it('ACC-07 shows the offline notice immediately when the browser is offline', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { open, own } = account();
    await open('login');
    expect([own.account.notice, scripts]).toEqual(['offline', []]);
    online.mockRestore();
  });

  it('COMP-03 ACC-04 in sv goes to the lobby once the platform URL is known, unless the visitor has opened the limits', async () => {
    const { open } = await readyFor('depositlimits', undefined, account('sv'));
    expect(widget.open).toHaveBeenCalledWith('login', expect.objectContaining({ target: 'depositlimits' }));
    widget.emit('clientUrl', { url: 'https://platform.test/' });
    expect(widget.goToPlatform).not.toHaveBeenCalled();
    await open('login');
    widget.emit('clientUrl', { url: 'https://platform.test/' });
    await loaded();
    expect(widget.goToPlatform).toHaveBeenCalledWith('https://platform.test/');
  });

  it('ACC-05 checks for maintenance only if the user context reports it, and treats a failed check as open', async () => {
    const check = vi.fn(async () => Response.json(true));
    vi.stubGlobal('fetch', check);
    const { open, own, log } = account();
    await open('login');
    expect(check).not.toHaveBeenCalled();
    own.userContext.platformUnderMaintenance = true;
    await open('login');
    expect(own.account.notice).toBe('maintenance');
    check.mockRejectedValue(new TypeError('network'));
    const opening = open('login');
    await passed(5_000);
    await opening;
    expect(own.account.notice).not.toBe('maintenance');
    expect(log).toHaveBeenCalledWith('LogError', 'The maintenance check failed', expect.stringContaining('network'));
    vi.unstubAllGlobals();
  });
});

describe('request to the account that was superseded', () => {
  /** An account whose visitor is located when `locate` is called. */
  function locatable(restriction?: Restriction) {
    const { promise, resolve: locate } = Promise.withResolvers<void>();
    return { ...account('en-GB', restriction, promise), locate };
  }

  it('ACC-07 loads no widget when the visitor closes the account while their location is unknown', async () => {
    const { open, close, locate, own } = locatable();
    const opening = open('login');
    close();
    locate();
    await opening;
    expect([scripts, own.account.notice]).toEqual([[], 'none']);
  });

  it.each(['none', 'playblocked'] as const)(
    'ACC-04 GEO-02 neither leaves for a game nor shows a notice after the account was closed, under the restriction %s',
    async (restriction) => {
      const assign = vi.spyOn(location, 'assign').mockReturnValue();
      const { play, close, locate, own } = locatable(restriction);
      const playing = play('https://platform.test/play/1?culture=en-GB');
      close();
      locate();
      await playing;
      expect([assign.mock.calls, own.account.notice]).toEqual([[], 'none']);
      assign.mockRestore();
    },
  );
});
