import { oklch } from '../../kit/colour.ts';
import { polar, polyline } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, line, path } from '../../kit/shapes.ts';
import type { DragonPalette } from './mountain.ts';
import { drawEmbers, drawScales } from './mountain.ts';

const lid = 'M40 330C130 180 440 150 566 268C480 440 190 470 40 330Z';
const socket = 'M14 336C120 140 460 110 592 258C500 470 180 510 14 336Z';

function drawIris(scene: Scene, { hue, ember }: DragonPalette): void {
  const x = scene.around(304, 16);
  const slit = scene.between(28, 44);
  const fibres = Array.from({ length: 90 }, () => {
    const [angle, from, to] = [scene.between(0, Math.PI * 2), scene.between(34, 60), scene.between(90, 180)];
    const [startX, startY] = polar(0, 0, from, angle);
    return polyline([[x + startX * 0.6, 306 + startY], polar(x, 306, to, angle)]);
  });
  scene.add(
    `<g clip-path="${scene.clip(path(lid, {}))}">`,
    line(fibres.join(''), { stroke: oklch(0.95, 0.14, ember), strokeWidth: 2.4, strokeOpacity: 0.4 }),
    circle(x, 306, 150, { fill: 'none', stroke: oklch(0.18, 0.09, hue), strokeWidth: 16, opacity: 0.7 }),
    path(`M${x} 156C${x + slit} 230 ${x + slit} 380 ${x} 456C${x - slit} 380 ${x - slit} 230 ${x} 156Z`, {
      fill: '#050101',
    }),
    line(lid, { stroke: '#000', strokeWidth: 30, opacity: 0.6, filter: scene.blur(9) }),
    '</g>',
  );
}

function drawHorns(scene: Scene, { hue, ember }: DragonPalette): void {
  const horn = scene.linear(ramp(oklch(0.8, 0.08, ember), oklch(0.16, 0.05, hue)));
  const horns = Array.from({ length: 5 }, (_, index) => {
    const x = 70 + index * 112;
    const y = Math.round(196 - Math.sin((index / 4) * Math.PI) * 66);
    const height = Math.round(scene.between(58, 84));
    return `M${x} ${y}Q${x + 8} ${y - height * 0.6} ${x + 34} ${y - height}Q${x + 46} ${y - height * 0.5} ${x + 60} ${y + 6}Z`;
  });
  scene.add(path(horns.join(''), { fill: horn, stroke: '#050202', strokeWidth: 2 }));
}

/** Draws an eye in a hide of scales. */
export function drawEye(scene: Scene, palette: DragonPalette): void {
  const { hue, ember } = palette;
  scene.background(oklch(0.1, 0.04, hue));
  drawScales(scene, palette, 300, 310);
  scene.glow(300, 310, 330, oklch(0.8, 0.19, ember - 25), 0.65);
  const iris = stops(
    [0, '#fffce0'],
    [0.16, oklch(0.92, 0.18, ember)],
    [0.45, oklch(0.72, 0.2, ember - 25)],
    [0.8, oklch(0.42, 0.17, hue)],
    [1, oklch(0.14, 0.07, hue)],
  );
  const rim = ramp(oklch(0.36, 0.11, hue), oklch(0.14, 0.06, hue), oklch(0.26, 0.1, hue));
  scene.add(
    path(lid, { fill: '#000', opacity: 0.85, filter: scene.blur(22), transform: 'translate(0 6)' }),
    path(socket, { fill: scene.linear(rim) }),
    path(lid, { fill: scene.radial(iris, [0.5, 0.5, 0.55]) }),
  );
  drawIris(scene, palette);
  scene.add(
    line(lid, { stroke: oklch(0.85, 0.13, ember), strokeWidth: 3, opacity: 0.6 }),
    ellipse(246, 240, 34, 17, { fill: '#fff', opacity: 0.92 }, -24),
    ellipse(366, 372, 14, 8, { fill: '#fff', opacity: 0.5 }),
  );
  drawHorns(scene, palette);
  drawEmbers(scene, palette);
}
