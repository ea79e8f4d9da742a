import { subscribe } from 'valtio/vanilla';
import { segments } from '../../shared/account/account-mode.ts';
import { targetOfHash } from '../../shared/account/mode-of-target.ts';
import { effectiveRestriction } from '../../shared/account/restricted-mode.ts';
import { onlyNecessary, writeConsent } from '../../shared/consent/consent.ts';
import type { Restriction } from '../../shared/contract/shell.ts';
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
import { chooseVariants, createOptionalStorage } from './optional-storage.ts';
import { startTags, type Tags } from './tags.ts';
import { startTracking } from './tracking.ts';
import { watchMaintenance } from './watch-maintenance.ts';
import type { VisitorReady } from './visitor-ready.ts';
import { watchVisits } from './watch-visits.ts';

export interface VisitorParts {
  site: Site;
  stores: Stores;
  navigation: Navigation;
  /** The page that came with the document. */
  firstPage: PageLocation;
}

/** Everything that the site knows of one visitor, and does for them. */
export interface VisitorHost {
  own: VisitorStores;
  account: Account;
  log: Logger;
  /** The restriction that applies to the visitor now. */
  restriction(): Restriction;
  /** Closes the dialog that is open, since `opening`, which no hash names, replaces it. */
  replaceDialog(opening?: HTMLDialogElement | null): void;
  /** Begins when the page has hydrated; what it returns ends it. */
  start(): () => void;
  /** The visitor has come to a page. */
  showPage(page: PageLocation): void;
  /** The location's hash is another one. */
  followHash(hash: string): void;
}

const segmentNames = new Map<number, string>([
  [segments.lead, 'lead'],
  [segments.real, 'real'],
]);

/** One for each load of a page, in the browser alone. Nothing is asked for or stored before `start`. */
export function createVisitor({ site, stores, navigation, firstPage }: VisitorParts): VisitorHost {
  const { geo, ui } = stores;
  const own = createVisitorStores();
  const { player, consent } = own;
  const log = loggerOf(site);
  const tracking = startTracking(site, own, log);
  /** Until the visitor accepts it, what advertisers sent lives in memory only. */
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
    // Going back, as closing does, would show the search behind a game again.
    if (ui.hash && !targetOfHash(ui.hash)) navigation.navigate(location.pathname + location.search, { replace: true });
  };
  const accountLog = createAccountLog(site, log);
  let isAccountShown = false;
  /** Where on the platform a guest wanted to go who was asked to log in first. */
  let wantedPath: string | undefined;
  const onEntered = (how: 'login' | 'register') => {
    // The widget goes on by itself: a hash that opens it would open it again on the next load of this page.
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
    // Before the browser follows it, in another tab too.
    anchor.href = account.withVisitor(anchor.href);
    if (!isPlainClick(event) || account.isBroken()) return;
    event.preventDefault();
    // The account may have been opened elsewhere: a visitor who sees that it is open needs no login form.
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
    if (!button) return;
    account.signOut();
    // The button goes with the player. What stands in its place takes the focus, once it is shown.
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
    // Tags read the address, which shows a draft to whoever has it (SEC-09).
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
        // Whatever the country, a refusal counts from now on.
        tags?.refuse(choice);
        if (!choice.tracking) tracking.allow(false);
        return;
      }
      applied = writeConsent(choice);
      const hadTargeting = isTargetingAllowed;
      isTargetingAllowed = choice.targeting;
      if (hadTargeting !== isTargetingAllowed) for (const each of persisted) each.rewrite();
      updateStorage(choice);
      if (choice.functionality) logExperiments(own.experiments, log);
      tracking.allow(choice.tracking);
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
    document.addEventListener('click', openByLink);
    document.addEventListener('auxclick', openByLink);
    document.addEventListener('click', signOutByButton);
    stops.push(() => {
      document.removeEventListener('click', openByLink);
      document.removeEventListener('auxclick', openByLink);
      document.removeEventListener('click', signOutByButton);
    });
    applyConsent();
    // Taps from before can be handled now.
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
        // Another overlay replaces the widget, which stays after a login while the hash is gone.
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
