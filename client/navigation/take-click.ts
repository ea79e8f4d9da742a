import { toSitePath } from '../../shared/routing/site-path.ts';
import { isSystemPath } from '../../shared/routing/system-path.ts';

/** The relevant attributes of a clicked link. */
export interface ClickedLink {
  href: string;
  target: string;
  download: boolean;
}

/**
 * Returns the URL to navigate to without a reload, or undefined for native handling. Native are: another site, another culture, a file, a
 * new window, a hash on this page unless `takesHash` (so that back works), and a path from which `history` could read another host (the server redirects it to
 * a clean one).
 */
export function takeClick(
  { href, target, download }: ClickedLink,
  here: URL,
  routePrefix: string,
  otherPrefixes: readonly string[],
  takesHash = false,
): URL | undefined {
  if (download || (target && target !== '_self')) return undefined;
  const url = URL.canParse(href, here.href) ? new URL(href, here.href) : undefined;
  if (!url || url.origin !== here.origin || isSystemPath(url.pathname)) return undefined;
  if (toSitePath(url.pathname) === undefined) return undefined;
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  if (isSamePage && url.hash && !takesHash) return undefined;
  return isInCulture(url.pathname, routePrefix, otherPrefixes) ? url : undefined;
}

function isInCulture(path: string, routePrefix: string, otherPrefixes: readonly string[]): boolean {
  const under = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return routePrefix ? under(routePrefix) : !otherPrefixes.some(under);
}
