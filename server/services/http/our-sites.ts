import type { Brand } from '../../../brands/index.ts';

export type IsOurSite = (url: URL) => boolean;

/**
 * Returns a test for origins of the operator's sites: a brand's hosts, additional hosts, and this machine (any port),
 * over http or https.
 */
export function createSiteCheck(brands: readonly Brand[], extraHosts: readonly string[]): IsOurSite {
  const hosts = new Set([...brands.flatMap(({ host, aliases }) => [host, ...aliases]), ...extraHosts]);
  return ({ protocol, hostname }) =>
    (protocol === 'https:' || protocol === 'http:') &&
    (hosts.has(hostname) ||
      hostname === 'localhost' ||
      hostname.endsWith('.localhost') ||
      hostname === '127.0.0.1' ||
      hostname === '[::1]');
}
