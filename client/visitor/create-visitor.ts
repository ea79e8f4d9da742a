import { subscribe } from 'valtio/vanilla';
import { segments } from '../../shared/account/account-mode.ts';
import { targetOfHash } from '../../shared/account/mode-of-target.ts';
import { effectiveRestriction } from '../../shared/account/restricted-mode.ts';
import { onlyNecessary, writeConsent } from '../../shared/consent/consent.ts';
import type { Restriction } from '../../shared/contract/visitor-services.ts';
import { blockedEntryLinks, isBlocking } from '../../shared/geo/permissions.ts';
import { href } from '../../shared/routing/href.ts';
import { readArrival } from '../../shared/tracking/arrival.ts';
import { recoverFocus } from '../focus/focus-heading.ts';
import { keepFocusDuring } from '../focus/keep-focus.ts';
import { keepFocusOnResize } from '../focus/keep-focus-on-resize.ts';
import type { Navigation } from '../navigation/navigation-context.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import type { PageLocation, Site } from '../site-context.ts';
import { persistStore } from '../stores/persist-store.ts';
import { playerPersistence, playerTabPersistence } from '../stores/persisted-stores.ts';
import type { Stores } from '../stores/stores.ts';
import { createVisitorStores, type VisitorStores } from '../stores/visitor-stores.ts';
import { type Account, createAccount } from './account.ts';
import { createAccountLog } from './account-log.ts';
import { closeDialogs } from './close-dialogs.ts';
import { createLinkHider, entryLinkOf } from './hide-blocked-links.ts';
import { readStoredConsent } from './consent-storage.ts';
import { persistConsent } from './persist-consent.ts';
import { locate } from './locate.ts';
import { logExperiments } from './log-experiments.ts';
import { pathOnPlatform } from './platform-links.ts';
import { type Logger, logErrors, loggerOf, logInstall } from './logger.ts';
import { createMeasurement } from './measure-visit.ts';
import { chooseVariants, createOptionalStorage } from './optional-storage.ts';
import { startTags, type Tags } from './tags.ts';
import { startTracking } from './tracking.ts';
import { watchMaintenance } from './watch-maintenance.ts';
import type { VisitorReady } from './visitor-ready.ts';
import { watchVisits } from './watch-visits.ts';

export interface VisitorDeps {
  site: Site;
  stores: Stores;
  navigation: Navigation;
  /** The document's page. */
  firstPage: PageLocation;
}

/** State and services of one visitor. */
export interface VisitorHost {
  own: VisitorStores;
  account: Account;
  log: Logger;
  /** The restriction that applies to the visitor now. */
  restriction(): Restriction;
  /** Closes the open dialog before `opening`, which has no hash, replaces it. */
  replaceDialog(opening?: HTMLDialogElement | null): void;
  /** Call it after hydration. Returns a function that stops everything. */
  start(): () => void;
  /** Call it for each page view. */
  showPage(page: PageLocation): void;
  /** Call it when the location's hash has changed. */
  followHash(hash: string): void;
}

const segmentNames = new Map<number, string>([
  [segments.lead, 'lead'],
  [segments.real, 'real'],
]);

