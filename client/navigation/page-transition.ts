import type { Location } from 'history';
import { createLatestSignal } from '../latest-signal.ts';
import type { Place } from './history-entries.ts';
import { createLoadingIndicator } from './loading-indicator.ts';
import type { createPageVisits, ShowPage } from './page-visits.ts';
import type { VisitContext } from './visit-context.ts';

const importCode = () => import('./page-visits.ts');
let code: Awaited<ReturnType<typeof importCode>> | undefined;

/** Begins transitions to the pages of history entries. The next one aborts the one in flight. */
export function createPageTransition(visit: VisitContext, show: ShowPage) {
  const nextSignal = createLatestSignal();
  const indicator = createLoadingIndicator();
  let pages: ReturnType<typeof createPageVisits> | undefined;
  /**
   * Loads the navigation code on first use, then returns it synchronously: browsers defer even a repeated import until after the tap's
   * frame.
   */
  const loadPages = async () => {
    code ??= await importCode();
    return (pages ??= code.createPageVisits(visit, show));
  };

  return {
    prefetch(place: Place): void {
      // On failure, load it again on click.
      loadPages().then(
        ({ prefetch }) => prefetch(place),
        () => undefined,
      );
    },
    /** Cancels the transition in flight. Returns a signal that the next one aborts. */
    cancel(): AbortSignal {
      indicator.end();
      return nextSignal();
    },
    async start(location: Location, isReturn: boolean): Promise<void> {
      const signal = nextSignal();
      indicator.begin();
      const openDialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')];
      const loaded = await loadPages();
      await loaded.visit({ location, isReturn, openDialogs, signal, onShown: indicator.end });
    },
  };
}
