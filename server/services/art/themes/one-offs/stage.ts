import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a stage: `hue` the dark, `accents` what glows, the first the most. */
export interface StagePalette extends Palette {
  readonly accents: readonly [number, number, number];
}

/** Draws the dark stage. */
export function drawStage(scene: Scene, { hue }: StagePalette): void {
  scene.background(scene.linear(ramp(oklch(0.38, 0.13, hue), oklch(0.22, 0.1, hue), oklch(0.09, 0.05, hue))));
}

/** Draws dust in the light, and the dark that the title stands on. */
export function drawStageAir(scene: Scene, { hue, accents: [first] }: StagePalette): void {
  scene.motes(40, oklch(0.96, 0.08, first), { bottom: 680, smallest: 1, largest: 3.4, opacity: 0.9 });
  scene.scrim(oklch(0.08, 0.04, hue), 0.62, 0.95);
}
