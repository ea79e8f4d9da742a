import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { palm } from '../../props/palm.ts';
import type { DesertPalette } from './land.ts';

const shoreY = 500;

function drawTent(scene: Scene, x: number, cloth: number): void {
  const canvas = scene.linear(ramp(oklch(0.72, 0.14, cloth), oklch(0.34, 0.12, cloth)), [0, 0, 1, 1]);
  scene.add(
    group(
      { transform: `translate(${round(x)} ${shoreY - 2})` },
      path('M-74 6Q-30 -44 0 -72Q30 -44 74 6Z', { fill: canvas }),
      path('M-20 6Q-6 -30 0 -56Q6 -30 20 6Z', { fill: scene.linear(ramp('#ffdf95', '#e8892c')) }),
      line('M0 -72V-86M-40 -30Q-24 -10 -34 6M40 -30Q24 -10 34 6', {
        stroke: oklch(0.25, 0.08, cloth),
        strokeWidth: 2.5,
      }),
    ),
  );
  scene.glow(x, shoreY - 10, 70, '#ffb85a', 0.8);
}

function drawPool(scene: Scene, palms: string, sunX: number, horizon: number, cloth: number, night: boolean): void {
  const pool = `M-30 ${shoreY + 8}H630V690C500 720 420 640 300 652C180 664 90 720 -30 690Z`;
  const water = scene.linear([
    [0, night ? oklch(0.62, 0.1, 60) : oklch(0.9, 0.09, horizon + 12)],
    [0.25, oklch(0.5, 0.1, cloth)],
    [1, oklch(0.2, 0.07, cloth + 14)],
  ]);
  let glints = '';
  for (let index = 0; index < 34; index++) {
    const depth = (index / 34) ** 1.5;
    const width = scene.between(14, 60) * (1 + depth);
    const x = sunX + scene.around(0, 30 + 130 * depth) - width / 2;
    glints += rectangle(x, shoreY + 14 + depth * 140, width, 1.4 + depth * 2.4, {}, 1.2);
  }
  scene.add(
    path(pool, { fill: water }),
    group(
      { clipPath: scene.clip(path(pool, {})) },
      group(
        { opacity: 0.55, transform: `translate(0 ${2 * shoreY + 30}) scale(1 -1)`, filter: scene.blur(2.5) },
        palms,
      ),
      group({ fill: night ? '#fff6dc' : '#fffbe6', opacity: 0.7 }, glints),
    ),
  );
}

/** Draws palms and one lit tent beside a pool that mirrors them. */
export function drawOasis(scene: Scene, { sand, horizon, cloth, night }: DesertPalette): void {
  const sunX = scene.around(300, 40);
  scene.glow(sunX, 320, 400, night ? oklch(0.85, 0.07, 240) : oklch(0.96, 0.1, 80), 0.95);
  const disc = night
    ? scene.radial(ramp('#fff', oklch(0.88, 0.03, 240)))
    : scene.linear(ramp('#fffbe6', oklch(0.86, 0.15, 72)));
  scene.add(circle(sunX, scene.around(300, 20), scene.around(132, 16), { fill: disc }));
  scene.dune(452, 26, { fill: scene.linear(ramp(oklch(0.8, 0.1, sand), oklch(0.5, 0.1, sand - 12))) }, { waves: 1.6 });
  scene.dune(
    486,
    14,
    { fill: scene.linear(ramp(oklch(0.62, 0.12, sand - 6), oklch(0.34, 0.1, sand - 20))) },
    { waves: 1.1 },
  );
  drawTent(scene, scene.around(300, 34), cloth);

  const shade = oklch(0.17, 0.06, night ? cloth + 8 : sand - 34);
  const palms = [
    { x: scene.around(124, 14), height: scene.around(340, 24), lean: scene.around(56, 16) },
    { x: scene.around(490, 14), height: scene.around(290, 24), lean: -scene.around(48, 16) },
    { x: scene.around(60, 10), height: scene.around(210, 20), lean: scene.around(-20, 10) },
    { x: scene.around(556, 10), height: scene.around(190, 20), lean: scene.around(20, 10) },
  ]
    .map((place) => palm(scene, { ...place, y: shoreY + 14 }, shade))
    .join('');
  drawPool(scene, palms, sunX, horizon, cloth, night);
  scene.add(palms);
  const bank = `M-30 ${shoreY + 20}C60 ${shoreY + 2} 120 ${shoreY + 12} 190 ${shoreY + 24}C90 ${shoreY + 30} 10 ${shoreY + 44} -30 ${shoreY + 66}Z`;
  scene.add(
    path(bank, { fill: shade }),
    path(bank, { fill: shade, transform: 'translate(600 0) scale(-1 1)' }),
    ellipse(300, shoreY + 10, 150, 7, { fill: shade, opacity: 0.7 }),
  );
}
