import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawCoupes } from './roaring-twenties/coupes.ts';
import { drawFlacon } from './roaring-twenties/flacon.ts';
import { drawPeacock } from './roaring-twenties/peacock.ts';
import type { DecoPalette } from './roaring-twenties/salon.ts';
import { drawGoldDust, drawLacquer } from './roaring-twenties/salon.ts';
import { drawTowers } from './roaring-twenties/towers.ts';

/** Gold hairlines on dark lacquer. Gold without the dark looks cheap. */
const inSalon = (drawObject: (scene: Scene, palette: DecoPalette) => void) => (scene: Scene, palette: DecoPalette) => {
  drawLacquer(scene, palette);
  drawObject(scene, palette);
  drawGoldDust(scene, palette);
};

export const roaringTwenties: Theme<DecoPalette> = {
  id: 'roaring-twenties',
  palettes: [
    { id: 'black', hue: 265, chroma: 0.012, gold: 85, jewel: 190 },
    { id: 'emerald', hue: 165, chroma: 0.06, gold: 88, jewel: 155 },
    { id: 'burgundy', hue: 15, chroma: 0.08, gold: 65, jewel: 15 },
    { id: 'sapphire', hue: 262, chroma: 0.09, gold: 85, jewel: 255 },
    { id: 'plum', hue: 315, chroma: 0.075, gold: 80, jewel: 305 },
    { id: 'petrol', hue: 210, chroma: 0.055, gold: 82, jewel: 200 },
  ],
  compositions: [
    { id: 'towers', draw: inSalon(drawTowers), lift: 44 },
    { id: 'coupes', draw: inSalon(drawCoupes), lift: 64 },
    { id: 'peacock', draw: inSalon(drawPeacock) },
    { id: 'flacon', draw: inSalon(drawFlacon), lift: 44 },
  ],
  lettering: ({ hue, chroma, gold }) => ({
    face: 'limelight',
    finish: 'metal',
    depth: 5,
    edgeWidth: 7,
    rimWidth: 3,
    colours: {
      light: '#fff8df',
      middle: oklch(0.86, 0.12, gold),
      dark: oklch(0.64, 0.13, gold - 15),
      edge: oklch(0.1, chroma * 0.6, hue),
      depth: oklch(0.3, 0.06, gold - 20),
      glow: oklch(0.6, 0.12, gold),
    },
  }),
};
