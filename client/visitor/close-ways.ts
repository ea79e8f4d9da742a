import type { Restriction } from '../../shared/contract/shell.ts';
import { closedWays, type Way } from '../../shared/geo/permissions.ts';
import type { Site } from '../site-context.ts';
import { joinHref, lobbyHref, loginHref } from './platform-links.ts';

const withoutQuery = (href: string) => href.replace(/\?.*/, '');

/** Where a link into the account or into games leads; undefined for all other links. */
export function wayOf(site: Site, href: string): Way | undefined {
  const address = withoutQuery(href);
  if (address === withoutQuery(loginHref(site))) return 'login';
  if (address === withoutQuery(joinHref(site))) return 'join';
  return address.startsWith(withoutQuery(lobbyHref(site))) ? 'play' : undefined;
}

/** Links by their addresses: these are the same wherever a page has one, and no component needs to know of places. */
function selectorOf(site: Site, way: Way): string {
  const quoted = (href: string) => JSON.stringify(withoutQuery(href));
  const login = `[href^=${quoted(loginHref(site))}]`;
  const join = `[href^=${quoted(joinHref(site))}]`;
  if (way === 'login') return `a${login}`;
  if (way === 'join') return `a${join}`;
  return `a[href^=${quoted(lobbyHref(site))}]:not(${login}, ${join})`;
}

/** Makes a place visible: names its restriction on the root element and takes away what is closed. Call it again when that changes. */
export function createWayCloser(site: Site) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (restriction: Restriction, iso2: string) => {
    document.documentElement.dataset['restriction'] = restriction;
    const selectors = closedWays(restriction, iso2).map((way) => selectorOf(site, way));
    sheet.replaceSync(selectors.length > 0 ? `${selectors.join()} { display: none !important }` : '');
  };
}
