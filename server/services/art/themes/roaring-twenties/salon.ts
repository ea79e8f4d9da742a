import { oklch } from '../../kit/colour.ts';
import { diagonal } from '../../kit/paint.ts';
import { polar, polyline, round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { gold } from '../../props/gold.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a salon: `hue` the lacquer, `chroma` its strength, `gold` the hue of the titles' gold, `jewel` the stones. */
export interface DecoPalette extends Palette {
  readonly chroma: number;
  readonly gold: number;
  readonly jewel: number;
}

/** The gold that everything is drawn in. */
export const gilt = (scene: Scene): string => gold(scene, diagonal);

/** Draws the lacquer behind everything. */
export function drawLacquer(scene: Scene, { hue, chroma }: DecoPalette): void {
  const lacquer = ramp(oklch(0.32, chroma * 1.4, hue), oklch(0.17, chroma, hue), oklch(0.08, chroma * 0.6, hue));
  scene.background(scene.radial(lacquer, [0.5, 0.42, 0.75]));
}

/** Draws gold dust, and the dark that the title stands on. */
export function drawGoldDust(scene: Scene, { hue, chroma }: DecoPalette): void {
  scene.motes(60, '#ffe3a0', { bottom: 700, smallest: 1, largest: 3.4, opacity: 0.85 });
  scene.scrim(oklch(0.06, chroma * 0.5, hue), 0.6, 0.95);
}

/** Path data of a half fan of hairlines with cross arcs, opening upwards from (x, y). */
export function fanLines(x: number, y: number, radius: number, ribs: number, arcs: number): string {
  let data = '';
  for (let rib = 0; rib <= ribs; rib++) data += polyline([[x, y], polar(x, y, radius, Math.PI * (1 + rib / ribs))]);
  for (let arc = 1; arc <= arcs; arc++) {
    const reach = round((radius * arc) / arcs);
    data += `M${round(x - reach)} ${y}A${reach} ${reach} 0 0 1 ${round(x + reach)} ${y}`;
  }
  return data;
}
