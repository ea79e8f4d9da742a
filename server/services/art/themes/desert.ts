import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawHourglass } from './desert/hourglass.ts';
import type { DesertPalette } from './desert/land.ts';
import { drawHaze, drawSky } from './desert/land.ts';
import { drawOasis } from './desert/oasis.ts';
import { drawPyramids } from './desert/pyramids.ts';
import { drawScarab } from './desert/scarab.ts';
import { drawTemple } from './desert/temple.ts';

const underTheSky = (drawObject: (scene: Scene, palette: DesertPalette) => void) => ({
  draw(scene: Scene, palette: DesertPalette) {
    drawSky(scene, palette);
    drawObject(scene, palette);
    drawHaze(scene, palette);
  },
});

/** Sand, stone and gold under a large sky. */
export const desert: Theme<DesertPalette> = {
  id: 'desert',
  palettes: [
    { id: 'gold-noon', hue: 75, zenith: 48, middle: 72, horizon: 65, sand: 70, cloth: 195, night: false },
    { id: 'rose-dusk', hue: 15, zenith: 300, middle: 10, horizon: 35, sand: 45, cloth: 330, night: false },
    { id: 'lapis-night', hue: 275, zenith: 285, middle: 275, horizon: 265, sand: 80, cloth: 262, night: true },
    { id: 'turquoise-morning', hue: 200, zenith: 225, middle: 200, horizon: 85, sand: 62, cloth: 175, night: false },
    { id: 'ember-evening', hue: 35, zenith: 350, middle: 30, horizon: 50, sand: 38, cloth: 20, night: false },
    { id: 'amethyst-night', hue: 310, zenith: 305, middle: 315, horizon: 330, sand: 55, cloth: 305, night: true },
  ],
  compositions: [
    { id: 'temple', ...underTheSky(drawTemple), lift: 66 },
    { id: 'pyramids', ...underTheSky(drawPyramids), lift: 60 },
    { id: 'scarab', ...underTheSky(drawScarab) },
    { id: 'oasis', ...underTheSky(drawOasis) },
    { id: 'hourglass', ...underTheSky(drawHourglass), lift: 44 },
  ],
  lettering: () => ({ face: 'cinzel-decorative', finish: 'metal' }),
};
