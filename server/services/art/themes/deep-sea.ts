import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawHelmet } from './deep-sea/helmet.ts';
import { drawJellyfish } from './deep-sea/jellyfish.ts';
import { drawNautilus } from './deep-sea/nautilus.ts';
import { drawPearl } from './deep-sea/pearl.ts';
import { drawRay } from './deep-sea/ray.ts';
import { drawReef, drawWater } from './deep-sea/water.ts';
import type { SeaPalette } from './deep-sea/water.ts';

/** Light falling into deep water: one living or precious thing, reef blades in front. */
const framed = (drawObject: (scene: Scene, palette: SeaPalette) => void) => (scene: Scene, palette: SeaPalette) => {
  drawWater(scene, palette);
  drawObject(scene, palette);
  drawReef(scene, palette);
};

export const deepSea: Theme<SeaPalette> = {
  id: 'deep-sea',
  palettes: [
    { id: 'lagoon', hue: 205, glow: 175, shell: 325 },
    { id: 'twilight', hue: 275, glow: 330, shell: 350 },
    { id: 'kelp', hue: 170, glow: 130, shell: 260 },
    { id: 'ink', hue: 245, glow: 200, shell: 310 },
    { id: 'coral', hue: 220, glow: 25, shell: 20 },
    { id: 'violet', hue: 300, glow: 265, shell: 35 },
  ],
  compositions: [
    { id: 'jellyfish', draw: framed(drawJellyfish) },
    { id: 'ray', draw: framed(drawRay) },
    { id: 'pearl', draw: framed(drawPearl) },
    { id: 'nautilus', draw: framed(drawNautilus) },
    { id: 'helmet', draw: framed(drawHelmet), lift: 50 },
  ],
  lettering: ({ hue, glow }) => ({
    face: 'cinzel-decorative',
    finish: 'ice',
    colours: {
      light: '#fff',
      middle: oklch(0.9, 0.07, glow),
      dark: oklch(0.66, 0.13, glow),
      rim: oklch(0.93, 0.06, glow),
      edge: oklch(0.14, 0.06, hue + 20),
      depth: oklch(0.22, 0.08, hue + 20),
      glow: oklch(0.6, 0.15, glow),
    },
  }),
};
