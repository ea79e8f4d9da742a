import type { Restriction } from '../../shared/contract/visitor-services.ts';
import { blockedEntryLinks, type EntryLink } from '../../shared/geo/permissions.ts';
import type { Site } from '../site-context.ts';
import { joinHref, lobbyHref, loginHref } from './platform-links.ts';

const withoutQuery = (href: string) => href.replace(/\?.*/, '');

/** Kind of a link into the account or into games. Undefined for all other links. */
export function entryLinkOf(site: Site, href: string): EntryLink | undefined {
  const url = withoutQuery(href);
  if (url === withoutQuery(loginHref(site))) return 'login';
  if (url === withoutQuery(joinHref(site))) return 'join';
  return url.startsWith(withoutQuery(lobbyHref(site))) ? 'play' : undefined;
}

/** Selects links by URL, so that links in CMS texts are found too, and none can lack a mark (decision 030). */
function selectorOf(site: Site, link: EntryLink): string {
  const quoted = (href: string) => JSON.stringify(withoutQuery(href));
  const login = `[href^=${quoted(loginHref(site))}]`;
  const join = `[href^=${quoted(joinHref(site))}]`;
  if (link === 'login') return `a${login}`;
  if (link === 'join') return `a${join}`;
  return `a[href^=${quoted(lobbyHref(site))}]:not(${login}, ${join})`;
}

/** Returns a function that sets `data-restriction` on the root element and hides the blocked entry links. Call it again when they change. */
export function createLinkHider(site: Site) {
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return (restriction: Restriction, iso2: string) => {
    document.documentElement.dataset['restriction'] = restriction;
    const selectors = blockedEntryLinks(restriction, iso2).map((link) => selectorOf(site, link));
    sheet.replaceSync(selectors.length > 0 ? `${selectors.join()} { display: none !important }` : '');
  };
}
