import type { Brand } from '../../../brands/index.ts';

export type IsOurSite = (url: URL) => boolean;

/** Tells the sites of the house: on a brand's hosts, on hosts named besides, and on this machine (any port), over http or https. */
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
