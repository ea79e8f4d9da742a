import { subscribe } from 'valtio/vanilla';
import { segments } from '../../shared/account/account-mode.ts';
import { targetOfHash } from '../../shared/account/mode-of-target.ts';
import { effectiveRestriction } from '../../shared/account/restricted-mode.ts';
import { onlyNecessary, writeConsent } from '../../shared/consent/consent.ts';
import type { Restriction } from '../../shared/contract/shell.ts';
import { isBlocking } from '../../shared/geo/permissions.ts';
import { readArrival } from '../../shared/tracking/arrival.ts';
import type { Navigation } from '../navigation/navigation-context.ts';
import { isPlainClick } from '../navigation/plain-click.ts';
import type { PageLocation, Site } from '../site-context.ts';
import { keepStore } from '../stores/keep-store.ts';
import { playerKeeping } from '../stores/kept-stores.ts';
import type { Stores } from '../stores/stores.ts';
import { createVisitorStores, type VisitorStores } from '../stores/visitor-stores.ts';
import { type Account, createAccount } from './account.ts';
import { createWayCloser, wayOf } from './close-ways.ts';
import { keepConsent } from './keep-consent.ts';
import { locate } from './locate.ts';
import { type Logger, logErrors, loggerOf } from './logger.ts';
import { chooseVariants, createOptionalStorage } from './optional-storage.ts';
import { startTags } from './tags.ts';
import { startTracking } from './tracking.ts';
import { watchMaintenance } from './watch-maintenance.ts';
import { watchVisits } from './watch-visits.ts';

export interface VisitorParts {
  site: Site;
  stores: Stores;
  navigation: Navigation;
}

/** Everything that the site knows of one visitor, and does for them. */
export interface VisitorHost {
  own: VisitorStores;
  account: Account;
  log: Logger;
  /** What holds for the visitor at this moment. */
  restriction(): Restriction;
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
export function createVisitor({ site, stores, navigation }: VisitorParts): VisitorHost {
  const { geo, ui } = stores;
  const own = createVisitorStores();
  const { player, consent } = own;
  const log = loggerOf(site);
  const tracking = startTracking(site, own);
  let tellLocated: () => void = () => undefined;
  const located = new Promise<void>((resolve) => {
    tellLocated = resolve;
  });
  const restriction = () => effectiveRestriction({ ...geo, notOntario: player.notOntario });
  const onClosed = () => {
    if (targetOfHash(ui.hash)) navigation.closeHash();
  };
  const account = createAccount({ site, stores, own, log, located, restriction, onClosed });
  let isAccountShown = false;
  /** Where a guest wanted to go who was asked to log in first. */
  let wanted: string | undefined;

  const openByLink = (event: MouseEvent) => {
    const anchor = event.target instanceof Element && isPlainClick(event) ? event.target.closest('a') : null;
    const way = anchor && wayOf(site, anchor.href);
    if (!way || account.isBroken() || (way === 'play' && player.segment !== segments.guest)) return;
    event.preventDefault();
    wanted = way === 'play' ? anchor.href : undefined;
    navigation.openHash({ login: 'account/login', join: 'account/register', play: 'account/pre-login' }[way]);
  };

  function start() {
    const search = new URLSearchParams(location.search);
    const stops = [
      keepStore(player, playerKeeping).stop,
      keepConsent(consent),
      logErrors(log),
      tracking.stop,
      watchVisits(stores.visits),
      watchMaintenance({ site, userContext: own.userContext, log }),
    ];
    Object.assign(player, readArrival(search));
    chooseVariants({ site, own, search });
    const closeWays = createWayCloser(site);
    const keepOptional = createOptionalStorage({ site, stores, own, search });
    const tellTags = startTags(site);

    const showPlace = () => {
      if (!geo.initial) closeWays(restriction(), geo.country.iso2);
    };
    const showSegment = () => {
      document.documentElement.dataset['segment'] = segmentNames.get(player.segment) ?? 'guest';
    };
    let applied = '';
    const applyConsent = () => {
      const choice = isBlocking(restriction()) ? onlyNecessary : consent.choice;
      // Whoever has not chosen yet is asked first; until then nothing is kept, and nothing is thrown away.
      if (geo.initial || !choice || writeConsent(choice) === applied) return;
      applied = writeConsent(choice);
      keepOptional(choice);
      tracking.allow(choice.tracking);
      tellTags?.(choice);
    };
    const takeBt = () => {
      player.bt = stores.bt.code ?? '';
    };
    takeBt();
    stops.push(
      subscribe(stores.bt, takeBt),
      subscribe(geo, showPlace),
      subscribe(player, showPlace),
      subscribe(player, showSegment),
      subscribe(geo, applyConsent),
      subscribe(consent, applyConsent),
    );
    document.addEventListener('click', openByLink);
    stops.push(() => document.removeEventListener('click', openByLink));
    void locate(site, geo, own, search).finally(tellLocated);
    return () => stops.forEach((stop) => stop());
  }

  return {
    own,
    account,
    log,
    restriction,
    start,
    showPage(page) {
      if (page.match.route.contentType === 'promotions') player.promosViewd = true;
      tracking.visit(page);
    },
    followHash(hash) {
      const target = targetOfHash(hash);
      if (!target) {
        if (isAccountShown) account.close();
        isAccountShown = false;
        return;
      }
      isAccountShown = true;
      const platformHref = wanted;
      wanted = undefined;
      void account.open(target, platformHref);
    },
  };
}
