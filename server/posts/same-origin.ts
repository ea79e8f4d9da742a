import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of this very site sent the request: browsers say where a POST comes from, and no page can make them say otherwise.
 * `host` is the one that was asked, with its port. A proxy in front may have taken the encryption off, so schemes are not compared; it may
 * name the port that goes without saying, which browsers leave out.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, host: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (!host || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  const asked = `${from.protocol}//${host}`;
  return URL.canParse(asked) && new URL(asked).host === from.host;
}