/** Creates one visitor per document, in the browser only. Requests and stores nothing before `start`. */
export function createVisitor({ site, stores, navigation, firstPage }: VisitorDeps): VisitorHost {
  const { geo, ui } = stores;
  const own = createVisitorStores();
  const { player, consent } = own;
  const log = loggerOf(site);
  const tracking = startTracking(site, own, log);
  const measure = createMeasurement(site, log);
  /** Until the visitor accepts targeting, advertisers' data stays in memory. */
  let isTargetingAllowed = false;
  const allowsTargeting = () => isTargetingAllowed;
  let tags: Tags | undefined;
  let resolveLocated: () => void = () => undefined;
  const located = new Promise<void>((resolve) => {
    resolveLocated = resolve;
  });
  const restriction = () => effectiveRestriction({ ...geo, notOntario: player.notOntario });
  const onClosed = () => {
    if (targetOfHash(ui.hash)) navigation.closeHash();
  };
  const replaceDialog = (opening?: HTMLDialogElement | null) => {
    closeDialogs(opening);
    // Closing goes back, which would reopen the search behind a game.
    if (ui.hash && !targetOfHash(ui.hash)) navigation.navigate(location.pathname + location.search, { replace: true });
  };
  const accountLog = createAccountLog(site, log);
  let isAccountShown = false;
  /** Path on the platform that a guest has clicked, for after the login. */
  let wantedPath: string | undefined;
  const onEntered = (how: 'login' | 'register') => {
    // The widget stays open without its hash. With it, reloading the page would open the widget again.
    isAccountShown = false;
    if (how === 'register') navigation.navigate(href(site.culture, 'registrationComplete', {}), { replace: true });
    else onClosed();
  };
  const account = createAccount({
    site,
    stores,
    own,
    log,
    accountLog,
    located,
    restriction,
    onClosed,
    onNotice: () => replaceDialog(),
    onEntered,
  });

  const openByLink = (event: MouseEvent) => {
    const anchor = event.target instanceof Element ? event.target.closest('a') : null;
    const link = anchor && entryLinkOf(site, anchor.href);
    if (!link) return;
    // Before the browser follows the link, also in another tab.
    anchor.href = account.withVisitor(anchor.href);
    if (!isPlainClick(event) || account.isBroken()) return;
    event.preventDefault();
    // `data-registered` marks the link of a registration's confirmation, where this device may not know the player yet.
    const isRegistered = player.segment !== segments.guest || anchor.hasAttribute('data-registered');
    if (link === 'play' && isRegistered) {
      void account.play(anchor.href);
      return;
    }
    wantedPath = link === 'play' ? (pathOnPlatform(site, anchor.href) ?? '') : undefined;
    navigation.openHash({ login: 'account/login', join: 'account/register', play: 'account/pre-login' }[link]);
  };
  const signOutByButton = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('[data-sign-out]') : null;
    if (!button || event.button > 0) return;
    account.signOut();
    // Signing out hides the button, so focus the login link that replaces it.
    const login = button.closest('dialog, header')?.querySelector<HTMLElement>('a.for-guests');
    setTimeout(() => {
      login?.focus();
      recoverFocus();
    });
  };

  function start() {
    const search = new URLSearchParams(location.search);
    isTargetingAllowed = readStoredConsent()?.targeting ?? false;
    const persisted = [
      persistStore(player, playerPersistence(allowsTargeting)),
      persistStore(player, playerTabPersistence(allowsTargeting)),
    ];
    const stops = [
      ...persisted.map(({ stop }) => stop),
      accountLog.stop,
      persistConsent(consent),
      logErrors(log),
      logInstall(log),
      tracking.stop,
      watchVisits(stores.visits),
      keepFocusOnResize(),
      watchMaintenance({ site, userContext: own.userContext, log }),
    ];
    Object.assign(player, readArrival(search));
    chooseVariants({ site, own, search });
    const hideBlockedLinks = createLinkHider(site);
    const updateStorage = createOptionalStorage({ site, stores, own, search });
    // Tags read the URL, which gives access to a draft (SEC-09).
    const isPrivate = firstPage.match.route.draft || search.has('token');
    tags = isPrivate ? undefined : startTags(site, log);

    const showPlace = () => {
      if (geo.initial) return;
      keepFocusDuring(() => hideBlockedLinks(restriction(), geo.country.iso2));
      const blocked = blockedEntryLinks(restriction(), geo.country.iso2);
      if (blocked.join() !== geo.blockedEntryLinks.join()) geo.blockedEntryLinks = blocked;
    };
    const showPlayer = () => {
      keepFocusDuring(() => {
        document.documentElement.dataset['segment'] = segmentNames.get(player.segment) ?? 'guest';
      });
      ui.playerName = player.segment === segments.guest ? '' : player.username || player.loginname;
    };
    let applied = '';
    const applyConsent = () => {
      const choice = isBlocking(restriction()) ? onlyNecessary : consent.choice;
      // Before the visitor has chosen, store nothing and delete nothing.
      if (!choice || writeConsent(choice) === applied) return;
      if (geo.initial) {
        // A refusal applies at once, in every country.
        tags?.refuse(choice);
        if (!choice.tracking) {
          tracking.allow(false);
          measure(false);
        }
        return;
      }
      applied = writeConsent(choice);
      const hadTargeting = isTargetingAllowed;
      isTargetingAllowed = choice.targeting;
      if (hadTargeting !== isTargetingAllowed) for (const each of persisted) each.rewrite();
      updateStorage(choice);
      if (choice.functionality) logExperiments(own.experiments, log);
      tracking.allow(choice.tracking);
      measure(choice.tracking);
      tags?.choose(choice);
    };
    const takeBt = () => {
      player.bt = stores.bt.code ?? '';
    };
    takeBt();
    showPlayer();
    stops.push(
      subscribe(stores.bt, takeBt),
      subscribe(geo, showPlace),
      subscribe(player, showPlace),
      subscribe(player, showPlayer),
      subscribe(geo, applyConsent),
      subscribe(consent, applyConsent),
    );
    navigation.handleClicks({ signOut: signOutByButton, entryLink: openByLink });
    stops.push(() => navigation.handleClicks({ signOut: undefined, entryLink: undefined }));
    applyConsent();
    // Earlier taps can be handled now.
    dispatchEvent(new Event('visitorready' satisfies VisitorReady));
    void locate(site, geo, own, search).finally(resolveLocated);
    return () => stops.forEach((stop) => stop());
  }

  return {
    own,
    account,
    log,
    restriction,
    replaceDialog,
    start,
    showPage(page) {
      if (page.match.route.contentType === 'promotions') player.promosViewd = true;
      tracking.visit(page);
      tags?.visit(page);
    },
    followHash(hash) {
      if (hash) closeDialogs();
      const target = targetOfHash(hash);
      if (!target) {
        // Another overlay replaces the widget, which stays open without a hash after a login.
        if (isAccountShown || hash) account.close();
        isAccountShown = false;
        return;
      }
      isAccountShown = true;
      const platformPath = wantedPath;
      wantedPath = undefined;
      void account.open(target, platformPath);
    },
  };
}
