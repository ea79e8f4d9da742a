import type { HttpResponse } from '../../shared/data/fetch-resource.ts';
import type { Result } from '../../shared/data/resource.ts';
import type { Tagged } from '../cache/purges.ts';
import { etagOf } from '../http/responses.ts';
import type { CallOutcome } from '../telemetry/upstream-metrics.ts';

/** A body for browsers. */
export interface EncodedBody {
  bytes: Buffer;
  etag: string;
}

/** A result and the response that it was read from. */
export interface Reading extends Tagged {
  result: Result<unknown>;
  /** Undefined when the result is `failed`. */
  response: HttpResponse | undefined;
  /** Status of the service's response. */
  status: number | undefined;
  outcome: CallOutcome;
  /** Request that made the call. */
  requestId: string;
  /** Request whose failure opened the breaker of a skipped call. */
  openedBy: string | undefined;
  /** Time until the response was read or the call failed. Undefined when it was not sent. */
  ms: number | undefined;
  /** By `performance.now()`. */
  fetchedAt: number;
  /** Routes of the pages that read it. */
  routes?: Set<string>;
  /** A purge has made it stale. It still replaces a failing service. */
  isPurged?: true;
  /** See `readForBrowser` of the upstream client. */
  forBrowser?: Promise<BrowserReading>;
  /** Bytes of its body for browsers, once there is one. */
  bodyBytes?: number;
}

/** A response for browsers. */
export interface BrowserReading extends Pick<Reading, 'result' | 'response' | 'status' | 'fetchedAt' | 'tags'> {
  /** Undefined unless the service has found something and its response is valid. The result then has no data. */
  body?: EncodedBody;
}

export function encodeBody(data: unknown): EncodedBody {
  const bytes = Buffer.from(JSON.stringify(data));
  return { bytes, etag: etagOf(bytes) };
}

/** A response whose text is not needed any more, so that it takes no memory. */
export const withoutText = (response: HttpResponse): HttpResponse => ({
  ...response,
  length: 0,
  text: () => Promise.resolve(''),
});

/** Bookkeeping of one entry. */
const overhead = 512;

/** Length of the texts of a cached reading: its key, its response or the body made of it, and its tags. */
export const readingBytes = ({ response, bodyBytes = 0, tags }: Reading, key: string): number =>
  overhead + key.length + (response?.length ?? 0) + bodyBytes + tags.reduce((sum, tag) => sum + tag.length, 0);
