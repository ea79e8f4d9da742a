import { errorText } from '../../shared/logging/error-text.ts';
import type { Site } from '../site-context.ts';
import type { Logger } from './logger.ts';

/** Runs `act` when the browser is idle. Safari has no event for that. */
const whenIdle = (act: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(act, { timeout: 5_000 }) : setTimeout(act, 1_000);

/**
 * Measures a share of the documents. Call the returned function with each choice about tracking: the first acceptance decides by
 * chance, which needs no storage.
 */
export function createMeasurement(site: Site, log: Logger): (isAllowed: boolean) => void {
  let allows = false;
  let isDecided = false;
  const start = () => {
    import('./web-vitals.ts').then(
      ({ logVitals }) => logVitals(site, log, () => allows),
      (error: unknown) => log('LogWarn', 'The measurement of a visit failed to load', errorText(error)),
    );
  };
  return (isAllowed) => {
    allows = isAllowed;
    if (!isAllowed || isDecided) return;
    isDecided = true;
    if (Math.random() < site.measuredShare) whenIdle(start);
  };
}
