import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { path } from '../../kit/shapes.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a mountain: `hue` is its fire or frost, `ember` what glows, `shade` the dark. */
export interface DragonPalette extends Palette {
  readonly ember: number;
  readonly shade: number;
}

const half = 34;

/** Draws a hide of scales over the canvas, brightest round a centre. */
export function drawScales(scene: Scene, { hue, ember }: DragonPalette, x: number, y: number, reach = 760): void {
  const scales: string[] = [];
  // From below upwards: every scale lies over the next lower row.
  for (let row = 26; row >= 0; row--)
    for (let column = -1; column < 11; column++) {
      const scaleX = column * 62 + (row % 2) * 31;
      const scaleY = row * 33 - 20;
      // The brightness falls with the distance from the light.
      const distance = Math.hypot(scaleX - x, (scaleY - y) * 1.5);
      const lightness = Math.max(0.15, 0.64 - distance / reach) * scene.between(0.86, 1.1);
      const colours = stops(
        [0, oklch(lightness * 0.35, 0.09, hue)],
        [0.7, oklch(lightness, 0.15, hue + 6)],
        [1, oklch(Math.min(0.9, lightness * 1.5), 0.13, ember)],
      );
      const [left, right] = [round(scaleX - half), round(scaleX + half)];
      const outline = `M${left} ${scaleY}Q${left} ${scaleY + 44} ${round(scaleX)} ${scaleY + 62}Q${right} ${scaleY + 44} ${right} ${scaleY}Z`;
      scales.push(path(outline, { fill: scene.linear(colours), stroke: '#050202', strokeWidth: 2.5 }));
    }
  scene.add(...scales);
}

/** Draws embers in the air, and the dark that the title stands on. */
export function drawEmbers(scene: Scene, { ember, shade }: DragonPalette): void {
  scene.motes(90, oklch(0.86, 0.18, ember - 15), { smallest: 1, largest: 4.2, opacity: 0.95 });
  scene.scrim(oklch(0.07, 0.03, shade), 0.56, 0.95);
  scene.vignette(0.4);
}
