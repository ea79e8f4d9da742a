import { toSitePath } from '../../../shared/routing/site-path.ts';

/** Hash prefixes (without `#`) of game overlays; closing one with the second prefix returns to the search. */
const starts = ['gamepage', 'search-gamepage'] as const;
type HashStart = (typeof starts)[number];

/** `/slots/lantern-trench/` → `gamepage/slots/lantern-trench`. */
export function gameHash(path: string, start: HashStart = 'gamepage'): string {
  return `${start}${path.replace(/\/+$/, '')}`;
}

/** Returns the game's path, `/slots/lantern-trench/`. Hashes are untrusted: one that leads off the site returns the home page. */
export const pathOfHash = (hash: string): string =>
  toSitePath(`/${hash.split(/[/\\]/).filter(Boolean).slice(1).join('/')}/`) ?? '/';

/** Returns the slug, the last segment, of a game's hash; undefined for other hashes and for one without a game. */
export function slugOfHash(hash: string): string | undefined {
  const [first = '', ...rest] = hash.split('/').filter(Boolean);
  const slug = rest.at(-1);
  if (!slug || !starts.some((start) => first.startsWith(start))) return undefined;
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}
