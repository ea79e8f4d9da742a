import { isSystemPath } from '../../shared/routing/system-path.ts';

/** What matters of a link that was clicked. */
export interface ClickedLink {
  href: string;
  target: string;
  download: boolean;
}

/**
 * The address to go to without a reload by a plain click, or undefined when the browser should do what it always does: another site, another
 * culture, a file, a new window, or a hash on this page (which is the browser's own, so that back works).
 */
export function takeClick(
  { href, target, download }: ClickedLink,
  here: URL,
  routePrefix: string,
  otherPrefixes: readonly string[],
): URL | undefined {
  if (download || (target && target !== '_self')) return undefined;
  const url = URL.canParse(href, here.href) ? new URL(href, here.href) : undefined;
  if (!url || url.origin !== here.origin || isSystemPath(url.pathname)) return undefined;
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  if (isSamePage && url.hash) return undefined;
  return isInCulture(url.pathname, routePrefix, otherPrefixes) ? url : undefined;
}

function isInCulture(path: string, routePrefix: string, otherPrefixes: readonly string[]): boolean {
  const under = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return routePrefix ? under(routePrefix) : !otherPrefixes.some(under);
}
