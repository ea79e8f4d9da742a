import type { Kind, ThemeCode, World } from '../codes.ts';
import type { Title } from '../titles/title.ts';

/** Themes of each world, the main one first. */
const worldThemes: Readonly<Record<World, readonly [ThemeCode, ...ThemeCode[]]>> = {
  'deep-sea': ['deepSea', 'nature'],
  desert: ['desert', 'treasure', 'myth'],
  neon: ['neon', 'night', 'retro'],
  fruit: ['fruit', 'retro'],
  north: ['north', 'nature', 'night'],
  jungle: ['jungle', 'nature', 'treasure'],
  confectionery: ['confectionery', 'luxury'],
  pirate: ['pirates', 'treasure'],
  clockwork: ['clockwork', 'retro'],
  dragon: ['dragons', 'myth'],
  space: ['space', 'night'],
  deco: ['twenties', 'luxury', 'night'],
  gems: ['gems', 'treasure', 'luxury'],
  storm: ['storms', 'myth'],
};

const kindThemes: Readonly<Record<Exclude<Kind, 'slot'>, ThemeCode>> = {
  product: 'numberGrid',
  bingo: 'bingoHall',
  videoBingo: 'bingoHall',
  roulette: 'gamingTable',
  blackjack: 'gamingTable',
  other: 'gamingTable',
  plinko: 'arcade',
  scratch: 'arcade',
};

const worldByTheme = new Map<string, World>(
  (Object.keys(worldThemes) as World[]).map((world) => [worldThemes[world][0], world]),
);

/** The subjects of a game, its main one first. */
export function themesOf({ kind, world }: Title): readonly [ThemeCode, ...ThemeCode[]] {
  const fromWorld = world ? worldThemes[world] : [];
  if (kind === 'slot') return world ? worldThemes[world] : ['arcade'];
  return [kindThemes[kind], ...fromWorld];
}

/** The world to which a game's themes belong, if any. */
export function worldOf(themes: readonly string[]): World | undefined {
  for (const theme of themes) {
    const world = worldByTheme.get(theme);
    if (world) return world;
  }
  return undefined;
}
