import { oklch } from '../../kit/colour.ts';
import { across, upperLeftLight } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path } from '../../kit/shapes.ts';
import { flatMetal } from '../../props/gold.ts';
import type { ClockworkPalette } from './workshop.ts';
import { drawWheel } from './workshop.ts';

interface Hoop {
  readonly radiusX: number;
  readonly radiusY: number;
  readonly turn: number;
  readonly width: number;
}

function drawHoop(scene: Scene, { radiusX, radiusY, turn, width }: Hoop, trim: number): void {
  const ring = (shrink: number, look: Parameters<typeof ellipse>[4]) =>
    ellipse(300, 300, radiusX - shrink, radiusY - shrink, { fill: 'none', ...look });
  scene.add(
    group(
      { transform: `rotate(${round(turn)} 300 300)` },
      ring(0, { stroke: '#000', strokeOpacity: 0.5, strokeWidth: width + 5 }),
      ring(0, { stroke: flatMetal(scene, trim), strokeWidth: width }),
      ring(width * 0.2, { stroke: '#fff', strokeOpacity: 0.5, strokeWidth: 1.2, strokeDasharray: '2 7' }),
    ),
  );
}

/** Draws an armillary: hoops of metal round a small sun, planets on their ways. */
export function drawOrrery(scene: Scene, palette: ClockworkPalette): void {
  const { glow, trim, hue } = palette;
  scene.stars(70, { bottom: 640, opacity: 0.7 });
  scene.glow(300, 300, 330, oklch(0.85, 0.1, glow), 0.7);
  scene.add(path('M284 520h32l12 60h70v22H202v-22h70Z', { fill: flatMetal(scene, trim, 0.1, across) }));
  drawHoop(scene, { radiusX: 222, radiusY: 222, turn: 0, width: 13 }, trim);
  const lean = scene.around(0, 14);
  drawHoop(scene, { radiusX: 208, radiusY: 70, turn: lean - 24, width: 10 }, trim);
  drawHoop(scene, { radiusX: 196, radiusY: 96, turn: lean + 62, width: 9 }, trim);
  drawHoop(scene, { radiusX: 180, radiusY: 44, turn: lean + 20, width: 8 }, trim);
  const sun = stops(
    [0, '#fff'],
    [0.25, oklch(0.9, 0.11, glow)],
    [0.6, oklch(0.56, 0.14, glow)],
    [1, oklch(0.24, 0.09, hue)],
  );
  scene.add(circle(300, 300, scene.around(70, 6), { fill: scene.radial(sun, upperLeftLight) }));
  scene.glow(300, 300, 140, oklch(0.9, 0.11, glow), 0.7);
  const planets = [
    [108, 214, 20],
    [462, 420, 26],
    [486, 196, 15],
    [196, 470, 13],
  ] as const;
  const first = scene.between(0, 360);
  for (const [index, [x, y, radius]] of planets.entries()) {
    const planetHue = first + index * 85;
    const surface = ramp('#fff', oklch(0.75, 0.12, planetHue), oklch(0.26, 0.08, planetHue));
    const place = [scene.around(x, 14), scene.around(y, 14), radius * scene.between(0.85, 1.2)] as const;
    scene.add(circle(...place, { fill: scene.radial(surface, upperLeftLight) }));
  }
  scene.spark(272, 272, 50);
  drawWheel(scene, palette, { x: 60, y: 610, radius: 110, teeth: 16, turn: scene.between(0, 40), lit: 0.5 });
  drawWheel(scene, palette, { x: 560, y: 630, radius: 120, teeth: 18, turn: scene.between(0, 40), lit: 0.5 });
}
