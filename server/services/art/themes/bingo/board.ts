import { oklch } from '../../kit/colour.ts';
import { diagonal, upperLeftLight } from '../../kit/paint.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path, rectangle } from '../../kit/shapes.ts';
import { drawBall } from '../../props/ball.ts';
import { gold } from '../../props/gold.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

const numbers = 90;
const pitch = 47;
const left = 300 - 4.5 * pitch;
const top = 96;

function drawFrame(scene: Scene, hue: number): void {
  const shadow = { fill: '#000', opacity: 0.6, filter: scene.blur(18), transform: 'translate(0 22)' };
  const face = scene.linear(ramp(oklch(0.22, 0.07, hue), oklch(0.11, 0.04, hue)));
  scene.add(
    rectangle(38, 48, 524, 476, shadow, 26),
    rectangle(38, 48, 524, 476, { fill: gold(scene, diagonal) }, 26),
    rectangle(50, 60, 500, 452, { fill: oklch(0.25, 0.07, hue - 10) }, 18),
    rectangle(54, 64, 492, 444, { fill: face }, 16),
  );
}

function drawLamps(scene: Scene, { hue, balls }: BingoPalette, called: ReadonlySet<number>): void {
  const bulbs = balls.map((colour) =>
    scene.radial(ramp('#fff', oklch(0.88, 0.15, colour), oklch(0.62, 0.2, colour)), upperLeftLight),
  );
  const dark = scene.radial(ramp(oklch(0.34, 0.06, hue), oklch(0.2, 0.05, hue)));
  const [lit, unlit, glass, dim]: [string[], string[], string[], string[]] = [[], [], [], []];
  for (let number = 1; number <= numbers; number++) {
    const column = (number - 1) % 10;
    const row = Math.floor((number - 1) / 10);
    const x = left + (scene.mirrored ? 9 - column : column) * pitch;
    const y = top + row * pitch;
    const glyphs = scene.readable(String(number), 'bowlby-one', x, y, 15);
    if (called.has(number)) {
      scene.glow(x, y, 44, oklch(0.8, 0.17, balls[row % 4] ?? balls[0]), 0.75);
      glass.push(circle(x, y, 20, { fill: bulbs[row % 4] }));
      lit.push(glyphs);
    } else {
      dim.push(circle(x, y, 19, { fill: dark }));
      unlit.push(glyphs);
    }
  }
  scene.add(...dim, path(unlit.join(''), { fill: oklch(0.66, 0.05, hue) }));
  scene.add(...glass, path(lit.join(''), { fill: oklch(0.2, 0.06, hue) }));
}

/** Draws the hall's board with the called numbers lit, the last ball before it. */
export function drawBoard(scene: Scene, palette: BingoPalette): void {
  const { hue, balls } = palette;
  const call = startCalling(scene, numbers);
  const called = new Set(Array.from({ length: scene.whole(18, 34) }, call));
  const last = call();
  called.add(last);
  scene.glow(300, 290, 360, oklch(0.93, 0.1, balls[1]), 0.6);
  drawFrame(scene, hue);
  drawLamps(scene, palette, called);
  const x = scene.pick([150, 440]);
  scene.groundShadow(x, 556, 110, 18, 0.6);
  drawBall(scene, x, 456, scene.around(108, 6), balls[0], { number: last, turn: scene.around(0, 12) });
  scene.spark(x - 48, 392, 60);
}
