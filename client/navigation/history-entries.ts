import type { BrowserHistory, Location } from 'history';
import { tidyPath, toSitePath } from '../../shared/routing/site-path.ts';

/** Path with prefix, and query. */
export type Place = Pick<Location, 'pathname' | 'search'>;

export const urlOf = ({ pathname, search }: Place): string => pathname + search;

/**
 * Replaces a path from which `history` would read another host and throw. A document may have one: a server or service worker in front of
 * the site may have skipped the redirect.
 */
export function cleanCurrentPath(): void {
  const { pathname, search, hash } = window.location;
  if (toSitePath(pathname) !== undefined) return;
  window.history.replaceState(window.history.state, '', tidyPath(pathname) + search + hash);
}

/**
 * Gives the current entry its own key when the browser created it (by a document or a hash link); otherwise all of these would share one
 * position. Returns whether it changed the entry; listeners have run by then.
 */
export function giveKey(history: BrowserHistory): boolean {
  const { location } = history;
  if (location.key !== 'default') return false;
  history.replace(location, location.state);
  return true;
}

/**
 * Loads the current URL as an entry with its own document. A plain reload would share the document with `before`, the previous page, and
 * going back would change nothing but the URL.
 */
export function loadDocument(before: Place): void {
  const { location, history } = window;
  const { href } = location;
  history.replaceState(history.state, '', urlOf(before));
  location.replace(href);
}
