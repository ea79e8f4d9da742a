import { noAccount } from '../../shared/account/player.ts';
import { type AccountTarget, modeOfTarget } from '../../shared/account/mode-of-target.ts';
import { isPlatformHost, platformUrl } from '../../shared/account/platform-url.ts';
import { isRefused, restrictMode } from '../../shared/account/restricted-mode.ts';
import { isInThisSession } from '../../shared/account/transitions.ts';
import {
  activate,
  commandWidget,
  reduceWidget,
  idleWidget,
  type WidgetCommand,
  type WidgetAction,
  type WidgetStep,
} from '../../shared/account/widget-machine.ts';
import type { Widget, WidgetOptions } from '../../shared/contract/account.ts';
import type { Restriction } from '../../shared/contract/visitor-services.ts';
import { blockedEntryLinks, noticeOf } from '../../shared/geo/permissions.ts';
import { isFocusLost, recoverFocus } from '../focus/focus-heading.ts';
import { createLatestSignal } from '../latest-signal.ts';
import type { Site } from '../site-context.ts';
import type { Stores } from '../stores/stores.ts';
import type { AccountNotice, VisitorStores } from '../stores/visitor-stores.ts';
import type { AccountLogHost } from './account-log.ts';
import { callThirdParty } from './call-third-party.ts';
import { closeDialogs } from './close-dialogs.ts';
import { subscribeToAccount } from './subscribe-to-account.ts';
import { loadWidget, type LoadedWidget } from './load-widget.ts';
import type { Logger } from './logger.ts';
import { joinHref, lobbyHref, loginHref, pathOnPlatform } from './platform-links.ts';
import { fetchMaintenance } from './shell-calls.ts';

/** After this many milliseconds without a widget, offer the platform's own pages. */
const fallbackMs = 8_000;
/** Show that the widget is loading only after this many milliseconds. */
const quickMs = 300;
/** Maximum wait for the account logger before going to the platform (ms). The next page sends the remaining entries. */
const handOverMs = 1_000;
/** Maximum wait for the client URL after a login (ms). */
const clientUrlMs = 1_500;

/** Targets that are useless to a logged-in player. */
const guestTargets: ReadonlySet<AccountTarget> = new Set([
  'login',
  'pre-login',
  'register',
  'pre-register',
  'privacy',
  'terms',
]);

type VisitorQuery = Pick<WidgetOptions, 'dl' | 'prid' | 'aname' | 'bt'>;

export interface AccountDeps {
  site: Site;
  stores: Stores;
  own: VisitorStores;
  log: Logger;
  accountLog: AccountLogHost;
  /** Resolves when the visitor's location and user context are known. */
  located: Promise<void>;
  /** The restriction that applies to the visitor now. */
  restriction(): Restriction;
  /** The widget has been closed. */
  onClosed(): void;
  /** A notice replaces the dialog that is open. */
  onNotice(): void;
  /** The player has logged in or registered, and stays on the site. */
  onEntered(how: 'login' | 'register'): void;
}

export interface Account {
  /** Opens an account target. `platformPath` is the path on the platform of the game that the guest has clicked. */
  open(target: AccountTarget, platformPath?: string): Promise<void>;
  /** Sends a registered player to a page of the platform, unless it is blocked at their location or in maintenance. */
  play(href: string): Promise<void>;
  /** Adds the visitor's query parameters to a URL of the platform. */
  withVisitor(href: string): string;
  close(): void;
  /** Removes the player's data from this device, in every tab. */
  signOut(): void;
  /** The widget has failed, so links go to the platform. */
  isBroken(): boolean;
}

