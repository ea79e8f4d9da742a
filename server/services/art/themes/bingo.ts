import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawBoard } from './bingo/board.ts';
import { drawCage } from './bingo/cage.ts';
import { drawCard } from './bingo/card.ts';
import type { BingoPalette, HallLight } from './bingo/hall.ts';
import { drawHall, drawHallAir } from './bingo/hall.ts';
import { drawMarquee } from './bingo/marquee.ts';
import { drawOneBall } from './bingo/one-ball.ts';
import { drawRails } from './bingo/rails.ts';
import { drawTubes } from './bingo/tubes.ts';
import { drawTumble } from './bingo/tumble.ts';

/** A bright hall: numbered balls, cards and the machines that mix them. */
const inHall =
  (light: HallLight, drawObject: (scene: Scene, palette: BingoPalette) => void) =>
  (scene: Scene, palette: BingoPalette) => {
    drawHall(scene, palette, light);
    drawObject(scene, palette);
    drawHallAir(scene, palette);
  };

export const bingo: Theme<BingoPalette> = {
  id: 'bingo',
  palettes: [
    { id: 'parlour', hue: 265, balls: [25, 75, 150, 305] },
    { id: 'cabaret', hue: 5, balls: [75, 200, 350, 262] },
    { id: 'lagoon', hue: 195, balls: [28, 75, 350, 300] },
    { id: 'lilac', hue: 305, balls: [75, 195, 350, 150] },
    { id: 'garden', hue: 150, balls: [350, 75, 265, 45] },
    { id: 'amber', hue: 48, balls: [262, 20, 165, 325] },
  ],
  compositions: [
    { id: 'one-ball', draw: inHall('burst', drawOneBall) },
    { id: 'tumble', draw: inHall('lamps', drawTumble) },
    { id: 'card', draw: inHall('burst', drawCard) },
    { id: 'cage', draw: inHall('beams', drawCage) },
    { id: 'tubes', draw: inHall('beams', drawTubes) },
    { id: 'board', draw: inHall('lamps', drawBoard) },
    { id: 'rails', draw: inHall('burst', drawRails) },
    { id: 'marquee', draw: inHall('lamps', drawMarquee) },
  ],
  lettering: ({ hue }) => ({
    face: 'bowlby-one',
    finish: 'metal',
    warp: { kind: 'arch', amount: 20 },
    colours: {
      light: '#fff',
      middle: oklch(0.93, 0.12, 95),
      dark: oklch(0.78, 0.16, 75),
      rim: '#fff3c9',
      edge: oklch(0.17, 0.08, hue),
      depth: oklch(0.3, 0.14, hue),
      glow: oklch(0.7, 0.16, hue),
    },
  }),
};
