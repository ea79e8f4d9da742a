import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { flatMetal } from '../../props/gold.ts';
import type { ClockworkPalette } from './workshop.ts';
import { drawScrews, drawWheel } from './workshop.ts';

/** At three depths: x, y, radius, teeth, light. */
const wheels = [
  [90, 150, 150, 20, 0.42],
  [520, 170, 140, 18, 0.42],
  [90, 500, 130, 18, 0.36],
  [520, 500, 150, 20, 0.36],
  [170, 270, 112, 18, 0.8],
  [448, 300, 104, 16, 0.78],
  [310, 480, 92, 14, 0.72],
  [320, 170, 76, 14, 0.85],
] as const;

/** Draws gears at three depths round a shining stone. */
export function drawHeart(scene: Scene, palette: ClockworkPalette): void {
  const { glow, metal, chroma } = palette;
  scene.glow(300, 320, 360, oklch(0.85, 0.15, glow), 0.9);
  for (const [x, y, radius, teeth, lit] of wheels) {
    const place = { x: scene.around(x, 8), y: scene.around(y, 8), turn: scene.between(0, 30) };
    drawWheel(scene, palette, { ...place, radius, teeth, lit, holes: scene.pick([4, 5, 6]) });
  }
  scene.glow(300, 320, 200, oklch(0.95, 0.13, glow), 0.95);
  scene.add(circle(300, 320, 92, { fill: flatMetal(scene, metal, chroma) }), circle(300, 320, 78, { fill: '#120b05' }));
  drawBrilliant(scene, 300, 320, 66, glow, {
    chroma: 0.17,
    sides: scene.pick([8, 10]),
    lightness: 0.66,
    turn: scene.between(0, 0.6),
  });
  drawScrews(scene, 300, 320, 85, 8);
}
