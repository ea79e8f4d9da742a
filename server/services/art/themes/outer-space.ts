import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawBlackHole } from './outer-space/black-hole.ts';
import { drawSpaceComet } from './outer-space/comet.ts';
import { drawDaybreak } from './outer-space/daybreak.ts';
import { drawRingedPlanet } from './outer-space/ringed-planet.ts';
import type { SpacePalette } from './outer-space/sky.ts';
import { drawDeepSky } from './outer-space/sky.ts';

/** Deep space: one body, one light, one nebula. */
const inSpace =
  (drawObject: (scene: Scene, palette: SpacePalette) => void) => (scene: Scene, palette: SpacePalette) => {
    drawDeepSky(scene, palette);
    drawObject(scene, palette);
    scene.scrim(oklch(0.07, 0.04, palette.hue), 0.56, 0.94);
  };

export const outerSpace: Theme<SpacePalette> = {
  id: 'outer-space',
  palettes: [
    { id: 'violet', hue: 285, nebula: 330, gas: 200, light: 60 },
    { id: 'teal', hue: 200, nebula: 40, gas: 190, light: 85 },
    { id: 'blue', hue: 265, nebula: 350, gas: 235, light: 80 },
    { id: 'crimson', hue: 15, nebula: 25, gas: 340, light: 70 },
    { id: 'emerald', hue: 170, nebula: 160, gas: 200, light: 175 },
    { id: 'amber', hue: 45, nebula: 70, gas: 50, light: 85 },
  ],
  compositions: [
    { id: 'ringed-planet', draw: inSpace(drawRingedPlanet) },
    { id: 'black-hole', draw: inSpace(drawBlackHole) },
    { id: 'comet', draw: inSpace(drawSpaceComet) },
    { id: 'daybreak', draw: inSpace(drawDaybreak) },
  ],
  lettering: ({ hue, nebula, gas }) => ({
    face: 'audiowide',
    finish: 'chrome',
    depth: 7,
    colours: {
      light: '#fff',
      middle: oklch(0.88, 0.06, gas),
      dark: oklch(0.42, 0.13, hue),
      rim: '#fff',
      edge: oklch(0.13, 0.06, hue),
      depth: oklch(0.28, 0.12, hue),
      glow: oklch(0.62, 0.2, nebula),
    },
  }),
};