/** The account on the site: opens the authentication widget, sends it commands, and reports failures itself. */
export function createAccount(deps: AccountDeps): Account {
  const { site, stores, own, log, accountLog, located, restriction, onClosed } = deps;
  const { account, player, userContext, experiments } = own;
  const { platform } = site.origins;
  const isBlockedLink = (link: 'join' | 'play') =>
    blockedEntryLinks(restriction(), stores.geo.country.iso2).includes(link);
  const rules = () => ({
    restriction: restriction(),
    canPlay: !isBlockedLink('play'),
    // Show players the limits that they have requested first.
    goesToPlatform: site.culture.usePnpRegistration && target !== 'depositlimits',
  });
  let state = idleWidget;
  let loading: Promise<LoadedWidget> | undefined;
  let widget: LoadedWidget['widget'] | undefined;
  let target: AccountTarget | undefined;
  /** Requested path on the platform, for after the login. */
  let requestedPath: string | undefined;
  let isBroken = false;
  /** The element focused before. The browser would return the focus to the waiting notice, which has been removed by then. */
  let opener: HTMLElement | undefined;
  /** Cancels the request to open or play that is still waiting, for the next one. */
  const nextSignal = createLatestSignal();
  const timers: ReturnType<typeof setTimeout>[] = [];

  /** Query parameters of every link to the platform. */
  function visitorQuery(): VisitorQuery {
    const { deeplink, deeplinkPrId, aname, bt } = player;
    const hasDeeplink = deeplink !== '' && !(deeplink === 'cashier' && experiments.deeplinkCashierOff);
    return {
      ...(hasDeeplink && { dl: deeplink }),
      ...(deeplinkPrId && { prid: deeplinkPrId }),
      ...(aname && { aname }),
      ...(bt && { bt }),
    };
  }

  function trustedClientUrl(): string | undefined {
    const { clientUrl } = state;
    if (clientUrl === undefined || isPlatformHost(clientUrl, platform, site.platformHosts)) return clientUrl;
    log(
      'LogWarn',
      'A client URL is not on the platform',
      URL.canParse(clientUrl) ? new URL(clientUrl).host : clientUrl,
    );
    return undefined;
  }
  const platformUrlOf = (path: string | undefined) =>
    platformUrl(trustedClientUrl() ?? lobbyHref(site), { ...visitorQuery(), path });

  /** Whether the call succeeded, or there is no widget yet. */
  const callWidget = (name: keyof Widget, call: (api: Widget) => unknown) =>
    callThirdParty(log, `sonAuth.${name}`, () => widget && call(widget));

  async function goToPlatform() {
    const url = platformUrlOf(requestedPath);
    await accountLog.handOver(handOverMs);
    if (!callWidget('goToPlatform', (api) => api.goToPlatform(url))) location.assign(url);
  }

  /** Options without all that is blocked at the location. A country may block more than its restriction does. */
  function widgetOptions(skin: string | undefined): WidgetOptions {
    const { funnelPoint } = player.accountMode;
    const noPlay = isBlockedLink('play');
    const present = restriction();
    const { preReg, preLogin, postReg, postLogin, prePlatform } = experiments;
    return {
      funnelPoint: noPlay && present === 'none' ? 'playblocked' : funnelPoint,
      restriction: present === 'none' && isBlockedLink('join') ? 'blockedwithlogin' : present,
      ...(target && { target }),
      ...(skin && { skin }),
      variants: { preReg, preLogin, postReg, postLogin, prePlatform },
      ...visitorQuery(),
    };
  }

  function apply(step: WidgetStep) {
    state = step.state;
    for (const effect of step.effects) {
      if (effect.do === 'open') {
        notice('none');
        closeDialogs();
        if (!callWidget('open', (api) => api.open(effect.module, widgetOptions(effect.skin)))) fallBack();
      } else if (effect.do === 'close') callWidget('close', (api) => api.close());
      else if (effect.do === 'awaitClientUrl') setTimeout(() => dispatch({ type: 'clientUrlMissing' }), clientUrlMs);
      else void goToPlatform();
    }
  }
  const command = (type: WidgetCommand['type']) => apply(commandWidget(state, { type }, rules()));
  const dispatch = (action: WidgetAction) => {
    apply(reduceWidget(state, action, rules()));
    if (action.type !== 'closed') return;
    requestedPath = undefined;
    stores.ui.showAccountPopup = false;
    onClosed();
    if (isFocusLost()) opener?.focus();
    // A login may have removed the link that opened the widget.
    recoverFocus();
  };

  function notice(next: AccountNotice, platformHref?: string) {
    timers.splice(0).forEach(clearTimeout);
    showNotice(next, platformHref);
  }
  function showNotice(next: AccountNotice, platformHref = '') {
    if (next !== 'none' && account.notice === 'none') deps.onNotice();
    Object.assign(account, { notice: next, platformHref });
  }

  function load(): Promise<LoadedWidget> {
    if (loading) return loading;
    player.loading = true;
    accountLog.load();
    loading = loadWidget(site, stores.geo.country.iso2)
      .then((loaded) => {
        widget = loaded.widget;
        const isStarted = callWidget('init', (api) => {
          subscribeToAccount(loaded, { player, log: accountLog.log, dispatch, onEntered });
          api.init(loaded.start);
        });
        if (!isStarted) {
          widget = undefined;
          throw new Error('[account] The widget did not start.');
        }
        isBroken = false;
        return loaded;
      })
      .finally(() => {
        player.loading = false;
      });
    return loading;
  }

  function onEntered(how: 'login' | 'register') {
    // Pay N Play continues on the platform at once, unless playing is blocked.
    if (how === 'register' && !(rules().goesToPlatform && rules().canPlay)) command('close');
    deps.onEntered(how === 'register' && rules().goesToPlatform && rules().canPlay ? 'login' : how);
  }

  /** Whether the platform is closed. Checked only when the context reports it; the result is written into the context. */
  async function isInMaintenance() {
    if (userContext.platformUnderMaintenance !== true) return false;
    const isClosed = await fetchMaintenance(site, log);
    userContext.platformUnderMaintenance = isClosed;
    return isClosed;
  }

  function wait() {
    notice('none');
    if (state.isReady) return;
    timers.push(setTimeout(() => showNotice('waiting'), quickMs));
    timers.push(setTimeout(fallBack, fallbackMs));
  }
  function fallBack() {
    isBroken = true;
    const isJoin = target !== undefined && modeOfTarget(target, false)?.module === 'register';
    const page = isJoin ? joinHref(site) : loginHref(site);
    const href = requestedPath === undefined ? platformUrl(page, visitorQuery()) : platformUrlOf(requestedPath);
    command('close');
    if (navigator.onLine) notice('late', href);
    else notice('offline');
  }

  /** Show a restriction once: in the notice over the page, if there is one. */
  function refuse() {
    stores.ui.showAccountPopup = false;
    if (noticeOf(restriction(), stores.geo.country.iso2) !== 'full') return notice('geoBlock');
    notice('none');
    onClosed();
  }

  return {
    isBroken: () => isBroken,
    withVisitor: (href) => platformUrl(href, visitorQuery()),
    close() {
      nextSignal();
      notice('none');
      stores.ui.showAccountPopup = false;
      command('close');
    },
    signOut() {
      callWidget('logout', (api) => api.logout?.());
      state = { ...idleWidget, isReady: state.isReady };
      Object.assign(player, noAccount);
    },
    async play(href) {
      const signal = nextSignal();
      await located;
      if (signal.aborted) return;
      if (isBlockedLink('play')) return refuse();
      const isClosed = await isInMaintenance();
      if (signal.aborted) return;
      if (isClosed) return notice('maintenance');
      const path = pathOnPlatform(site, href);
      location.assign(trustedClientUrl() === undefined ? platformUrl(href, visitorQuery()) : platformUrlOf(path));
    },
    async open(requested, platformPath) {
      const mode = modeOfTarget(requested, site.culture.feedbacksEnabled);
      if (!mode) return onClosed();
      const signal = nextSignal();
      stores.ui.showAccountPopup = true;
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && !activeElement.closest('dialog')) opener = activeElement;
      wait();
      await located;
      if (signal.aborted) return;
      const next = restrictMode(mode, restriction());
      if (isRefused(next) || (next.module === 'register' && isBlockedLink('join'))) {
        player.accountMode = next;
        return refuse();
      }
      if (guestTargets.has(requested) && isInThisSession(player)) {
        return notice('signedIn', isBlockedLink('play') ? '' : platformUrlOf(undefined));
      }
      player.accountMode = next;
      target = requested;
      requestedPath = platformPath;
      if (!widget && !navigator.onLine) return notice('offline');
      load().catch((error: unknown) => {
        console.warn(error);
        loading = undefined;
        if (!signal.aborted) fallBack();
      });
      const isClosed = await isInMaintenance();
      if (signal.aborted) return;
      if (isClosed) {
        command('activateMaintenance');
        return notice('maintenance');
      }
      command(activate[next.module]);
      if (platformPath !== undefined) command('goToPlatform');
      command('open');
    },
  };
}
