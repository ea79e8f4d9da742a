import { isRefused, restrictMode } from '../../shared/account/restricted-mode.ts';
import { type AccountTarget, modeOfTarget } from '../../shared/account/mode-of-target.ts';
import {
  activate,
  commandWidget,
  hearWidget,
  idleWidget,
  type WidgetCommand,
  type WidgetNews,
  type WidgetStep,
} from '../../shared/account/widget-machine.ts';
import type { Restriction } from '../../shared/contract/shell.ts';
import type { Site } from '../site-context.ts';
import type { Stores } from '../stores/stores.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { hearAccount } from './hear-account.ts';
import { loadWidget, type LoadedWidget } from './load-widget.ts';
import type { Logger } from './logger.ts';
import { askMaintenance } from './shell-calls.ts';

/** After this long a visitor who waits for the widget is offered the platform's own pages. */
const patienceMs = 8_000;
/** A widget that comes quickly needs no word about it. */
const quickMs = 300;

export interface AccountParts {
  site: Site;
  stores: Stores;
  own: VisitorStores;
  log: Logger;
  /** Resolves when it is known where the visitor is and who they are. */
  located: Promise<void>;
  /** What holds for the visitor at this moment. */
  restriction(): Restriction;
  /** The widget has been closed. */
  onClosed(): void;
}

export interface Account {
  /** Opens what a target asks for. `platformHref` is where the player wants to go once they are in. */
  open(target: AccountTarget, platformHref?: string): Promise<void>;
  close(): void;
  /** The widget has failed: links lead to the platform. */
  isBroken(): boolean;
}

/** The account on the site: opens the authentication widget, tells it what to do, and says itself what stands in its way. */
export function createAccount({ site, stores, own, log, located, restriction, onClosed }: AccountParts): Account {
  const { account, player, userContext } = own;
  const rules = () => ({
    restriction: restriction(),
    // Players who came for their limits are shown them first.
    leavesAtOnce: site.culture.usePnpRegistration && mode !== 'depositlimits',
  });
  let state = idleWidget;
  let loading: Promise<LoadedWidget> | undefined;
  let widget: LoadedWidget['widget'] | undefined;
  let mode: AccountTarget | undefined;
  let wanted: string | undefined;
  let isBroken = false;
  /** Which opening is the last: an earlier one that is still waiting has been overtaken. */
  let latest = 0;
  const timers: ReturnType<typeof setTimeout>[] = [];

  function take(step: WidgetStep) {
    state = step.state;
    for (const effect of step.effects) {
      if (effect.do === 'open') {
        notice('none');
        widget?.open(effect.module, { ...(mode && { mode }), ...(effect.skin && { skin: effect.skin }) });
      } else if (effect.do === 'close') widget?.close();
      else widget?.goToPlatform(addressWithDeeplink(wanted ?? effect.url, own));
    }
  }
  const command = (type: WidgetCommand['type']) => take(commandWidget(state, { type }, rules()));
  const hear = (news: WidgetNews) => {
    take(hearWidget(state, news, rules()));
    if (news.type !== 'closed') return;
    wanted = undefined;
    stores.ui.showAccountPopup = false;
    onClosed();
  };

  function notice(next: VisitorStores['account']['notice']) {
    timers.splice(0).forEach(clearTimeout);
    account.notice = next;
  }

  function load(): Promise<LoadedWidget> {
    if (loading) return loading;
    player.loading = true;
    loading = loadWidget(site, stores.geo.country.iso2)
      .then((loaded) => {
        widget = loaded.widget;
        hearAccount(loaded, { site, player, hear });
        loaded.widget.init(loaded.start);
        return loaded;
      })
      .finally(() => {
        player.loading = false;
      });
    return loading;
  }

  /** Says whether the platform is closed; asked only where it was said to be. */
  const isClosed = async () => userContext.platformUnderMaintenance === true && askMaintenance(site, log);

  function wait() {
    notice('none');
    if (state.isReady) return;
    timers.push(setTimeout(() => (account.notice = 'waiting'), quickMs));
    timers.push(setTimeout(giveUp, patienceMs));
  }
  function giveUp() {
    isBroken = true;
    command('close');
    notice('late');
  }

  return {
    isBroken: () => isBroken,
    close() {
      latest += 1;
      notice('none');
      stores.ui.showAccountPopup = false;
      command('close');
    },
    async open(target, platformHref) {
      const asked = modeOfTarget(target, site.culture.feedbacksEnabled);
      if (!asked) return onClosed();
      latest += 1;
      const mine = latest;
      stores.ui.showAccountPopup = true;
      wait();
      await located;
      if (mine !== latest) return;
      const next = restrictMode(asked, restriction());
      player.accountMode = next;
      if (isRefused(next)) return notice('geoBlock');
      mode = target;
      wanted = platformHref;
      load().catch((error: unknown) => {
        console.warn(error);
        loading = undefined;
        if (mine === latest) giveUp();
      });
      if (await isClosed()) {
        command('activateMaintenance');
        if (mine === latest) notice('maintenance');
        return;
      }
      if (mine !== latest) return;
      command(activate[next.module]);
      if (platformHref) command('goToPlatform');
      command('open');
    },
  };
}

/** The platform takes along where on it the player wants to go. */
function addressWithDeeplink(address: string, { player, experiments }: VisitorStores): string {
  const { deeplink, deeplinkPrId } = player;
  if (!deeplink || !URL.canParse(address) || (deeplink === 'cashier' && experiments.deeplinkCashierOff)) return address;
  const url = new URL(address);
  url.searchParams.set('dl', deeplink);
  if (deeplinkPrId) url.searchParams.set('prid', deeplinkPrId);
  return url.href;
}
