import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawAscent } from './one-offs/ascent.ts';
import { drawCitadel } from './one-offs/citadel.ts';
import { drawFortuneWheel } from './one-offs/fortune-wheel.ts';
import { drawPegDrop } from './one-offs/peg-drop.ts';
import { drawScratchCard } from './one-offs/scratch-card.ts';
import type { StagePalette } from './one-offs/stage.ts';
import { drawStage, drawStageAir } from './one-offs/stage.ts';

/** Games that are the only one of their kind: each composition is a game of its own. */
const onStage =
  (drawObject: (scene: Scene, palette: StagePalette) => void) => (scene: Scene, palette: StagePalette) => {
    drawStage(scene, palette);
    drawObject(scene, palette);
    drawStageAir(scene, palette);
  };

export const oneOffs: Theme<StagePalette> = {
  id: 'one-offs',
  palettes: [
    { id: 'violet', hue: 285, accents: [60, 25, 350] },
    { id: 'storm', hue: 255, accents: [220, 85, 250] },
    { id: 'lagoon', hue: 180, accents: [85, 150, 200] },
    { id: 'magenta', hue: 345, accents: [75, 320, 30] },
    { id: 'emerald', hue: 155, accents: [80, 185, 130] },
    { id: 'ember', hue: 30, accents: [70, 20, 45] },
  ],
  compositions: [
    { id: 'peg-drop', draw: onStage(drawPegDrop), lift: 84 },
    { id: 'citadel', draw: onStage(drawCitadel) },
    { id: 'scratch-card', draw: onStage(drawScratchCard), lift: 44 },
    { id: 'fortune-wheel', draw: onStage(drawFortuneWheel), lift: 20 },
    { id: 'ascent', draw: onStage(drawAscent), lift: 50 },
  ],
  lettering: ({ hue, accents: [first] }) => ({
    face: 'bebas-neue',
    finish: 'metal',
    colours: {
      light: '#fff',
      middle: oklch(0.9, 0.1, first),
      dark: oklch(0.68, 0.15, first),
      rim: '#fff6da',
      edge: oklch(0.13, 0.06, hue),
      depth: oklch(0.27, 0.11, hue),
      glow: oklch(0.62, 0.17, first),
    },
  }),
};
