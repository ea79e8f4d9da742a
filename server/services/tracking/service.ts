import * as v from 'valibot';
import { trackingScriptPath } from '../../../shared/contract/scripts.ts';
import { mostVisits, trackingMessage, visit } from '../../../shared/contract/tracking.ts';
import type { BrowserScript } from '../browser-scripts/load.ts';
import { caching, noContent, text } from '../http/response.ts';
import { type Endpoint, get, post } from '../http/endpoint.ts';
import type { Journal } from '../journal/journal.ts';

const trackedVisit = v.object({ ...visit.entries, info: trackingMessage.entries.info });

const visitBatch = v.object({ visits: v.pipe(v.array(trackedVisit), v.minLength(1), v.maxLength(mostVisits)) });

/** The script that announces its readiness and sends visits, and the endpoints that receive them. */
export function createTrackingService(journal: Journal, script: BrowserScript): Endpoint[] {
  return [
    get(`/tracking${trackingScriptPath}`, {}, async () =>
      text('text/javascript', await script.read(), caching.catalogue),
    ),
    post('/tracking/visits', trackedVisit, (tracked) => {
      journal.add(tracked);
      return noContent();
    }),
    post('/tracking/visits/batch', visitBatch, ({ visits }) => {
      for (const tracked of visits) journal.add(tracked);
      return noContent();
    }),
    ...journal.controls('/_visits'),
  ];
}
