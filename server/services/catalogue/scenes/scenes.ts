import { themes } from '../../art/themes/index.ts';
import type { World } from '../codes.ts';
import type { Scene } from '../titles/title.ts';
import keywords from './keywords.json' with { type: 'json' };

/** Every scene of each theme, by composition. The objects are the same each time, so they can be compared as such. */
const scenesByTheme: ReadonlyMap<string, ReadonlyMap<string, readonly Scene[]>> = new Map(
  themes.map(({ id: theme, compositions, palettes }) => [
    theme,
    new Map(
      compositions.map(({ id: composition }) => [
        composition,
        palettes.map(({ hue }, palette) => ({ theme, composition, palette, hue })),
      ]),
    ),
  ]),
);

const keywordsByTheme: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = keywords;

/** The art theme of each world, and the compositions that show it where not all do. */
const worldScenes: Readonly<Record<World, { theme: string; compositions?: readonly string[] }>> = {
  'deep-sea': { theme: 'deep-sea' },
  desert: { theme: 'desert' },
  neon: { theme: 'neon' },
  fruit: { theme: 'fruit' },
  north: { theme: 'north' },
  jungle: { theme: 'jungle' },
  confectionery: { theme: 'confectionery' },
  pirate: { theme: 'pirate-coast' },
  clockwork: { theme: 'clockwork' },
  dragon: { theme: 'dragon-mountain' },
  space: { theme: 'outer-space' },
  deco: { theme: 'roaring-twenties' },
  gems: { theme: 'gems' },
  storm: { theme: 'one-offs', compositions: ['citadel'] },
};

/** The scenes of a theme in all palettes, of all compositions or of some. Throws when the art kit lacks one. */
export function scenesOf(theme: string, compositions?: readonly string[]): Scene[] {
  const byComposition = scenesByTheme.get(theme);
  if (!byComposition)
    throw new Error(`[catalogue] the art kit has no theme "${theme}"; name one of art/themes/index.ts.`);
  return (compositions ?? [...byComposition.keys()]).flatMap((composition) => {
    const scenes = byComposition.get(composition);
    if (scenes) return scenes;
    const known = [...byComposition.keys()].join(', ');
    throw new Error(`[catalogue] theme "${theme}" has no composition "${composition}"; it has ${known}.`);
  });
}

/** All scenes of a world. */
export function scenesForWorld(world: World): Scene[] {
  const { theme, compositions } = worldScenes[world];
  return scenesOf(theme, compositions);
}

/** The scenes that suit a slot: those that its name mentions, else any of its world. */
export function scenesForName(world: World, name: string): Scene[] {
  const keywordsOf = keywordsByTheme[worldScenes[world].theme];
  const all = scenesForWorld(world);
  if (!keywordsOf) return all;
  const spoken = `${name.toLowerCase()} `;
  const named = all.filter(({ composition }) => keywordsOf[composition]?.some((keyword) => spoken.includes(keyword)));
  return named.length > 0 ? named : all;
}

/** Reads "theme/composition/palette", the palette by its id. Throws when the art kit lacks one of them. */
export function parseScene(text: string): Scene {
  const [theme = '', composition = '', paletteId = ''] = text.split('/');
  const palettes = themes.find(({ id }) => id === theme)?.palettes ?? [];
  const scene = scenesOf(theme, [composition])[palettes.findIndex(({ id }) => id === paletteId)];
  if (!scene) throw new Error(`[catalogue] theme "${theme}" has no palette "${paletteId}"; see "${text}".`);
  return scene;
}

/** Less is the same colour from afar. */
export const leastHueDistance = 40;

export const isSameComposition = (one: Scene, other: Scene): boolean =>
  one.composition === other.composition && one.theme === other.theme;

/** Degrees between the hues of two pictures, at most 180. */
export function hueDistance(one: Scene, other: Scene): number {
  const turn = Math.abs(one.hue - other.hue) % 360;
  return Math.min(turn, 360 - turn);
}

/** Whether two pictures side by side would look like one another. */
export const lookAlike = (one: Scene, other: Scene): boolean =>
  isSameComposition(one, other) || hueDistance(one, other) < leastHueDistance;
