/** Hashes (without `#`) that open a game over the page; from the second one, closing leads back to the search. */
const starts = ['gamepage', 'search-gamepage'] as const;
type HashStart = (typeof starts)[number];

/** `/slots/lantern-trench/` → `gamepage/slots/lantern-trench`. */
export function gameHash(path: string, start: HashStart = 'gamepage'): string {
  return `${start}${path.replace(/\/+$/, '')}`;
}

/** The path of the game, `/slots/lantern-trench/`. A hash may come from anywhere: nothing in it leads off the site. */
export const pathOfHash = (hash: string): string => `/${hash.split(/[/\\]/).filter(Boolean).slice(1).join('/')}/`;

/** The slug, the last segment, of a hash that opens a game; undefined when it opens something else or names no game. */
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
