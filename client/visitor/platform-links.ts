import type { GamePageInfo } from '../../shared/data/reduced-games.ts';
import type { Site } from '../site-context.ts';

/** URL of a page of the platform, which hosts accounts and games. */
const platformPage = ({ origins, culture }: Site, path: string) =>
  `${origins.platform}/${path.replace(/^\//, '')}${path.includes('?') ? '&' : '?'}culture=${culture.code}`;

/** URL of the platform's login. */
export const loginHref = (site: Site) => platformPage(site, 'login');
/** URL of the platform's registration. */
export const joinHref = (site: Site) => platformPage(site, 'join');
/** URL of the platform's lobby, with all games for logged-in players. */
export const lobbyHref = (site: Site) => platformPage(site, '');

/** URL of the platform's page for an account hash (`#account/depositlimits`). Undefined for other URLs. */
export function accountPage(site: Site, href: string): string | undefined {
  if (!href.startsWith('#account/')) return undefined;
  return href.endsWith('register') ? joinHref(site) : loginHref(site);
}

/** Path of a link to the platform, for its `path` parameter. Undefined for lobby, login and registration. */
export function pathOnPlatform(site: Site, href: string): string | undefined {
  const path = href.slice(site.origins.platform.length).replace(/\?.*$/s, '');
  return ['/', '/login', '/join'].includes(path) ? undefined : path;
}

/** URL at which a game is played on the platform; the lobby when the service names none. */
export const playHref = (site: Site, target: GamePageInfo['playTarget']) =>
  target ? platformPage(site, target.platformPath) : lobbyHref(site);
