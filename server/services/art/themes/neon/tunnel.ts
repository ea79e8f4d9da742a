import { oklch } from '../../kit/colour.ts';
import { polar, polygon, polyline } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, line, path } from '../../kit/shapes.ts';
import type { NeonPalette } from './tube.ts';
import { tube, tubeColours } from './tube.ts';

const bolt = 'M330 150L212 352H290L252 512L396 284H312L366 150Z';
const prism = 'M300 168L420 392H180ZM300 168L326 348L420 392M326 348L180 392';
const heart =
  'M300 452C170 356 184 232 252 226C282 224 296 248 300 270C304 248 318 224 348 226C416 232 430 356 300 452Z';

function drawDepth(scene: Scene, sides: number, twist: number, first: string, second: string): void {
  for (let ring = 0; ring < 9; ring++) {
    const radius = 46 * 1.34 ** ring;
    const turn = 0.52 + ring * twist;
    const frame = polygon(
      Array.from({ length: sides }, (_, index) => polar(300, 330, radius, (index / sides) * Math.PI * 2 + turn)),
    );
    scene.add(group({ opacity: 0.25 + ring * 0.085 }, tube(scene, frame, ring % 2 ? first : second, 1.5 + ring * 0.9)));
  }
}

/** Draws a bright sign at the end of a tunnel of tubes. */
export function drawTunnel(scene: Scene, palette: NeonPalette): void {
  const { first, second } = tubeColours(palette);
  const core = oklch(0.9, 0.19, 98);
  scene.background(oklch(0.09, 0.05, palette.second + 30));
  scene.glow(300, 330, 430, second, 0.5);
  drawDepth(scene, scene.pick([6, 6, 4, 8]), scene.around(0.05, 0.03), first, second);
  const streaks = Array.from({ length: 60 }, () => {
    const angle = scene.between(0, 6.28);
    const start = scene.between(90, 300);
    return polyline([polar(300, 330, start, angle), polar(300, 330, start + scene.between(20, 120), angle)]);
  });
  scene.add(line(streaks.join(''), { stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 2 }));
  scene.glow(300, 330, 210, '#fff', 0.5);
  const sign = scene.pick([bolt, bolt, prism, heart]);
  scene.add(
    path(sign, { fill: '#050008', opacity: 0.75 }),
    path(sign, { fill: oklch(0.72, 0.19, 60), opacity: 0.3 }),
    tube(scene, sign, core, 10),
  );
}
