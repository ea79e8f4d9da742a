import onHeaders from 'on-headers';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutSecrets } from '../../../shared/logging/without-secrets.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import { neverStored } from '../header-values.ts';

/** Whether a URL contains a secret or shows a draft. */
function isPrivate(url: string): boolean {
  // Fast path: most URLs have no query, and each cache hit runs this.
  if (!/[?%]|preview/i.test(url)) return false;
  const [path = '', ...rest] = url.split('?');
  const query = rest.join('?');
  if (/\/preview\//i.test(path) || withoutSecrets(`?${query}`) !== `?${query}`) return true;
  return findRoute(new URLSearchParams(query).get('route') ?? '')?.draft === true;
}

/**
 * Keeps private URLs out of the Referer header of the page's subresources and links, and out of shared caches where a
 * redirect repeats them (SEC-09). Each kind of response sets its own headers, so this hooks into their writing.
 */
export function guardPrivateUrl({ url = '/' }: IncomingMessage, response: ServerResponse) {
  if (!isPrivate(url)) return;
  onHeaders(response, () => {
    response.setHeader('referrer-policy', 'no-referrer');
    if (response.hasHeader('location')) response.setHeader('cache-control', neverStored);
  });
}
