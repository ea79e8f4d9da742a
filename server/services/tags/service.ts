import * as v from 'valibot';
import type { BrowserScript } from '../browser-scripts/load.ts';
import { caching, noContent, text } from '../http/response.ts';
import { type Endpoint, get } from '../http/endpoint.ts';
import { optional, required } from '../http/query.ts';

/** The demo tags: the script finds in its URL which one it is. */
export const demoTags = ['analytics', 'pixel', 'click-fraud'] as const;

const words = v.pipe(v.string(), v.maxLength(500));

/** Requests of the demo tags carry their data in the URL, so that `GET /_requests` lists it. */
const collected = {
  tag: required(v.picklist(demoTags)),
  id: optional(words),
  event: required(words),
  consent: required(v.picklist(['granted', 'denied'])),
  page: optional(words),
  code: optional(words),
  visitor: optional(words),
};

/** The scripts of the demo tags of third parties, and the endpoint that receives their calls. */
export const createTagsService = (script: BrowserScript): Endpoint[] => [
  ...demoTags.map((name) =>
    get(`/tags/${name}.js`, {}, async () => text('text/javascript', await script.read(), caching.catalogue)),
  ),
  get('/tags/collect', collected, noContent),
];
