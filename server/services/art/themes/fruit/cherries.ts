import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, line, path } from '../../kit/shapes.ts';
import type { FruitPalette } from './ripe.ts';
import { drawFruitLeaf, drop, ripeSkin, shine } from './ripe.ts';

function drawCherry(scene: Scene, x: number, y: number, radius: number, hue: number): void {
  const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
  const r = (share: number) => round(radius * share);
  const dip = `M${at(-0.5, -0.8)}Q${at(0, -0.5)} ${at(0.5, -0.82)}Q${at(0, -0.98)} ${at(-0.5, -0.8)}Z`;
  const bounce = `M${at(-0.66, 0.6)}A${r(1)} ${r(1)} 0 0 0 ${at(0.8, 0.5)}A${r(1.2)} ${r(1.1)} 0 0 1 ${at(-0.66, 0.6)}Z`;
  scene.add(
    ellipse(x, y, radius * 1.04, radius, { fill: ripeSkin(scene, hue) }),
    path(dip, { fill: oklch(0.16, 0.08, hue), opacity: 0.55 }),
    path(bounce, { fill: oklch(0.8, 0.14, hue + 20), opacity: 0.55, filter: scene.blur(3) }),
    shine(scene, x - radius * 0.36, y - radius * 0.4, radius * 0.32, radius * 0.2),
  );
}

function drawStalks(scene: Scene, leftX: number, rightX: number): void {
  const left = `M${leftX} 400C${leftX + 8} 290 290 190 392 122`;
  const right = `M${rightX} 430C${rightX - 4} 320 392 210 392 122`;
  scene.add(
    line(left + right, { stroke: oklch(0.37, 0.09, 132), strokeWidth: 15, strokeLinecap: 'round' }),
    line(left + right, {
      stroke: oklch(0.72, 0.15, 125),
      strokeWidth: 5,
      strokeLinecap: 'round',
      transform: 'translate(-2 2)',
    }),
    ellipse(392, 116, 22, 12, { fill: oklch(0.54, 0.11, 125) }),
  );
}

/** Draws two wet cherries on their stalks under one leaf. */
export function drawCherries(scene: Scene, { berry }: FruitPalette): void {
  const [leftX, rightX] = [Math.round(scene.around(216, 8)), Math.round(scene.around(398, 8))];
  const [leftSize, rightSize] = [scene.around(125, 6), scene.around(112, 8)];
  scene.rays(300, 330, 28, 700, oklch(0.95, 0.08, 85), { opacity: 0.28, softness: 1.5 });
  scene.glow(300, 320, 330, oklch(0.9, 0.13, 70), 0.7);
  scene.groundShadow(300, 585, 230, 34);
  drawStalks(scene, leftX + 4, rightX - 2);
  drawFruitLeaf(scene, `translate(388 118) rotate(${round(scene.around(0, 8))})`);
  drawCherry(scene, rightX, 478, rightSize, berry);
  drawCherry(scene, leftX, 452, leftSize, berry);
  for (let count = scene.whole(6, 9); count > 0; count--) {
    const [x, y, size] = scene.chance(0.6) ? [leftX, 452, leftSize] : [rightX, 478, rightSize];
    const [angle, reach] = [scene.between(0, 3.6), scene.between(0.2, 0.72)];
    scene.add(drop(x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach, scene.between(4, 9.5)));
  }
  scene.spark(leftX - 44, 398, 60);
  scene.spark(rightX - 38, 430, 40);
}
