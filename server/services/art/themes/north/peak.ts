import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import type { Point } from '../../kit/path.ts';
import { polygon } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path, rectangle } from '../../kit/shapes.ts';
import { fir } from '../../props/fir.ts';
import type { NorthPalette } from './sky.ts';
import { drawFrame, drawRange } from './sky.ts';

const footY = 530;

interface Face {
  readonly corners: readonly Point[];
  readonly lightness: number;
}

/** The faces of a mountain: a jagged spine from the top parts the lit side from the shaded one. */
function faces(scene: Scene, x: number, topY: number, reach: number): readonly Face[] {
  const rows = 5;
  const spine: Point[] = [[x, topY]];
  const left: Point[] = [[x, topY]];
  const right: Point[] = [[x, topY]];
  for (let row = 1; row <= rows; row++) {
    const share = row / rows;
    const y = topY + (footY - topY) * share;
    spine.push([x + scene.around(16 * share, 26), y + scene.around(0, 8)]);
    left.push([x - reach * share ** 0.86 + scene.around(0, 14), y + scene.around(0, 8)]);
    right.push([x + reach * share ** 0.92 + scene.around(0, 14), y + scene.around(0, 8)]);
  }
  return Array.from({ length: rows }).flatMap((_, row): Face[] => {
    const [s, s2, l, l2, r, r2] = [spine[row], spine[row + 1], left[row], left[row + 1], right[row], right[row + 1]];
    if (!s || !s2 || !l || !l2 || !r || !r2) return [];
    const fade = row * 0.085;
    const inLeft: Point = [(s2[0] + l2[0]) / 2 + scene.around(0, 14), (s2[1] + l2[1]) / 2];
    const inRight: Point = [(s2[0] + r2[0]) / 2 + scene.around(0, 14), (s2[1] + r2[1]) / 2];
    return [
      { corners: [l, l2, inLeft], lightness: 0.8 - fade },
      { corners: [s, l, inLeft], lightness: 0.94 - fade },
      { corners: [s, inLeft, s2], lightness: 0.87 - fade },
      { corners: [s, s2, inRight], lightness: 0.46 - fade * 0.6 },
      { corners: [s, inRight, r], lightness: 0.54 - fade * 0.7 },
      { corners: [r, inRight, r2], lightness: 0.4 - fade * 0.5 },
    ];
  });
}

function mountain(scene: Scene, palette: NorthPalette, x: number, topY: number, reach: number, haze: number): string {
  const { night, aurora } = palette;
  return faces(scene, x, topY, reach)
    .map(({ corners, lightness }) => {
      const hazy = lightness + (0.5 - lightness) * haze;
      const hue = lightness > 0.6 ? aurora[0] : night - 8;
      const fill = oklch(hazy, lightness > 0.6 ? 0.05 : 0.075, hue);
      // The stroke closes the hairline between neighbouring faces.
      return path(polygon(corners), { fill, stroke: fill, strokeWidth: 1 });
    })
    .join('');
}

/** Draws one great faceted mountain with a small moon, mirrored in still water. */
export function drawPeak(scene: Scene, palette: NorthPalette): void {
  const { night, aurora } = palette;
  const moonX = scene.around(452, 40);
  const moonY = scene.around(130, 24);
  scene.glow(moonX, moonY, 190, '#fff', 0.5);
  scene.add(
    circle(moonX, moonY, scene.around(38, 8), {
      fill: scene.radial(ramp('#fff', oklch(0.88, 0.05, aurora[0])), [0.5, 0.5, 0.6, 0.4, 0.35]),
    }),
  );
  drawRange(scene, palette, 480, 60, 0.4, 0.5);
  const x = scene.around(285, 22);
  const peaks =
    mountain(scene, palette, x - scene.around(176, 16), scene.around(330, 18), 180, 0.45) +
    mountain(scene, palette, x + scene.around(186, 16), scene.around(350, 18), 170, 0.45) +
    mountain(scene, palette, x, scene.around(142, 16), 270, 0);
  scene.add(peaks);
  scene.glow(x - 40, 240, 260, oklch(0.85, 0.12, aurora[0]), 0.4);
  const water = scene.linear(ramp(oklch(0.4, 0.1, aurora[1]), oklch(0.2, 0.07, night), oklch(0.08, 0.04, night)));
  const ripples = Array.from({ length: 26 }, (_, index) =>
    rectangle(
      scene.between(-60, 560),
      footY + 8 + (index / 26) ** 1.5 * 180,
      scene.between(50, 220),
      1 + index * 0.07,
      {},
      1,
    ),
  );
  scene.add(
    rectangle(-30, footY, 660, 360, { fill: water }),
    group(
      { clipPath: scene.clip(rectangle(-30, footY, 660, 360)) },
      group({ transform: `translate(0 ${footY * 1.62}) scale(1 -0.62)`, opacity: 0.5, filter: scene.blur(3) }, peaks),
      group({ fill: oklch(0.92, 0.08, aurora[0]), opacity: 0.28 }, ripples.join('')),
    ),
    ellipse(300, footY, 420, 12, { fill: oklch(0.8, 0.08, aurora[0]), opacity: 0.3, filter: scene.blur(5) }),
  );
  const shore = Array.from({ length: 34 }, () =>
    fir(scene.between(-20, 620), footY + scene.around(3, 4), scene.between(20, 54)),
  );
  scene.add(path(shore.join(''), { fill: oklch(0.13, 0.05, night) }));
  drawFrame(scene, night, 730, [300, 220, 130]);
}
