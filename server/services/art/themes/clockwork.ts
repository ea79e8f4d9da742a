import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawClockFace } from './clockwork/clock-face.ts';
import { drawHeart } from './clockwork/heart.ts';
import { drawMoonDial } from './clockwork/moon-dial.ts';
import { drawOrrery } from './clockwork/orrery.ts';
import type { ClockworkPalette } from './clockwork/workshop.ts';
import { drawWorkshop, drawWorkshopAir } from './clockwork/workshop.ts';

/** A clockmaker's workshop: gears at three depths, dials, lamps. */
const inWorkshop =
  (drawObject: (scene: Scene, palette: ClockworkPalette) => void) => (scene: Scene, palette: ClockworkPalette) => {
    drawWorkshop(scene, palette);
    drawObject(scene, palette);
    drawWorkshopAir(scene, palette);
  };

export const clockwork: Theme<ClockworkPalette> = {
  id: 'clockwork',
  palettes: [
    { id: 'brass', hue: 50, metal: 75, chroma: 0.1, trim: 75, glow: 65 },
    { id: 'verdigris', hue: 190, metal: 45, chroma: 0.1, trim: 45, glow: 180 },
    { id: 'steel', hue: 265, metal: 250, chroma: 0.045, trim: 85, glow: 220 },
    { id: 'ruby', hue: 15, metal: 78, chroma: 0.1, trim: 78, glow: 20 },
    { id: 'emerald', hue: 150, metal: 82, chroma: 0.1, trim: 82, glow: 155 },
    { id: 'amethyst', hue: 310, metal: 60, chroma: 0.1, trim: 70, glow: 310 },
  ],
  compositions: [
    { id: 'clock-face', draw: inWorkshop(drawClockFace), lift: 50, mirrorable: false },
    { id: 'heart', draw: inWorkshop(drawHeart), lift: 40 },
    { id: 'orrery', draw: inWorkshop(drawOrrery) },
    { id: 'moon-dial', draw: inWorkshop(drawMoonDial), lift: 46 },
  ],
  lettering: (palette) => ({
    face: 'playfair-display-sc',
    finish: 'metal',
    colours:
      palette.chroma < 0.06
        ? {
            light: '#fff',
            middle: oklch(0.84, 0.04, 250),
            dark: oklch(0.55, 0.06, 255),
            rim: '#f3f7ff',
            edge: oklch(0.12, 0.04, 260),
            depth: oklch(0.22, 0.05, 260),
            glow: oklch(0.6, 0.11, 230),
          }
        : {
            middle: oklch(0.85, 0.12, palette.metal + 8),
            dark: oklch(0.56, 0.12, palette.metal - 8),
            glow: oklch(0.65, 0.13, palette.glow),
          },
  }),
};
