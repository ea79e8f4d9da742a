import { oklch } from '../../kit/colour.ts';
import { facet } from '../../kit/facet.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, line, path } from '../../kit/shapes.ts';
import type { GemPalette } from './vault.ts';
import { stoneHue } from './vault.ts';

/** One crystal: its foot, height, half width, lean in degrees, hue and lightness. */
interface Crystal {
  readonly x: number;
  readonly y: number;
  readonly height: number;
  readonly half: number;
  readonly lean: number;
  readonly hue: number;
  readonly lightness: number;
}

/** From the back to the front: x, y, height, half width, lean, hue away from the stone's, lightness. */
const cluster = [
  [160, 560, 250, 30, -34, 20, 0.5],
  [440, 560, 260, 32, 32, -20, 0.5],
  [220, 570, 340, 38, -18, 8, 0.56],
  [386, 570, 350, 40, 17, -8, 0.56],
  [120, 570, 150, 26, -52, 40, 0.46],
  [486, 570, 160, 26, 50, -40, 0.46],
  [300, 580, 450, 54, -2, 0, 0.62],
  [252, 580, 210, 30, -9, 30, 0.6],
  [352, 580, 190, 30, 10, -30, 0.6],
] as const;

function drawCrystal(scene: Scene, { x, y, height, half, lean, hue, lightness }: Crystal): void {
  const shade = (change: number, chroma: number) =>
    oklch(Math.min(0.97, Math.max(0.12, lightness + change)), chroma, hue);
  const ridge = half * 0.2;
  const left = ramp(shade(0.3, 0.09), shade(0, 0.18));
  const middle = ramp(shade(0.1, 0.17), shade(-0.08, 0.19), shade(-0.24, 0.14));
  const right = ramp(shade(-0.1, 0.16), shade(-0.32, 0.11));
  const tip = [-ridge, -height] as const;
  const shoulder = [half * 0.34, -height * 0.8] as const;
  const [outerLeft, outerRight] = [[-half, -height * 0.74] as const, [half, -height * 0.62] as const];
  const glint = { stroke: '#fff', strokeOpacity: 0.6, strokeWidth: half * 0.12, strokeLinecap: 'round' } as const;
  scene.add(
    group(
      { transform: `translate(${Math.round(x)} ${y}) rotate(${Math.round(lean)})` },
      path(facet([-half, 0], outerLeft, tip, [-half * 0.1, 0]), { fill: scene.linear(left) }),
      path(facet([-half * 0.1, 0], tip, shoulder, [half * 0.42, 0]), { fill: scene.linear(middle) }),
      path(facet([half * 0.42, 0], shoulder, outerRight, [half, 0]), { fill: scene.linear(right) }),
      line(facet(outerLeft, tip, shoulder, outerRight, shoulder), {
        stroke: '#fff',
        strokeOpacity: 0.75,
        strokeWidth: 2,
      }),
      line(`M${-half * 0.7} ${-height * 0.12}V${-height * 0.66}`, glint),
    ),
  );
}

/** Draws crystals growing from the floor of a cave, lit from behind. */
export function drawCrystalCave(scene: Scene, { stone, hue }: GemPalette): void {
  const roof = 'M-30 -20H630V300C560 260 540 140 470 90C400 40 200 30 130 96C70 150 50 280 -30 330Z';
  const floor = 'M-30 560C100 520 200 560 300 556S520 520 630 560V890H-30Z';
  scene.glow(300, 380, 360, oklch(0.8, 0.18, stone), 0.85);
  scene.rays(300, 500, 13, 620, oklch(0.95, 0.08, stone), { opacity: 0.25, from: 195, to: 345, softness: 7 });
  const rock = scene.linear(ramp(oklch(0.1, 0.04, hue), oklch(0.24, 0.09, stone)));
  scene.add(path(roof, { fill: rock, stroke: oklch(0.6, 0.15, stone), strokeWidth: 2.5, strokeOpacity: 0.5 }));
  for (const [x, y, height, half, lean, away, lightness] of cluster)
    drawCrystal(scene, {
      x: scene.around(x, 10),
      y,
      height: height * scene.between(0.88, 1.08),
      half,
      lean: scene.around(lean, 4),
      hue: stoneHue(stone, away),
      lightness: stone > 60 && stone < 100 ? lightness + 0.14 : lightness,
    });
  const ground = scene.linear(
    stops([0, oklch(0.34, 0.12, stone)], [0.16, oklch(0.17, 0.07, hue)], [1, oklch(0.1, 0.05, hue)]),
  );
  scene.add(path(floor, { fill: ground, stroke: oklch(0.8, 0.14, stone), strokeWidth: 2, strokeOpacity: 0.6 }));
  scene.spark(268, 150, 70);
  scene.spark(450, 280, 44);
}
