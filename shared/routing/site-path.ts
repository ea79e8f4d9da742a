/** Reserved host name. A URL that keeps it stays on the site. */
const base = 'https://site.invalid';

/**
 * Normalises a path from data (a card, a link, a redirect, storage) or from a link of the page, with its query and
 * hash. Undefined when it is not a path of this site (SEC-07). Paths with `//` are rejected, since a `Location` or
 * `history` entry that begins with it names another host. Encoded dots are rejected, because decoding them may traverse
 * upwards. Browsers remove control characters and turn backslashes into slashes, so both are rejected.
 */
export function toSitePath(path: string): string | undefined {
  if (!path.startsWith('/') || /[\p{Cc}\\]/u.test(path) || !URL.canParse(path, base)) return undefined;
  const { origin, pathname, search, hash } = new URL(path, base);
  return origin !== base || /\/\/|%2e/i.test(pathname) ? undefined : pathname + search + hash;
}

/** A dot segment, plain or encoded. */
const dots = /^(?:\.|%2e){1,2}$/i;

/**
 * A path without dot segments, backslashes and empty segments. It begins with a single slash, so that it never names
 * another host.
 */
export function tidyPath(path: string): string {
  const segments: string[] = [];
  const given = path.replaceAll('\\', '/').split('/');
  for (const segment of given) {
    if (!dots.test(segment)) {
      if (segment !== '') segments.push(segment);
    } else if (segment.replace(/%2e/gi, '.') === '..') segments.pop();
  }
  const last = given.at(-1) ?? '';
  const isFolder = segments.length > 0 && (last === '' || dots.test(last));
  return `/${segments.join('/')}${isFolder ? '/' : ''}`;
}
