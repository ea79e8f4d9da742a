/** Response of an endpoint. Status line, ETag, CORS and the like are added when it is sent. */
export interface Answer {
  status: number;
  type: string;
  body: Buffer | string;
  cacheControl: string;
  headers?: Readonly<Record<string, string>>;
}

/** How long others may keep an answer, by how soon what it says can change. */
export const caching = {
  /** Changes only with a new catalogue. */
  catalogue: 'public, max-age=60, stale-while-revalidate=300',
  /** Moves with the clock. */
  live: 'public, max-age=5',
  /** The url itself changes with the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A file under a lasting name. */
  asset: 'public, max-age=86400, stale-while-revalidate=604800',
  missing: 'public, max-age=10',
  never: 'no-store',
} as const;

/** JSON that is already text: lists of stored cards are joined, not parsed and written again. */
export function jsonText(body: string, cacheControl: string): Answer {
  return { status: 200, type: 'application/json; charset=utf-8', body, cacheControl };
}

export function json(value: unknown, cacheControl: string): Answer {
  return jsonText(JSON.stringify(value), cacheControl);
}

/** A script, a page or other words, by their media type. */
export function text(type: `text/${string}`, body: string, cacheControl: string): Answer {
  return { status: 200, type: `${type}; charset=utf-8`, body, cacheControl };
}

export function noContent(): Answer {
  return { status: 204, type: 'text/plain', body: '', cacheControl: caching.never };
}
