import { oklch } from '../kit/colour.ts';
import type { Theme } from '../theme.ts';
import { drawEgg } from './dragon-mountain/egg.ts';
import { drawEye } from './dragon-mountain/eye.ts';
import type { DragonPalette } from './dragon-mountain/mountain.ts';
import { drawPagoda } from './dragon-mountain/pagoda.ts';
import { drawWyrm } from './dragon-mountain/wyrm.ts';

/** A mountain of fire or frost, and who lives in it. */
export const dragonMountain: Theme<DragonPalette> = {
  id: 'dragon-mountain',
  palettes: [
    { id: 'fire', hue: 25, ember: 85, shade: 15 },
    { id: 'jade', hue: 160, ember: 95, shade: 170 },
    { id: 'frost', hue: 255, ember: 200, shade: 270 },
    { id: 'violet', hue: 305, ember: 350, shade: 290 },
    { id: 'gold', hue: 60, ember: 90, shade: 35 },
    { id: 'rose', hue: 350, ember: 40, shade: 330 },
  ],
  compositions: [
    { id: 'eye', draw: drawEye },
    { id: 'pagoda', draw: drawPagoda, lift: 56 },
    { id: 'wyrm', draw: drawWyrm },
    { id: 'egg', draw: drawEgg, lift: 48 },
  ],
  lettering: ({ hue, ember, shade }) => ({
    face: 'uncial-antiqua',
    finish: 'metal',
    colours: {
      light: oklch(0.98, 0.05, ember),
      middle: oklch(0.84, 0.15, ember),
      dark: oklch(0.55, 0.17, hue),
      rim: oklch(0.94, 0.1, ember),
      edge: oklch(0.13, 0.05, shade),
      depth: oklch(0.24, 0.09, hue),
      glow: oklch(0.65, 0.2, hue),
    },
  }),
};
