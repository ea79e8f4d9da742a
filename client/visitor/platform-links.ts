import type { GamePageInfo } from '../../shared/data/shown-games.ts';
import type { Site } from '../site-context.ts';

/** Pages of the platform, where accounts live and games are played; the site only sends visitors there. */
const platformPage = ({ origins, culture }: Site, path: string) =>
  `${origins.platform}/${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}culture=${culture.code}`;

/** Where a visitor logs in. */
export const loginHref = (site: Site) => platformPage(site, 'login');
/** Where a visitor opens an account. */
export const joinHref = (site: Site) => platformPage(site, 'join');
/** Where all games stand, for players who are logged in. */
export const lobbyHref = (site: Site) => platformPage(site, '');

/** Where the platform does what a hash of the account asks for (`#account/depositlimits`); undefined for all other addresses. */
export function accountPage(site: Site, href: string): string | undefined {
  if (!href.startsWith('#account/')) return undefined;
  return href.endsWith('register') ? joinHref(site) : loginHref(site);
}

/** The path of a link to the platform, as its `path` parameter takes it; undefined for the lobby, the login and the registration. */
export function pathOnPlatform(site: Site, href: string): string | undefined {
  const path = href.slice(site.origins.platform.length).replace(/\?.*$/s, '');
  return ['/', '/login', '/join'].includes(path) ? undefined : path;
}

/** URL at which a game is played on the platform; the lobby when the service names none. */
export const playHref = (site: Site, target: GamePageInfo['playTarget']) =>
  target ? platformPage(site, target.platformPath) : lobbyHref(site);
