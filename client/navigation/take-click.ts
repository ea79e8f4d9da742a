import { isSystemPath } from '../../shared/routing/system-path.ts';

/** What matters of a click on a link. */
export interface LinkClick {
  button: number;
  /** Ctrl, Meta, Shift or Alt was down: the visitor wants another window or a download. */
  modified: boolean;
  prevented: boolean;
  href: string;
  target: string;
  download: boolean;
}

/**
 * The address to go to without a reload, or undefined when the browser should do what it always does: another site, another
 * culture, a file, a new window, or a hash on this page (which is the browser's own, so that back works).
 */
export function takeClick(
  click: LinkClick,
  here: URL,
  routePrefix: string,
  otherPrefixes: readonly string[],
): URL | undefined {
  const { button, modified, prevented, target, download } = click;
  if (button !== 0 || modified || prevented || download || (target && target !== '_self')) return undefined;
  const url = URL.canParse(click.href, here.href) ? new URL(click.href, here.href) : undefined;
  if (!url || url.origin !== here.origin || isSystemPath(url.pathname)) return undefined;
  const isSamePage = url.pathname === here.pathname && url.search === here.search;
  if (isSamePage && url.hash) return undefined;
  return isInCulture(url.pathname, routePrefix, otherPrefixes) ? url : undefined;
}

function isInCulture(path: string, routePrefix: string, otherPrefixes: readonly string[]): boolean {
  const under = (prefix: string) => path === prefix || path.startsWith(`${prefix}/`);
  return routePrefix ? under(routePrefix) : !otherPrefixes.some(under);
}
