import type { IncomingMessage } from 'node:http';

/**
 * Whether a page of this site sent the request. Browsers set `Origin` on POSTs, and pages cannot change it. `host` is
 * the requested one, with its port. Schemes are not compared, since a proxy may terminate TLS. The proxy may also name
 * the default port, which browsers omit.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>, host: string | undefined): boolean {
  const { origin } = headers;
  if (origin === undefined) return headers['sec-fetch-site'] === 'same-origin';
  if (!host || !URL.canParse(origin)) return false;
  const from = new URL(origin);
  const requested = `${from.protocol}//${host}`;
  return URL.canParse(requested) && new URL(requested).host === from.host;
}
