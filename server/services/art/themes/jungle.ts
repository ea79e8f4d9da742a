import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import type { JunglePalette } from './jungle/forest.ts';
import { drawForest, drawFrame } from './jungle/forest.ts';
import { drawGate } from './jungle/gate.ts';
import { drawMask } from './jungle/mask.ts';
import { drawTemple } from './jungle/temple.ts';
import { drawWaterfall } from './jungle/waterfall.ts';

/** Ruins overgrown by the forest, seen through leaves. */
const inForest =
  (drawObject: (scene: Scene, palette: JunglePalette) => void) => (scene: Scene, palette: JunglePalette) => {
    drawForest(scene, palette);
    drawObject(scene, palette);
    drawFrame(scene, palette);
  };

export const jungle: Theme<JunglePalette> = {
  id: 'jungle',
  palettes: [
    { id: 'noon', hue: 150, light: 110, stone: 200 },
    { id: 'moss', hue: 125, light: 85, stone: 190 },
    { id: 'lagoon', hue: 185, light: 165, stone: 220 },
    { id: 'dusk', hue: 350, light: 45, stone: 200 },
    { id: 'night', hue: 255, light: 210, stone: 195 },
    { id: 'orchid', hue: 310, light: 350, stone: 160 },
  ],
  compositions: [
    { id: 'gate', draw: inForest(drawGate), lift: 60 },
    { id: 'mask', draw: inForest(drawMask), lift: 54 },
    { id: 'waterfall', draw: inForest(drawWaterfall), lift: 60 },
    { id: 'temple', draw: inForest(drawTemple), lift: 54 },
  ],
  lettering: ({ hue, light }) => ({
    face: 'almendra',
    finish: 'metal',
    colours: {
      light: oklch(0.98, 0.06, 100),
      middle: oklch(0.86, 0.14, 95),
      dark: oklch(0.62, 0.13, 85),
      rim: oklch(0.95, 0.1, 100),
      edge: oklch(0.14, 0.05, hue),
      depth: oklch(0.22, 0.07, hue),
      glow: oklch(0.7, 0.15, light),
    },
  }),
};
