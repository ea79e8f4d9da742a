import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawBell } from './fruit/bell.ts';
import { drawCherries } from './fruit/cherries.ts';
import { drawCitrus } from './fruit/citrus.ts';
import { drawGrapes } from './fruit/grapes.ts';
import { drawReels } from './fruit/reels.ts';
import type { FruitPalette } from './fruit/ripe.ts';

const staged = (drawObject: (scene: Scene, palette: FruitPalette) => void) => (scene: Scene, palette: FruitPalette) => {
  const { hue } = palette;
  scene.background(
    scene.radial(
      [
        [0, oklch(0.5, 0.17, hue)],
        [0.45, oklch(0.3, 0.13, hue)],
        [1, oklch(0.1, 0.05, hue)],
      ],
      [0.5, 0.38, 0.78],
    ),
  );
  drawObject(scene, palette);
  scene.bokeh(12, oklch(0.9, 0.12, 80), { bottom: 520, largest: 26, opacity: 0.3 });
  scene.motes(36, oklch(0.96, 0.09, 90), { bottom: 640, smallest: 1, largest: 3.4, opacity: 0.9 });
  scene.scrim(oklch(0.09, 0.05, hue), 0.62, 0.92);
};

/** The oldest reels: ripe fruit, bells and sevens before a deep curtain of colour. */
export const fruit: Theme<FruitPalette> = {
  id: 'fruit',
  palettes: [
    { id: 'burgundy', hue: 18, berry: 22 },
    { id: 'bottle', hue: 155, berry: 18 },
    { id: 'plum', hue: 300, berry: 12 },
    { id: 'royal', hue: 262, berry: 20 },
    { id: 'teal', hue: 200, berry: 25 },
    { id: 'cerise', hue: 345, berry: 15 },
  ],
  compositions: [
    { id: 'cherries', draw: staged(drawCherries) },
    { id: 'reels', draw: staged(drawReels) },
    { id: 'bell', draw: staged(drawBell) },
    { id: 'grapes', draw: staged(drawGrapes) },
    { id: 'citrus', draw: staged(drawCitrus), lift: 44 },
  ],
  lettering: ({ hue }) => ({
    face: 'alfa-slab-one',
    finish: 'metal',
    capitals: true,
    warp: { kind: 'bulge', amount: 0.16 },
    colours: {
      light: '#fffbe6',
      middle: '#ffd45a',
      dark: '#d98a16',
      edge: oklch(0.2, 0.1, hue),
      depth: oklch(0.28, 0.13, hue),
      glow: '#ffb43c',
    },
  }),
};
