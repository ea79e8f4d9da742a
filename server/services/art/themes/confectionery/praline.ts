import { oklch } from '../../kit/colour.ts';
import { diagonal } from '../../kit/paint.ts';
import type { Spot } from '../../kit/paint.ts';
import { polar, round } from '../../kit/path.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBrilliant } from '../../props/brilliant.ts';
import { gold } from '../../props/gold.ts';
import type { ConfectioneryPalette } from './counter.ts';
import { chocolatePaint, glazePaint } from './counter.ts';

type DrawPraline = (scene: Scene, palette: ConfectioneryPalette, x: number, y: number) => void;

const focus: Spot = [0.5, 0.5, 0.6, 0.34, 0.26];

const drawWave: DrawPraline = (scene, _palette, x, y) => {
  const wave = `M${x - 44} ${y + 14}Q${x - 20} ${y - 26} ${x} ${y + 6}T${x + 44} ${y - 10}`;
  scene.add(
    circle(x, y, 52, { fill: chocolatePaint(scene, 0.42) }),
    line(wave, { stroke: oklch(0.9, 0.05, 80), strokeWidth: 6, strokeLinecap: 'round' }),
  );
};

const drawJewelled: DrawPraline = (scene, { hue }, x, y) => {
  const block = scene.linear(ramp(oklch(0.58, 0.08, 50), oklch(0.36, 0.07, 45), oklch(0.2, 0.05, 40)), diagonal);
  scene.add(rectangle(x - 48, y - 48, 96, 96, { fill: block }, 16));
  drawBrilliant(scene, x, y, 22, hue, { sides: 6, chroma: 0.17 });
};

const drawSwirl: DrawPraline = (scene, { cream }, x, y) => {
  scene.add(circle(x, y, 52, { fill: glazePaint(scene, cream) }));
  const groove = { stroke: oklch(0.6, 0.13, cream), strokeWidth: 4 };
  for (let turn = 0; turn < 360; turn += 60)
    scene.add(line(`M${x} ${y - 6}q22 -22 6 -40`, { ...groove, transform: `rotate(${turn} ${x} ${y})` }));
};

const drawFluted: DrawPraline = (scene, _palette, x, y) => {
  const turn = (Math.PI * 2) / 10;
  let rim = `M${x + 50} ${y}`;
  for (let flute = 0; flute < 10; flute++) {
    const [bow, end] = [polar(x, y, 60, (flute + 0.5) * turn), polar(x, y, 50, (flute + 1) * turn)];
    rim += `Q${[...bow, ...end].map(round).join(' ')}`;
  }
  scene.add(path(`${rim}Z`, { fill: chocolatePaint(scene, 0.3) }), circle(x, y, 24, { fill: gold(scene, diagonal) }));
};

const drawDome: DrawPraline = (scene, { hue }, x, y) => {
  const glaze = scene.radial(ramp(oklch(0.82, 0.12, hue), oklch(0.54, 0.18, hue), oklch(0.28, 0.12, hue)), focus);
  scene.add(circle(x, y, 52, { fill: glaze }), circle(x, y + 2, 18, { fill: gold(scene, diagonal), opacity: 0.9 }));
};

const drawStriped: DrawPraline = (scene, { cream }, x, y) => {
  scene.add(rectangle(x - 50, y - 42, 100, 84, { fill: chocolatePaint(scene, 0.36) }, 26));
  const thread = { stroke: oklch(0.82, 0.1, cream), strokeWidth: 4.5, strokeLinecap: 'round' } as const;
  for (const shift of [-24, -4, 16]) scene.add(line(`M${x + shift - 8} ${y + 34}L${x + shift + 16} ${y - 34}`, thread));
};

const kinds: readonly [DrawPraline, ...DrawPraline[]] = [
  drawWave,
  drawJewelled,
  drawSwirl,
  drawFluted,
  drawDome,
  drawStriped,
];

/** Draws one praline of a kind (any whole number from 0) in its compartment. */
export function drawPraline(scene: Scene, palette: ConfectioneryPalette, x: number, y: number, kind: number): void {
  const { hue } = palette;
  const bed = scene.radial(ramp(oklch(0.3, 0.07, hue), oklch(0.13, 0.04, hue)));
  scene.add(
    rectangle(x - 66, y - 66, 132, 132, { fill: bed }, 14),
    ellipse(x + 4, y + 12, 54, 52, { fill: '#000', opacity: 0.5, filter: scene.blur(5) }),
  );
  (kinds[kind % kinds.length] ?? drawWave)(scene, palette, x, y);
  scene.add(ellipse(x - 18, y - 26, 16, 8, { fill: '#fff', opacity: 0.7 }, -32));
}
