import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawIceStar } from './north/ice-star.ts';
import { drawLake } from './north/lake.ts';
import { drawLantern } from './north/lantern.ts';
import { drawPeak } from './north/peak.ts';
import { drawNight } from './north/sky.ts';
import type { NorthPalette } from './north/sky.ts';
import { drawStag } from './north/stag.ts';

const underAurora =
  (drawObject: (scene: Scene, palette: NorthPalette) => void) => (scene: Scene, palette: NorthPalette) => {
    drawNight(scene, palette);
    drawObject(scene, palette);
    scene.motes(90, '#fff', { smallest: 0.9, largest: 3.2, opacity: 0.75 });
    scene.scrim(oklch(0.07, 0.04, palette.night), 0.56, 0.94);
  };

/** Snow, firs and still water under the aurora. */
export const north: Theme<NorthPalette> = {
  id: 'north',
  palettes: [
    { id: 'emerald', hue: 160, night: 250, aurora: [155, 175, 200] },
    { id: 'heather', hue: 300, night: 275, aurora: [320, 290, 200] },
    { id: 'glacier', hue: 200, night: 240, aurora: [190, 215, 150] },
    { id: 'polar', hue: 255, night: 265, aurora: [250, 230, 300] },
    { id: 'rose', hue: 350, night: 290, aurora: [355, 320, 270] },
    { id: 'spruce', hue: 180, night: 225, aurora: [172, 150, 240] },
  ],
  compositions: [
    { id: 'lake', draw: underAurora(drawLake) },
    { id: 'stag', draw: underAurora(drawStag) },
    { id: 'ice-star', draw: underAurora(drawIceStar) },
    { id: 'peak', draw: underAurora(drawPeak), lift: 50 },
    { id: 'lantern', draw: underAurora(drawLantern), lift: 50 },
  ],
  lettering: ({ night, aurora: [bright, deep] }) => ({
    face: 'metamorphous',
    finish: 'ice',
    capitals: true,
    colours: {
      light: '#fff',
      middle: oklch(0.93, 0.04, bright),
      dark: oklch(0.7, 0.1, deep),
      rim: oklch(0.96, 0.04, bright),
      edge: oklch(0.15, 0.06, night),
      depth: oklch(0.24, 0.08, night),
      glow: oklch(0.65, 0.16, bright),
    },
  }),
};
