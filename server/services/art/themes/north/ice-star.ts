import { oklch } from '../../kit/colour.ts';
import type { Point } from '../../kit/path.ts';
import { polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import type { NorthPalette } from './sky.ts';
import { drawFrame, drawRange } from './sky.ts';

const centre = 300;

/** A place along a direction from a point: `along` it and `aside` of it. */
const from =
  ([x, y]: Point, angle: number) =>
  (along: number, aside: number): Point => [
    x + Math.cos(angle) * along - Math.sin(angle) * aside,
    y + Math.sin(angle) * along + Math.cos(angle) * aside,
  ];

interface Twig {
  readonly at: number;
  readonly length: number;
}

function starArm(angle: number, twigs: readonly Twig[], { aurora: [bright, deep] }: NorthPalette): string {
  const lightness = 0.6 + 0.3 * Math.cos(angle + 2.3);
  const lit = oklch(Math.min(0.98, lightness + 0.16), 0.07, bright);
  const shaded = oklch(Math.max(0.34, lightness - 0.16), 0.12, deep);
  const arm = from([centre, centre], angle);
  const facet = (points: readonly Point[], fill: string) => path(polygon(points), { fill });
  let facets =
    facet([arm(20, 0), arm(120, -20), arm(222, 0)], lit) + facet([arm(20, 0), arm(120, 20), arm(222, 0)], shaded);
  for (const { at, length } of twigs)
    for (const side of [-1, 1]) {
      const twig = from(arm(at, side * 6), angle + (side * Math.PI) / 3.2);
      const [upper, lower] = side > 0 ? [shaded, lit] : [lit, shaded];
      facets += facet([twig(0, 0), twig(length * 0.5, -9), twig(length, 0)], upper);
      facets += facet([twig(0, 0), twig(length * 0.5, 9), twig(length, 0)], lower);
    }
  return facets;
}

/** Draws a star of faceted ice with a cut stone in its middle. */
export function drawIceStar(scene: Scene, palette: NorthPalette): void {
  const { night, aurora } = palette;
  drawRange(scene, palette, 560, 80, 0.3, 0.5);
  scene.glow(centre, centre, 360, oklch(0.85, 0.12, aurora[0]), 0.85);
  const twigs: readonly Twig[] = [
    { at: scene.around(92, 8), length: scene.around(68, 8) },
    { at: scene.around(150, 8), length: scene.around(48, 8) },
    ...(scene.chance(0.5) ? [{ at: 190, length: 26 }] : []),
  ];
  const turn = scene.pick([0, Math.PI / 6]);
  const arms = Array.from({ length: 6 }, (_, arm) => starArm((arm * Math.PI) / 3 - Math.PI / 2 + turn, twigs, palette));
  scene.add(group({ stroke: '#fff', strokeOpacity: 0.6, strokeWidth: 1.2, strokeLinejoin: 'round' }, ...arms));
  drawBrilliant(scene, centre, centre, 64, aurora[0], { chroma: 0.1, sides: 6, lightness: 0.74 });
  scene.spark(scene.around(300, 60), 80, 60);
  drawFrame(scene, night, 720, [230, 170, 90]);
}
