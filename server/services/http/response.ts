import type { Response } from 'express';

/** Response of an endpoint. The app adds the headers that all responses have. */
export interface ServiceResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body?: Buffer | string;
}

/** Cache-Control of a response, by how soon its content may change. */
export const caching = {
  /** Changes only with a new catalogue. */
  catalogue: 'public, max-age=60, stale-while-revalidate=300',
  /** Changes with the clock. */
  live: 'public, max-age=5',
  /** The URL changes with the content. */
  immutable: 'public, max-age=31536000, immutable',
  /** A file whose URL stays the same when its content changes. */
  asset: 'public, max-age=86400, stale-while-revalidate=604800',
  missing: 'public, max-age=10',
  never: 'no-store',
} as const;

/** A body of a media type, such as `image/png`. */
export const content = (type: string, body: Buffer | string, cacheControl: string): ServiceResponse => ({
  status: 200,
  headers: { 'Content-Type': type, 'Cache-Control': cacheControl },
  body,
});

/** A script or a page. */
export const text = (type: `text/${string}`, body: string, cacheControl: string): ServiceResponse =>
  content(`${type}; charset=utf-8`, body, cacheControl);

/** JSON that is already text: lists of stored cards are joined, not parsed and serialised again. */
export const jsonText = (body: string, cacheControl: string): ServiceResponse =>
  content('application/json; charset=utf-8', body, cacheControl);

export const json = (value: unknown, cacheControl: string): ServiceResponse =>
  jsonText(JSON.stringify(value), cacheControl);

export const noContent = (): ServiceResponse => ({ status: 204, headers: { 'Cache-Control': caching.never } });

export function sendResponse(response: Response, { status, headers, body }: ServiceResponse): void {
  response.status(status).set(headers).send(body);
}
