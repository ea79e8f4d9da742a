import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import type { Point } from '../../kit/path.ts';
import { polar, polygon, polyline, smoothCurve } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path } from '../../kit/shapes.ts';
import type { SeaPalette } from './water.ts';

const turn = Math.PI * 2;
const growthOfATurn = 3;
const mouthRadius = 290;
const [centreX, centreY] = [250, 330];

/** A place on the spiral: `back` is how far it lies behind the mouth, in radians; `share` 1 is the outer wall. */
const spiral = (mouth: number, back: number, share = 1): Point =>
  polar(centreX, centreY, mouthRadius * share * growthOfATurn ** (-back / turn), mouth - back);

const arc = (mouth: number, from: number, to: number, share: number): Point[] =>
  Array.from({ length: 33 }, (_, step) => spiral(mouth, from + ((to - from) * step) / 32, share));

/** The inner wall of a whorl is the outer wall of the whorl before it. */
const innerShare = 1 / growthOfATurn;

/** The wall between two chambers, bowed toward the mouth. */
const septum = (mouth: number, back: number, bow: number): Point[] =>
  Array.from({ length: 9 }, (_, step) => {
    const across = step / 8;
    const share = 0.955 + (innerShare - 0.955) * across;
    return spiral(mouth, back - bow * Math.sin(across * Math.PI), share);
  });

function drawChambers(scene: Scene, mouth: number, count: number, { glow, shell }: SeaPalette): void {
  const step = turn / count;
  const bow = step * 0.9;
  const firstWall = 1.75;
  for (let chamber = count * 2; chamber >= 0; chamber--) {
    const [near, far] = [firstWall + chamber * step, firstWall + (chamber + 1) * step];
    const outline = [
      ...septum(mouth, near, bow),
      ...arc(mouth, near, far, innerShare),
      ...septum(mouth, far, bow).toReversed(),
      ...arc(mouth, far, near, 0.955),
    ];
    const lit = 0.94 - 0.16 * Math.abs(Math.sin((mouth - near) / 2 + 0.6));
    const [outer, inner] = [spiral(mouth, (near + far) / 2, 0.95), spiral(mouth, (near + far) / 2, innerShare)];
    const pearl = scene.linearOnCanvas(
      [
        [0, oklch(lit - 0.34, 0.1, shell - 8)],
        [0.45, oklch(lit - 0.1, 0.1, shell)],
        [0.8, oklch(lit, 0.05, shell + 8)],
        [1, oklch(lit - 0.06, 0.06, glow)],
      ],
      [...outer, ...inner],
    );
    scene.add(path(polygon(outline), { fill: pearl }));
    scene.add(
      line(smoothCurve(septum(mouth, near, bow)), {
        stroke: oklch(0.98, 0.02, shell),
        strokeWidth: 2.6,
        strokeLinecap: 'round',
      }),
    );
  }
}

/** Draws a nautilus shell cut open, its chambers winding inward to a light. */
export function drawNautilus(scene: Scene, palette: SeaPalette): void {
  const { glow, shell } = palette;
  const mouth = scene.around(0.55, 0.12);
  const whole = [...arc(mouth, 0, 2.2, 1), ...arc(mouth, 2.2, 4.4, 1), ...arc(mouth, 4.4, turn + 0.4, 1)];
  const silhouette = polygon([...whole, [centreX, centreY]]);
  scene.glow(300, 310, 370, oklch(0.85, 0.11, glow), 0.8);
  scene.shadow(silhouette, { drop: 22, softness: 18 });
  const wall = scene.linear(
    ramp(oklch(0.97, 0.03, shell + 10), oklch(0.8, 0.1, shell), oklch(0.42, 0.1, shell - 14)),
    [0, 0, 0.6, 1],
  );
  scene.add(path(silhouette, { fill: wall }));

  const room = [...arc(mouth, 0, 1.9, 0.955), ...septum(mouth, 1.9, 0), ...arc(mouth, 1.9, 0, innerShare)];
  const depth = scene.radialOnCanvas(
    [
      [0, oklch(0.22, 0.07, shell - 14)],
      [0.55, oklch(0.5, 0.1, shell - 6)],
      [1, oklch(0.9, 0.06, shell + 6)],
    ],
    [...spiral(mouth, 1.75, 0.66), 230],
  );
  scene.add(path(polygon(room), { fill: depth }));
  drawChambers(scene, mouth, scene.whole(15, 18), palette);
  scene.add(
    line(polyline(whole), {
      stroke: oklch(0.98, 0.02, shell),
      strokeWidth: 3,
      strokeOpacity: 0.85,
      strokeLinejoin: 'round',
    }),
    line(polyline(arc(mouth, 2.3, 4, 0.978)), {
      stroke: '#fff',
      strokeWidth: 7,
      strokeOpacity: 0.75,
      strokeLinecap: 'round',
      filter: scene.blur(2),
    }),
    group(
      { blend: 'screen' },
      circle(centreX, centreY, 20, {
        fill: scene.radial([
          [0, '#fff', 1],
          [0.4, oklch(0.9, 0.1, glow), 0.7],
          [1, oklch(0.8, 0.1, glow), 0],
        ]),
      }),
    ),
  );
  scene.glow(centreX, centreY, 110, oklch(0.9, 0.12, glow), 0.6);
  const [sparkX, sparkY] = spiral(mouth, 3.2, 0.97);
  scene.spark(sparkX, sparkY, 60);
}
