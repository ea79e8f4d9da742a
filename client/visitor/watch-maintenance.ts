import { subscribe } from 'valtio/vanilla';
import {
  checkEveryMs,
  type MaintenanceEvent,
  openPlatform,
  stepMaintenance,
} from '../../shared/account/maintenance-watch.ts';
import type { Site } from '../site-context.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import type { Logger } from './logger.ts';
import { fetchMaintenance } from './shell-calls.ts';

interface MaintenanceDeps {
  site: Site;
  userContext: VisitorStores['userContext'];
  log: Logger;
}

/**
 * Polls while the user context reports that the platform is closed, and writes the result into
 * the context. A failed check is logged and counts as open. Returns a function that stops it.
 */
export function watchMaintenance({ site, userContext, log }: MaintenanceDeps): () => void {
  let watch = openPlatform;
  let timer: ReturnType<typeof setInterval> | undefined;

  const dispatch = (event: MaintenanceEvent) => {
    const step = stepMaintenance(watch, event, Date.now());
    watch = step.watch;
    if (step.shouldRequest) void check();
  };
  async function check() {
    const isClosed = await fetchMaintenance(site, log);
    if (isClosed) dispatch({ type: 'reported', isClosed });
    else userContext.platformUnderMaintenance = false;
  }
  const isSeen = () => document.visibilityState === 'visible';
  const onReturn = () => isSeen() && dispatch({ type: 'returned' });
  const follow = () => {
    const isClosed = userContext.platformUnderMaintenance === true;
    if (isClosed === watch.isClosed) return;
    dispatch({ type: 'reported', isClosed });
    clearInterval(timer);
    if (isClosed) timer = setInterval(() => isSeen() && dispatch({ type: 'clock' }), checkEveryMs);
  };
  document.addEventListener('visibilitychange', onReturn);
  const stop = subscribe(userContext, follow);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
    stop();
  };
}
