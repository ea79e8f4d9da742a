import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group } from '../../kit/shapes.ts';
import type { SpacePalette } from './sky.ts';

const [x, y] = [300, 310];

/** Draws a black hole in its disc of hot matter. */
export function drawBlackHole(scene: Scene, { nebula, light }: SpacePalette): void {
  const tilt = scene.around(-14, 8);
  // The matter cools from the light's hue towards the nebula's, the short way round.
  const way = ((nebula - light + 540) % 360) - 180;
  const cooling = Math.max(-70, Math.min(70, way));
  scene.glow(x, y, 420, oklch(0.8, 0.16, light), 0.55);
  const threads = Array.from({ length: 70 }, (_, index) => {
    const share = index / 70;
    const radius = 110 + index * 2.8;
    const stroke = oklch(0.98 - 0.5 * share, 0.05 + 0.14 * share, light - 20 + share * cooling);
    const dash = [scene.between(40, 260), scene.between(2, 50)].map(round).join(' ');
    return ellipse(
      x,
      y,
      radius,
      radius * 0.3,
      { fill: 'none', stroke, strokeWidth: 2.6, strokeDasharray: dash, opacity: 0.85 - 0.5 * share },
      tilt,
    );
  });
  scene.add(...threads);
  scene.glow(x, y, 190, '#fff', 0.7);
  const halo = {
    fill: 'none',
    stroke: oklch(0.97, 0.07, light),
    strokeWidth: 20,
    opacity: 0.85,
    filter: scene.blur(6),
  };
  scene.add(
    circle(x, y, 106, halo),
    circle(x, y, 104, { fill: '#020106' }),
    circle(x, y, 105, { fill: 'none', stroke: '#fff8e4', strokeWidth: 4 }),
  );
  const front = scene.clip(`<path transform="rotate(${round(tilt)} ${x} ${y})" d="M-100 ${y}H700V900H-100Z"/>`);
  const bands = Array.from({ length: 22 }, (_, index) => {
    const radius = 112 + index * 7;
    const stroke = oklch(0.97 - 0.02 * index, 0.04 + 0.006 * index, light - 10);
    return ellipse(
      x,
      y,
      radius,
      radius * 0.25,
      { fill: 'none', stroke, strokeWidth: 4.5, opacity: 0.9 - 0.035 * index },
      tilt,
    );
  });
  scene.add(group({ clipPath: front }, ...bands));
  scene.spark(178, 344, 60);
}
