import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold } from '../../props/gold.ts';
import type { ConfectioneryPalette } from './counter.ts';

interface Macaron {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly hue: number;
  readonly lightness: number;
  readonly chroma: number;
}

function drawMacaron(scene: Scene, { x, y, width, hue, lightness, chroma }: Macaron): void {
  const half = width / 2;
  const shade = (factor: number) => oklch(lightness * factor, chroma, hue);
  const top = scene.radial(
    stops([0, oklch(Math.min(0.97, lightness + 0.14), chroma * 0.6, hue)], [0.5, shade(1)], [1, shade(0.62)]),
    [0.5, 0.6, 0.62, 0.32, 0.25],
  );
  const filling = scene.linear(stops([0, '#8b6a50'], [0.3, '#fff6e6'], [1, '#9a7a5e']), across);
  const foot = Array.from({ length: 24 }, (_, crumb) => {
    const along = crumb / 23;
    return circle(x - half + along * width, y + 1 + Math.sin(along * Math.PI) * 4, scene.between(2.5, 4.5));
  });
  const [left, right] = [round(x - half), round(x + half)];
  scene.add(
    ellipse(x, y + 34, half, 14, { fill: '#000', opacity: 0.3, filter: scene.blur(5) }),
    path(`M${left} ${y + 12}C${left} ${y + 46} ${right} ${y + 46} ${right} ${y + 12}Z`, {
      fill: scene.linear(stops([0, shade(0.74)], [0.3, shade(0.92)], [1, shade(0.55)]), across),
    }),
    rectangle(x - half * 0.93, y - 3, width * 0.93, 19, { fill: filling }, 9),
    path(`M${left} ${y}C${left} ${y - 58} ${right} ${y - 58} ${right} ${y}Q${x} ${y + 9} ${left} ${y}Z`, { fill: top }),
    group({ fill: shade(0.85) }, ...foot),
    ellipse(x - half * 0.4, y - 28, half * 0.28, 6, { fill: '#fff', opacity: 0.65 }, -14),
  );
}

function drawArch(scene: Scene, { hue, glaze, cream }: ConfectioneryPalette): void {
  const arch = 'M110 640V300A190 190 0 0 1 490 300V640';
  scene.add(
    path(`${arch}Z`, { fill: scene.linear(ramp(oklch(0.78, 0.09, cream), oklch(0.4, 0.09, hue))) }),
    line(arch, { stroke: gold(scene), strokeWidth: 5 }),
    line('M124 640V300A176 176 0 0 1 476 300V640', { stroke: gold(scene), strokeWidth: 1.6, opacity: 0.7 }),
  );
  scene.glow(300, 300, 250, oklch(0.96, 0.07, glaze), 0.8);
}

/** Draws macarons piled on a gold stand in a niche, a stone on the top one. */
export function drawMacarons(scene: Scene, palette: ConfectioneryPalette): void {
  const { hue, glaze, cream } = palette;
  drawArch(scene, palette);
  const brass = gold(scene, across);
  scene.add(
    ellipse(300, 570, 170, 26, { fill: brass }),
    path('M280 580h40l16 70h-72Z', { fill: brass }),
    ellipse(300, 562, 164, 20, { fill: '#fff2cf' }),
  );
  const sway = () => scene.around(0, 6);
  const pile: readonly Macaron[] = [
    { x: 212, y: 520, width: 158, hue, lightness: 0.72, chroma: 0.13 },
    { x: 390, y: 520, width: 158, hue: glaze, lightness: 0.8, chroma: 0.11 },
    { x: 300 + sway(), y: 434, width: 164, hue: cream, lightness: 0.62, chroma: 0.11 },
    { x: 302 + sway(), y: 350, width: 150, hue: hue + scene.pick([40, -40, 150]), lightness: 0.78, chroma: 0.1 },
    { x: 298, y: 270, width: 136, hue: glaze - 20, lightness: 0.72, chroma: 0.13 },
  ];
  for (const macaron of pile) drawMacaron(scene, macaron);
  drawBrilliant(scene, 298, 206, 30, hue, { chroma: 0.2, sides: 8 });
}
