import { oklch } from '../kit/colour.ts';
import type { LetteringColours } from '../kit/lettering-styles.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawAce } from './table/ace.ts';
import { drawBallLanding } from './table/ball-landing.ts';
import { drawCardFan } from './table/card-fan.ts';
import { drawChipStacks } from './table/chip-stacks.ts';
import { drawDealtHand } from './table/dealt-hand.ts';
import { drawDice } from './table/dice.ts';
import type { TablePalette } from './table/felt.ts';
import { drawFelt, drawTableAir } from './table/felt.ts';
import { drawLayout } from './table/layout.ts';
import { drawTurnedWheel } from './table/wheel-turned.ts';
import { drawWheel } from './table/wheel.ts';

/** The gaming salon: felt under a lamp, and what lies on it. */
const onFelt = (drawObject: (scene: Scene, palette: TablePalette) => void) => (scene: Scene, palette: TablePalette) => {
  drawFelt(scene, palette);
  drawObject(scene, palette);
  drawTableAir(scene, palette);
};

const silverLetters: LetteringColours = {
  light: '#fff',
  middle: oklch(0.86, 0.04, 250),
  dark: oklch(0.6, 0.07, 255),
  rim: '#f4f8ff',
  edge: oklch(0.12, 0.05, 262),
  depth: oklch(0.24, 0.08, 262),
  glow: oklch(0.6, 0.12, 250),
};

export const table: Theme<TablePalette> = {
  id: 'table',
  palettes: [
    { id: 'green', hue: 155, chroma: 0.09, light: 85, accent: 25, metal: 'gold' },
    { id: 'claret', hue: 15, chroma: 0.12, light: 80, accent: 262, metal: 'gold' },
    { id: 'midnight', hue: 262, chroma: 0.11, light: 230, accent: 25, metal: 'silver' },
    { id: 'plum', hue: 315, chroma: 0.1, light: 75, accent: 165, metal: 'gold' },
    { id: 'petrol', hue: 205, chroma: 0.075, light: 85, accent: 350, metal: 'gold' },
    { id: 'cognac', hue: 50, chroma: 0.075, light: 80, accent: 165, metal: 'gold' },
  ],
  compositions: [
    { id: 'wheel', draw: onFelt(drawWheel) },
    { id: 'card-fan', draw: onFelt(drawCardFan), lift: 64, mirrorable: false },
    { id: 'chip-stacks', draw: onFelt(drawChipStacks) },
    { id: 'wheel-turned', draw: onFelt(drawTurnedWheel) },
    { id: 'ball-landing', draw: onFelt(drawBallLanding) },
    { id: 'dealt-hand', draw: onFelt(drawDealtHand), lift: 44, mirrorable: false },
    { id: 'dice', draw: onFelt(drawDice) },
    { id: 'layout', draw: onFelt(drawLayout) },
    { id: 'ace', draw: onFelt(drawAce) },
  ],
  lettering: ({ hue, light, metal }) => ({
    face: 'yeseva-one',
    finish: 'metal',
    colours:
      metal === 'silver'
        ? silverLetters
        : { edge: oklch(0.12, 0.04, hue), depth: oklch(0.24, 0.07, hue), glow: oklch(0.6, 0.11, light) },
  }),
};
