import { trackingScriptPath } from '../../shared/contract/scripts.ts';
import type { Tracking, TrackingInfo, Visit } from '../../shared/contract/tracking.ts';
import { isRecord } from '../../shared/data/is-record.ts';
import { withoutSecrets } from '../../shared/logging/without-secrets.ts';
import { newTrackingSession, stepTracking, type TrackingEvent } from '../../shared/tracking/session.ts';
import { viewCode } from '../../shared/tracking/view-code.ts';
import type { PageLocation, Site } from '../site-context.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { callThirdParty } from './call-third-party.ts';
import { loadScript } from './load-script.ts';
import type { Logger } from './logger.ts';

const fields = ['arCode', 'uguid', 'usguid', 'ustd', 'utv', 'flowId'] as const;

/** State of the tracking script from its message; empty when it gives none. Undefined for other messages and other hosts. */
export function readTrackingMessage({
  origin,
  data,
}: Pick<MessageEvent<unknown>, 'origin' | 'data'>): TrackingInfo | undefined {
  if (!URL.canParse(origin) || new URL(origin).host !== location.host) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, event, info } = data as Readonly<Record<string, unknown>>;
  if (source !== 'pg-tracking' || event !== 'ready') return undefined;
  const textOf = (field: string) => {
    const value = isRecord(info) && Object.hasOwn(info, field) ? info[field] : undefined;
    return typeof value === 'string' && value.length <= 200 ? value : '';
  };
  return Object.fromEntries(fields.map((field) => [field, textOf(field)])) as TrackingInfo;
}

export interface TrackingHost {
  /** Call it for each page view. */
  visit(page: PageLocation): void;
  /** Call it with each consent choice. */
  allow(isAllowed: boolean): void;
  stop(): void;
}

/** Sends each page view to the tracking script, once the visitor allows it and the script has loaded. */
export function startTracking({ services }: Site, { player }: VisitorStores, log: Logger): TrackingHost {
  let session = newTrackingSession;
  let referrer = document.referrer;

  function dispatch(event: TrackingEvent) {
    const step = stepTracking(session, event);
    session = step.session;
    const { pgTracking } = window as { pgTracking?: Tracking };
    for (const visit of step.sends) callThirdParty(log, 'pgTracking.visit', () => pgTracking?.visit(visit));
    if (!step.starts) return;
    loadScript(services.tracking + trackingScriptPath).then(
      () => dispatch({ type: 'complete' }),
      (error: unknown) => {
        console.warn(error);
        dispatch({ type: 'failed' });
      },
    );
  }
  const listen = (message: MessageEvent<unknown>) => {
    const info = readTrackingMessage(message);
    if (!info) return;
    player.tracking = { info, ready: true };
    dispatch({ type: 'ready' });
  };
  addEventListener('message', listen);

  return {
    visit({ match }) {
      // System pages are not tracked.
      if (match.route.system && match.route.status === undefined) return;
      const url = location.pathname + location.search;
      const visit: Visit = {
        code: viewCode(match.route, match.params).slice(0, 200),
        url: withoutSecrets(url).slice(0, 4000),
        referrer: withoutSecrets(referrer).slice(0, 4000),
      };
      referrer = location.href;
      dispatch({ type: 'visit', visit });
    },
    allow: (isAllowed) => dispatch({ type: isAllowed ? 'allowed' : 'refused' }),
    stop: () => removeEventListener('message', listen),
  };
}
