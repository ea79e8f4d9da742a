import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import type { GridPalette } from './number-grid/board.ts';
import { drawNight, drawNightAir } from './number-grid/board.ts';
import { drawComet } from './number-grid/comet.ts';
import { drawCube } from './number-grid/cube.ts';
import { drawOrbit } from './number-grid/orbit.ts';
import { drawRaised } from './number-grid/raised.ts';
import { drawReels } from './number-grid/reels.ts';
import { drawRunway } from './number-grid/runway.ts';
import { drawWild } from './number-grid/wild.ts';

/** Boards of numbered glass tiles in a night sky: reels and a card in one. */
const inNight = (drawObject: (scene: Scene, palette: GridPalette) => void) => (scene: Scene, palette: GridPalette) => {
  drawNight(scene, palette);
  drawObject(scene, palette);
  drawNightAir(scene, palette);
};

export const numberGrid: Theme<GridPalette> = {
  id: 'number-grid',
  palettes: [
    { id: 'comet', hue: 260, tiles: [85, 230, 255], winner: 85 },
    { id: 'aurora', hue: 200, tiles: [155, 190, 290], winner: 160 },
    { id: 'prism', hue: 330, tiles: [35, 80, 350], winner: 75 },
    { id: 'emerald', hue: 155, tiles: [90, 170, 215], winner: 90 },
    { id: 'ember', hue: 25, tiles: [65, 20, 345], winner: 70 },
    { id: 'violet', hue: 295, tiles: [195, 320, 255], winner: 195 },
  ],
  compositions: [
    { id: 'comet', draw: inNight(drawComet) },
    { id: 'reels', draw: inNight(drawReels) },
    { id: 'raised', draw: inNight(drawRaised) },
    { id: 'cube', draw: inNight(drawCube) },
    { id: 'wild', draw: inNight(drawWild) },
    { id: 'orbit', draw: inNight(drawOrbit) },
    { id: 'runway', draw: inNight(drawRunway) },
  ],
  lettering: ({ hue, tiles: [first] }) => ({
    face: 'racing-sans-one',
    finish: 'chrome',
    warp: { kind: 'slant', amount: 0.16 },
    depth: 8,
    colours: {
      light: '#fff',
      middle: oklch(0.9, 0.06, first),
      dark: oklch(0.58, 0.13, first),
      rim: '#fff',
      edge: oklch(0.14, 0.06, hue),
      depth: oklch(0.32, 0.12, hue),
      glow: oklch(0.62, 0.17, first),
    },
  }),
};
