import { isSystemPath } from './system-path.ts';

export interface ContentLink {
  href: string;
  /** Leads to another site: opened in a new tab, which cannot reach back. */
  external: boolean;
}

/** The only characters that an address of content may have. */
const allowed = /^[\w\-.~/:?&=#%+@]+$/;

const schemeOf = (url: string): string | undefined => /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();

/** A name before the host only serves to hide whose it is. */
const isWebAddress = (url: string) => URL.canParse(url) && new URL(url).username === '' && /^https?:\/\/\w/i.test(url);

/**
 * Where a link of content leads, or undefined when its words had better stand alone: the one check of every address that an editor
 * or a service wrote. Addresses are without locale prefix; `routePrefix` (`/en-IE`, or empty) is put before paths of the site, and these
 * get their slashes. Hashes, files and other sites stay as they are.
 */
export function contentLink(url: string, routePrefix: string): ContentLink | undefined {
  if (!allowed.test(url)) return undefined;
  const scheme = schemeOf(url);
  if (scheme === 'http' || scheme === 'https') return isWebAddress(url) ? { href: url, external: true } : undefined;
  if (scheme === 'mailto' || scheme === 'tel') return { href: url, external: false };
  // Two slashes would name a host.
  if (scheme !== undefined || url.startsWith('//')) return undefined;
  return { href: url.startsWith('#') ? url : pagePath(url, routePrefix), external: false };
}

function pagePath(url: string, routePrefix: string): string {
  const [, given = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  const rooted = given.startsWith('/') ? given : `/${given}`;
  if (isSystemPath(rooted)) return rooted + rest;
  const path = rooted.endsWith('/') ? rooted : `${rooted}/`;
  return (routePrefix && !path.startsWith(`${routePrefix}/`) ? routePrefix + path : path) + rest;
}
