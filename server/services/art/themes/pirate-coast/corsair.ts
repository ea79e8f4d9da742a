import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { line, path } from '../../kit/shapes.ts';
import type { PiratePalette } from './sea.ts';
import { drawMoon, drawSky, drawSpray, drawWater, drawWaves, galleon } from './sea.ts';

/** Draws a galleon before the moon, lamps on its hull, rocks on both sides. */
export function drawCorsair(scene: Scene, palette: PiratePalette): void {
  const { moon, night } = palette;
  drawSky(scene, palette);
  drawMoon(scene, palette);
  drawWater(scene, palette);
  const [x, scale] = [scene.around(290, 18), scene.between(1.08, 1.2)];
  scene.add(galleon(x, 398, scale, oklch(0.1, 0.04, night)));
  scene.glow(x - 36, 420, 26, '#ffb84d', 0.9);
  scene.glow(x + 40, 424, 22, '#ffb84d', 0.9);
  const rocks =
    'M-30 430C40 410 60 440 96 470C110 484 130 490 150 500V560H-30ZM630 400C570 400 560 440 530 462C510 478 480 488 470 500V560H630Z';
  const rim = { stroke: oklch(0.75, 0.1, moon), strokeWidth: 2, strokeOpacity: 0.45 };
  scene.add(
    path(rocks, { fill: oklch(0.12, 0.04, night) }),
    line(
      'M-30 430C40 410 60 440 96 470C110 484 130 490 150 500M630 400C570 400 560 440 530 462C510 478 480 488 470 500',
      rim,
    ),
  );
  drawWaves(scene, palette);
  drawSpray(scene, palette);
}
