import { oklch } from '../../kit/colour.ts';
import { across, ramp } from '../../kit/paint.ts';
import { circlePath, polar, round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { roundMetal } from '../../props/gold.ts';
import type { SeaPalette } from './water.ts';

const [centreX, centreY] = [300, 292];
const seam = '#3a1d06';

interface Port {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly bolts: number;
  /** How much the port is turned away, as the share of its width that is left. */
  readonly turned: number;
}

function drawPort(scene: Scene, { x, y, radius, bolts, turned }: Port, metal: number, { hue, glow }: SeaPalette): void {
  const glass = scene.radial(
    [
      [0, oklch(0.97, 0.06, glow)],
      [0.4, oklch(0.78, 0.14, glow)],
      [0.8, oklch(0.38, 0.1, hue + 8)],
      [1, oklch(0.16, 0.06, hue + 20)],
    ],
    [0.5, 0.5, 0.56, 0.42, 0.6],
  );
  const bar = scene.linear(
    ramp(oklch(0.9, 0.08, metal), oklch(0.6, 0.11, metal), oklch(0.3, 0.07, metal - 12)),
    across,
  );
  const studs = Array.from({ length: bolts }, (_, bolt) => {
    const [boltX, boltY] = polar(0, 0, radius * 0.89, (bolt / bolts) * Math.PI * 2 + 0.2);
    return circle(boltX, boltY, radius * 0.062, {
      fill: roundMetal(scene, metal + 6, 0.1),
      stroke: seam,
      strokeWidth: 1,
    });
  });
  scene.add(
    group(
      { transform: `translate(${round(x)} ${round(y)}) scale(${turned} 1)` },
      circle(4, 9, radius * 1.02, { fill: '#000', opacity: 0.5, filter: scene.blur(7) }),
      circle(0, 0, radius, { fill: roundMetal(scene, metal, 0.11), stroke: seam, strokeWidth: 2 }),
      circle(0, 0, radius * 0.78, { fill: scene.linear(ramp(seam, oklch(0.66, 0.11, metal))) }),
      circle(0, 0, radius * 0.7, { fill: glass }),
      ...studs,
      group(
        { clipPath: scene.clip(circle(0, 0, radius * 0.74)) },
        ...[-0.24, 0.24].flatMap((share) => [
          rectangle(radius * share - radius * 0.04, -radius, radius * 0.08, radius * 2, { fill: bar }),
          rectangle(-radius, radius * share - radius * 0.04, radius * 2, radius * 0.08, {
            fill: scene.linear(ramp(oklch(0.88, 0.08, metal), oklch(0.36, 0.08, metal - 10))),
          }),
        ]),
      ),
      ellipse(-radius * 0.28, -radius * 0.36, radius * 0.26, radius * 0.13, { fill: '#fff', opacity: 0.5 }, -36),
    ),
  );
}

function drawCollar(scene: Scene, metal: number): void {
  const plate =
    'M150 446C160 428 440 428 450 446C496 470 530 510 540 560C470 604 130 604 60 560C70 510 104 470 150 446Z';
  const sheet = scene.linear(
    [
      [0, oklch(0.3, 0.08, metal - 14)],
      [0.22, oklch(0.8, 0.12, metal)],
      [0.34, oklch(0.94, 0.06, metal + 6)],
      [0.55, oklch(0.6, 0.11, metal)],
      [0.85, oklch(0.4, 0.09, metal - 8)],
      [1, oklch(0.24, 0.06, metal - 16)],
    ],
    across,
  );
  scene.shadow(plate, { drop: 18, softness: 16 });
  scene.add(
    path(plate, { fill: sheet, stroke: seam, strokeWidth: 3 }),
    line('M86 540C150 572 450 572 514 540', { stroke: seam, strokeWidth: 3, opacity: 0.6 }),
  );
  for (let bolt = 0; bolt < 9; bolt++) {
    const side = bolt / 4 - 1;
    scene.add(
      circle(centreX + side * 200, 556 - side * side * 34, 9, {
        fill: roundMetal(scene, metal + 6, 0.1),
        stroke: seam,
        strokeWidth: 1.5,
      }),
    );
  }
  const ring = scene.linear(
    ramp(
      oklch(0.3, 0.07, metal - 14),
      oklch(0.93, 0.07, metal),
      oklch(0.62, 0.11, metal),
      oklch(0.26, 0.06, metal - 14),
    ),
    across,
  );
  scene.add(
    rectangle(146, 424, 308, 40, { fill: ring, stroke: seam, strokeWidth: 2.5 }, 16),
    line('M150 444H450', { stroke: seam, strokeWidth: 2, opacity: 0.6 }),
  );
}

/** Draws an old diver's helmet of brass or copper, lit from inside. */
export function drawHelmet(scene: Scene, palette: SeaPalette): void {
  const { hue, glow } = palette;
  const metal = scene.pick([75, 75, 52]);
  scene.glow(centreX, centreY, 360, oklch(0.85, 0.1, hue - 15), 0.7);
  drawCollar(scene, metal);
  const dome = circlePath(centreX, centreY, 172);
  scene.shadow(dome, { drop: 16, softness: 14 });
  scene.add(
    path(dome, { fill: roundMetal(scene, metal, 0.1), stroke: seam, strokeWidth: 3 }),
    line(`M${centreX} 120C222 170 206 380 236 450M${centreX} 120C378 170 394 380 364 450`, {
      stroke: seam,
      strokeWidth: 3,
      opacity: 0.35,
    }),
    line('M150 380A172 172 0 0 0 450 380', {
      stroke: oklch(0.85, 0.1, glow),
      strokeWidth: 6,
      opacity: 0.5,
      filter: scene.blur(3),
    }),
  );
  drawPort(scene, { x: 300, y: 142, radius: 46, bolts: 8, turned: 1 }, metal, palette);
  drawPort(scene, { x: 150, y: 300, radius: 64, bolts: 8, turned: 0.42 }, metal, palette);
  drawPort(scene, { x: 450, y: 300, radius: 64, bolts: 8, turned: 0.42 }, metal, palette);
  drawPort(scene, { x: scene.around(300, 6), y: 318, radius: 104, bolts: 14, turned: 1 }, metal, palette);
  scene.glow(300, 330, 130, oklch(0.85, 0.16, glow), 0.75);
  scene.spark(232, 208, 56);
}
