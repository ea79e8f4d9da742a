import { oklch } from '../art/kit/colour.ts';
import { themes } from '../art/themes/index.ts';
import type { Motif } from '../art/tile.ts';
import type { GameArt } from '../catalogue/game.ts';

const themeById = new Map(themes.map((theme) => [theme.id, theme]));

/**
 * Input of the art kit for a game. Scene 0 is the tile's own, and further scenes show other compositions of the same
 * world. Throws when the art kit lacks the theme: catalogue and art kit must have the same version.
 */
export function motifOf(art: GameArt, scene = 0): Motif {
  const theme = themeById.get(art.theme);
  if (!theme) throw new Error(`[images] theme "${art.theme}" is not in the art kit; add it to art/themes/index.ts.`);
  const composition = Math.max(
    0,
    theme.compositions.findIndex(({ id }) => id === art.composition),
  );
  return {
    theme,
    composition: composition + scene,
    palette: art.palette,
    mirrored: art.mirrored,
    seed: scene === 0 ? art.seed : `${art.seed}:${scene}`,
  };
}

/** About the colour that the picture has from afar, known without drawing it: shown while it loads. */
export function placeholderOf(art: GameArt): string {
  const palettes = themeById.get(art.theme)?.palettes;
  const hue = palettes?.[art.palette % palettes.length]?.hue ?? 265;
  return oklch(0.3, 0.07, hue);
}
