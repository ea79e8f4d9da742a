import { trackingScriptPath } from '../../shared/contract/scripts.ts';
import type { Tracking, TrackingInfo, Visit } from '../../shared/contract/tracking.ts';
import { newTrackingSession, stepTracking, type TrackingEvent } from '../../shared/tracking/session.ts';
import { viewCode } from '../../shared/tracking/view-code.ts';
import type { PageLocation, Site } from '../site-context.ts';
import type { VisitorStores } from '../stores/visitor-stores.ts';
import { loadScript } from './load-script.ts';

const fields = ['arCode', 'uguid', 'usguid', 'ustd', 'utv', 'flowId'] as const;

/** What the tracking script says of itself; undefined for every other message. Only the page's own host may say it. */
export function readTrackingMessage({
  origin,
  data,
}: Pick<MessageEvent<unknown>, 'origin' | 'data'>): TrackingInfo | undefined {
  if (!URL.canParse(origin) || new URL(origin).host !== location.host) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { source, event, info } = data as Readonly<Record<string, unknown>>;
  if (source !== 'pg-tracking' || event !== 'ready' || typeof info !== 'object' || info === null) return undefined;
  const told = info as Readonly<Record<string, unknown>>;
  const isWhole = fields.every((field) => typeof told[field] === 'string' && told[field].length <= 200);
  return isWhole ? (Object.fromEntries(fields.map((field) => [field, told[field]])) as TrackingInfo) : undefined;
}

export interface TrackingHost {
  /** The visitor has come to a page. */
  visit(page: PageLocation): void;
  /** They allow it, or do not. */
  allow(isAllowed: boolean): void;
  stop(): void;
}

/** Tells tracking of each page, once the visitor allows it and its script is there. */
export function startTracking({ services }: Site, { player }: VisitorStores): TrackingHost {
  let session = newTrackingSession;
  let referrer = document.referrer;

  function take(event: TrackingEvent) {
    const step = stepTracking(session, event);
    session = step.session;
    const { pgTracking } = window as { pgTracking?: Tracking };
    for (const visit of step.sends) pgTracking?.visit(visit);
    if (!step.starts) return;
    loadScript(services.tracking + trackingScriptPath).then(
      () => take({ type: 'complete' }),
      (error: unknown) => {
        console.warn(error);
        take({ type: 'failed' });
      },
    );
  }
  const listen = (message: MessageEvent<unknown>) => {
    const info = readTrackingMessage(message);
    if (!info) return;
    player.tracking = { info, ready: true };
    take({ type: 'ready' });
  };
  addEventListener('message', listen);

  return {
    visit({ match }) {
      // Nobody is counted who came to look after the site.
      if (match.route.system && match.route.status === undefined) return;
      const url = location.pathname + location.search;
      const visit: Visit = {
        code: viewCode(match.route, match.params).slice(0, 200),
        url: url.slice(0, 4000),
        referrer,
      };
      referrer = location.href.slice(0, 4000);
      take({ type: 'visit', visit });
    },
    allow: (isAllowed) => take({ type: isAllowed ? 'allowed' : 'refused' }),
    stop: () => removeEventListener('message', listen),
  };
}
