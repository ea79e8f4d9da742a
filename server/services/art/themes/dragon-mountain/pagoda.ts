import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, line, path, rectangle } from '../../kit/shapes.ts';
import type { DragonPalette } from './mountain.ts';
import { drawEmbers } from './mountain.ts';

const middle = 303;
const storeys = 5;

function drawMist(scene: Scene, { ember }: DragonPalette, y: number, opacity: number): void {
  const look = { fill: oklch(0.86, 0.08, ember - 20), opacity, filter: scene.blur(14) };
  scene.add(
    group(look, ellipse(scene.between(100, 300), y, 300, 26), ellipse(scene.between(300, 520), y + 18, 260, 22)),
  );
}

function drawTower(scene: Scene, { shade }: DragonPalette): void {
  let [walls, windows] = ['', ''];
  for (let storey = 0; storey < storeys; storey++) {
    const width = 190 - storey * 27;
    const y = 470 - storey * 58;
    const half = width * 0.36;
    const at = (share: number) => round(middle + width * share);
    walls +=
      `M${round(middle - half)} ${y}V${y - 40}H${round(middle + half)}V${y}Z` +
      `M${at(-0.62)} ${y - 30}Q${at(-0.42)} ${y - 38} ${at(-0.3)} ${y - 60}H${at(0.3)}Q${at(0.42)} ${y - 38} ${at(0.62)} ${y - 30}` +
      `L${at(0.66)} ${y - 44}L${at(0.6)} ${y - 24}H${at(-0.6)}L${at(-0.66)} ${y - 44}Z`;
    for (const bay of [-1, 0, 1]) windows += rectangle(middle + bay * half * 0.55 - 5, y - 20, 10, 17, {}, 2);
  }
  scene.add(
    path(`${walls}M299 180h8V128h-8Z`, { fill: oklch(0.12, 0.05, shade) }),
    group({ fill: '#ffd68a' }, windows),
  );
  for (let storey = 0; storey < storeys - 1; storey++) scene.glow(middle, 456 - storey * 58, 50, '#ffb347', 0.5);
}

function drawLantern(scene: Scene, x: number, y: number, size: number): void {
  const at = (value: number) => round(value * size);
  const paper = scene.radial(stops([0, '#fff0b0'], [0.5, oklch(0.72, 0.2, 45)], [1, oklch(0.42, 0.19, 28)]));
  scene.glow(x, y, 72 * size, '#ff9a3c', 0.85);
  scene.add(
    group(
      { transform: `translate(${round(x)} ${round(y)})` },
      line(`M0 ${at(-64)}V${at(-34)}`, { stroke: '#2a0c06', strokeWidth: 2 }),
      ellipse(0, 0, 28 * size, 34 * size, { fill: paper }),
      path(`M${at(-14)} ${at(-32)}h${at(28)}v-7h${at(-28)}ZM${at(-14)} ${at(32)}h${at(28)}v6h${at(-28)}Z`, {
        fill: '#4a1a08',
      }),
      line(`M0 ${at(38)}v${at(24)}`, { stroke: '#c8451f', strokeWidth: 5 * size }),
    ),
  );
}

/** Draws a pagoda before the sun, lanterns in the mist. */
export function drawPagoda(scene: Scene, palette: DragonPalette): void {
  const { hue, ember, shade } = palette;
  const sky = stops(
    [0, oklch(0.2, 0.09, shade)],
    [0.35, oklch(0.44, 0.15, hue)],
    [0.62, oklch(0.75, 0.14, ember - 20)],
    [1, oklch(0.25, 0.08, shade)],
  );
  const [sunX, sunY] = [scene.around(300, 20), scene.around(280, 16)];
  scene.background(scene.linear(sky));
  scene.glow(sunX, sunY, 380, oklch(0.88, 0.16, ember - 20), 0.75);
  scene.add(
    circle(sunX, sunY, scene.around(178, 14), {
      fill: scene.linear(ramp(oklch(0.72, 0.2, hue + 6), oklch(0.93, 0.13, ember))),
    }),
  );
  const far = ramp(oklch(0.52, 0.12, hue), oklch(0.72, 0.12, ember - 20));
  scene.ridge(420, 120, { fill: scene.linearOnCanvas(far, [0, 320, 0, 560]) }, { roughness: 0.5 });
  drawMist(scene, palette, 500, 0.7);
  const hill = 'M-30 890V560C60 540 120 560 170 500L214 470H392L430 506C480 560 560 540 630 580V890Z';
  scene.add(
    path(hill, {
      fill: scene.linearOnCanvas(ramp(oklch(0.24, 0.08, shade), oklch(0.08, 0.03, shade)), [0, 470, 0, 700]),
    }),
  );
  drawTower(scene, palette);
  drawMist(scene, palette, 560, 0.5);
  for (const [x, y, size] of [
    [76, 150, 1],
    [520, 120, 1.15],
    [150, 300, 0.62],
    [474, 320, 0.7],
    [40, 390, 0.8],
    [560, 420, 0.85],
  ] as const)
    drawLantern(scene, scene.around(x, 14), scene.around(y, 18), size * scene.between(0.9, 1.1));
  drawEmbers(scene, palette);
}
