import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, line } from '../../kit/shapes.ts';
import { drawFruitLeaf, drop, ripeSkin, shine } from './ripe.ts';
import type { FruitPalette } from './ripe.ts';

const rows = [3, 4, 5, 4, 4, 3, 2, 1] as const;
const grapeRadius = 50;

interface Grape {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

function drawGrape(scene: Scene, { x, y, radius }: Grape, hue: number, shaded: boolean): void {
  // Green skins start lighter: dark ones read as olives.
  const fresh = hue > 100 && hue < 140 ? 0.72 : 0.54;
  const lightness = shaded ? fresh * 0.66 : scene.around(fresh, 0.04);
  scene.add(
    ellipse(x + 4, y + 10, radius, radius, { fill: '#000', opacity: 0.35, filter: scene.blur(6) }),
    circle(x, y, radius, { fill: ripeSkin(scene, hue + scene.around(0, 5), shaded ? 0.12 : 0.17, lightness) }),
  );
  if (shaded) return;
  scene.add(
    shine(scene, x - radius * 0.34, y - radius * 0.4, radius * 0.3, radius * 0.17, -34, 0.85),
    // The bloom of a fresh grape.
    ellipse(x + radius * 0.1, y + radius * 0.2, radius * 0.7, radius * 0.6, { fill: '#fff', opacity: 0.05 }),
  );
}

function bunch(scene: Scene): readonly Grape[] {
  const grapes = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => ({
      x: 300 + (place - (count - 1) / 2) * 74 + scene.around(0, 13),
      y: 208 + row * 47 + scene.around(0, 11),
      radius: grapeRadius + scene.around(0, 5),
    })),
  );
  // The fullest part of the bunch stands in front.
  const fromMiddle = ({ x, y }: Grape) => Math.hypot(x - 286, (y - 320) * 0.7);
  return grapes.sort((one, other) => fromMiddle(other) - fromMiddle(one));
}

/** Draws a hanging bunch of grapes with two leaves; green, red or blue, whichever stands out from the curtain. */
export function drawGrapes(scene: Scene, { hue }: FruitPalette): void {
  const skins = [132, 15, 305].filter((skin) => Math.abs(skin - hue) > 40);
  const skin = skins[scene.whole(0, skins.length - 1)] ?? 305;
  scene.glow(300, 320, 400, oklch(0.85, 0.12, hue + 20), 0.7);
  const grapes = bunch(scene);
  for (const grape of grapes) drawGrape(scene, { ...grape, x: grape.x * 0.94 + 18, y: grape.y + 18 }, skin, true);
  scene.add(
    line('M300 206C296 160 308 128 330 92M330 92C300 96 280 90 262 78M330 92C352 96 372 92 392 80', {
      stroke: '#5b3d1a',
      strokeWidth: 13,
      strokeLinecap: 'round',
    }),
  );
  scene.add(line('M299 200C296 160 308 128 329 92', { stroke: '#a87a3c', strokeWidth: 4, strokeLinecap: 'round' }));
  drawFruitLeaf(scene, `translate(318 128) rotate(${round(scene.around(14, 6))}) scale(.86)`);
  drawFruitLeaf(scene, `translate(316 124) rotate(${round(scene.around(-16, 6))}) scale(-.82 .82)`);
  for (const grape of grapes) drawGrape(scene, grape, skin, false);
  for (const grape of grapes)
    if (scene.chance(0.3))
      scene.add(drop(grape.x + scene.around(4, 14), grape.y + scene.between(4, 22), scene.between(3, 6.5)));
  scene.spark(238, 226, 62);
}
