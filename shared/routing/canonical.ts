import { type Culture, cultures as allCultures } from '../../locales/index.ts';
import { canonicalSlug, encodeSegment, segmentsOf } from './pattern.ts';
import { tidyPath, toSitePath } from './site-path.ts';
import { isSystemPath } from './system-path.ts';

/**
 * Canonical form of a path: one leading slash, no empty or dot segments, a trailing slash, each name encoded as
 * `encodeSegment` does, lower case and NFC after the culture's prefix. Undefined when the path is canonical. For paths that are
 * no page, including malformed ones, only slashes and dots are normalised. The result begins with a single slash, so
 * that a redirect to it never leaves the host.
 */
export function canonicalPath(path: string, cultures: readonly Culture[]): string | undefined {
  const tidy = tidyPath(path);
  const names = decodedNames(tidy);
  const wanted =
    names && !isSystemPath(tidy) && !isSystemPath(pathOf(names) + (tidy.endsWith('/') ? '/' : ''))
      ? pagePath(names, cultures)
      : tidy;
  return wanted === path ? undefined : wanted;
}

/**
 * A path of a service, an editor or a form, in the canonical form that a browser requests, with its query and hash.
 * Undefined when it is not a path of this site (SEC-07).
 */
export function canonicalLink(link: string): string | undefined {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(toSitePath(link) ?? '') ?? [];
  return path === '' ? undefined : (canonicalPath(path, Object.values(allCultures)) ?? path) + rest;
}

/** Canonical path of an item's page, without query and hash. Home when it would leave the site. */
export const canonicalItemPath = (path: string): string => (canonicalLink(path) ?? '/').replace(/[?#].*$/s, '');

const pathOf = (names: readonly string[]) => `/${names.map(encodeSegment).join('/')}`;

/** Unlike `namesOf`, includes names that no route matches. Undefined when an encoding is malformed. */
function decodedNames(path: string): string[] | undefined {
  try {
    return segmentsOf(path).map(decodeURIComponent);
  } catch {
    return undefined;
  }
}

function pagePath(names: readonly string[], cultures: readonly Culture[]): string {
  const first = `/${names[0]}`.toLowerCase();
  const prefix = cultures.find(({ routePrefix }) => routePrefix.toLowerCase() === first)?.routePrefix ?? '';
  const rest = prefix ? names.slice(1) : names;
  // The id after a preview's literals is case-sensitive.
  const idAt = rest.length > 2 && rest[0]?.toLowerCase() === 'preview' ? rest.length - 1 : undefined;
  const path = pathOf(rest.map((name, index) => (index === idAt ? name : canonicalSlug(name))));
  return prefix + (path === '/' ? path : `${path}/`);
}
