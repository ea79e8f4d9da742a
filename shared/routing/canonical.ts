import type { Culture } from '../../locales/index.ts';
import { tidyPath, toSitePath } from './site-path.ts';
import { isSystemPath } from './system-path.ts';

/** Literal segments of a preview's path. The id after them is case-sensitive. */
const previewLiterals = /^\/preview\/(?:[^/]+\/)+(?=[^/]+\/$)/i;

/**
 * Canonical form of a path: one leading slash, no empty or dot segments, a trailing slash, no needless encoding, lower
 * case after the culture's prefix. Undefined when the path is canonical. For paths that are no page, including
 * malformed ones, only slashes and dots are normalised. The result begins with a single slash, so that a redirect to it
 * never leaves the host.
 */
export function canonicalPath(path: string, cultures: readonly Culture[]): string | undefined {
  const tidy = tidyPath(path);
  const decoded = tidy.split('/').map(decodePlain).join('/');
  const isPage = !isSystemPath(tidy) && !isSystemPath(decoded) && isDecodable(decoded);
  const wanted = isPage ? lowerCase(withSlash(decoded), cultures) : tidy;
  return wanted === path ? undefined : wanted;
}

/**
 * A service's path of the culture, without prefix, in the encoded canonical form that a browser requests. Home when it
 * would leave the site.
 */
export function canonicalAddress(path: string): string {
  const { pathname, search } = new URL(toSitePath(path) ?? '/', 'https://site.invalid');
  return (canonicalPath(pathname, []) ?? pathname) + search;
}

/** Canonical path of an item's page, without a query. */
export const canonicalItemPath = (told: string): string => canonicalAddress(told).replace(/\?.*$/s, '');

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes unreserved characters (RFC 3986, section 2.3), whose two forms are equivalent. Malformed text stays
 * unchanged.
 */
function decodePlain(segment: string): string {
  if (/%(?![0-9a-f]{2})/i.test(segment)) return segment;
  return segment.replace(/%[0-9a-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code;
  });
}

const withSlash = (path: string) => (path.endsWith('/') ? path : `${path}/`);

function lowerCase(path: string, cultures: readonly Culture[]): string {
  const lower = path.toLowerCase();
  const prefix =
    cultures.find(({ routePrefix }) => routePrefix && lower.startsWith(`${routePrefix.toLowerCase()}/`))?.routePrefix ??
    '';
  const rest = path.slice(prefix.length);
  const literals = previewLiterals.exec(rest)?.[0] ?? rest;
  return prefix + encodedLower(literals) + rest.slice(literals.length);
}

/** Lower case, except for the hex digits of percent-encodings, which are upper case. */
const encodedLower = (path: string) => path.toLowerCase().replace(/%[0-9a-f]{0,2}/g, (code) => code.toUpperCase());
