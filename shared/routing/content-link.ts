import { canonicalLink } from './canonical.ts';
import { isSystemPath } from './system-path.ts';

export interface ContentLink {
  href: string;
  /** Leads to another site: opens in a new tab without an opener. */
  external: boolean;
}

/** Characters allowed in a content URL. */
const allowed = /^[\w\-.~/:?&=#%+@]+$/;

/** Characters to percent-encode in a URL. */
const encoded = /[^!#-;=?-[\]_a-z~]/gu;

/** Visual separators in telephone numbers. */
const telSeparators = /[\s()]|%20/g;

const schemeOf = (url: string): string | undefined => /^([a-z][a-z\d+.-]*):/i.exec(url)?.[1]?.toLowerCase();

/** A user name before the host could disguise the host, so it is rejected. */
const isWebUrl = (url: string) => URL.canParse(url) && new URL(url).username === '' && /^https?:\/\/\w/i.test(url);

/**
 * Target of a content link, or undefined when only its text should be shown: the single check of every URL from editors
 * and services. Paths have no locale prefix; `routePrefix` (`/en-IE`, or empty) and missing slashes are added. Hashes,
 * files and other sites stay unchanged.
 */
export function contentLink(url: string, routePrefix: string): ContentLink | undefined {
  return allowed.test(url) ? linkOf(url, routePrefix) : undefined;
}

/**
 * Like `contentLink`, for an `href` of HTML, whose other characters are encoded as a browser would. Undefined for
 * control characters and backslashes, which browsers remove or treat as slashes.
 */
export function htmlLink(href: string, routePrefix: string): ContentLink | undefined {
  const url = href.trim();
  if (url === '' || /[\p{Cc}\\]/u.test(url)) return undefined;
  if (schemeOf(url) === 'tel') return { href: url.replace(telSeparators, ''), external: false };
  return linkOf(url.toWellFormed().replace(encoded, encodeURIComponent), routePrefix);
}

function linkOf(url: string, routePrefix: string): ContentLink | undefined {
  if (/^www\.[^/.]+\.\w/i.test(url)) return linkOf(`https://${url}`, routePrefix);
  const scheme = schemeOf(url);
  if (scheme === 'http' || scheme === 'https') return isWebUrl(url) ? { href: url, external: true } : undefined;
  if (scheme === 'mailto' || scheme === 'tel') return { href: url, external: false };
  if (scheme !== undefined) return undefined;
  if (url.startsWith('#')) return { href: url, external: false };
  const href = pagePath(url, routePrefix);
  return href === undefined ? undefined : { href, external: false };
}

function pagePath(url: string, routePrefix: string): string | undefined {
  const path = canonicalLink(url.startsWith('/') ? url : `/${url}`);
  if (path === undefined || isSystemPath(path.replace(/[?#].*$/s, ''))) return path;
  return routePrefix && !path.startsWith(`${routePrefix}/`) ? routePrefix + path : path;
}
