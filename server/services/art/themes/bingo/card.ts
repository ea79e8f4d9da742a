import { oklch } from '../../kit/colour.ts';
import { fade, ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path, rectangle } from '../../kit/shapes.ts';
import { drawBall } from '../../props/ball.ts';
import type { BingoPalette } from './hall.ts';
import { startCalling } from './hall.ts';

const columnWidth = 84;
const rowHeight = 78;
const heading = 'BINGO';

function dab(scene: Scene, x: number, y: number, hue: number): string {
  const ink = scene.radial([
    [0, oklch(0.88, 0.12, hue), 0.85],
    [1, oklch(0.72, 0.17, hue), 0.85],
  ]);
  const gloss = { stroke: '#fff', strokeWidth: 4, opacity: 0.7, strokeLinecap: 'round' } as const;
  return circle(x, y, 31, { fill: ink }) + line(`M${x - 18} ${y - 18}A26 26 0 0 1 ${x + 10} ${y - 22}`, gloss);
}

function sheet(scene: Scene, hue: number): string {
  const head = scene.linear(ramp(oklch(0.6, 0.17, hue), oklch(0.42, 0.15, hue)));
  const letters = [...heading].map((letter, column) => {
    const x = (scene.mirrored ? 2 - column : column - 2) * columnWidth;
    return path(scene.readable(letter, 'bowlby-one', x, -152, 36), { fill: '#fff' });
  });
  return (
    rectangle(-216, -186, 432, 392, { fill: scene.linear(ramp('#fffdf6', '#e9dfc8')) }, 22) +
    path('M-216 -164a22 22 0 0 1 22 -22H194a22 22 0 0 1 22 22V-118H-216Z', { fill: head }) +
    letters.join('')
  );
}

function fields(scene: Scene, { hue, balls }: BingoPalette): string {
  const ink = oklch(0.3, 0.08, hue);
  const fullRow = scene.whole(0, 3);
  const shift = scene.whole(0, 14);
  let drawn = '';
  for (let row = 0; row < 4; row++)
    for (let column = 0; column < 5; column++) {
      const [x, y] = [(column - 2) * columnWidth, -74 + row * rowHeight];
      const hit = row === fullRow || (column + row * 2 + shift) % 4 === 0;
      const numbered = scene.mirrored ? 4 - column : column;
      const number = 1 + numbered * 15 + ((numbered * 7 + row * 4 + shift) % 15);
      const paper = { fill: hit ? '#fff6d6' : '#fff', stroke: '#c9bda3', strokeWidth: 1.5 };
      drawn += rectangle(x - 38, y - 35, 76, 70, paper, 9);
      drawn += path(scene.readable(String(number), 'bowlby-one', x, y, 26), { fill: ink });
      if (hit) drawn += dab(scene, x, y, balls[row] ?? balls[0]);
    }
  return drawn;
}

/** Draws a paper card with one row complete, balls at its corners. */
export function drawCard(scene: Scene, palette: BingoPalette): void {
  const { hue, balls } = palette;
  const call = startCalling(scene);
  const lean = scene.around(-9, 4);
  scene.glow(300, 300, 320, oklch(0.94, 0.08, balls[0]), 0.7);
  const shadow = { fill: '#000', opacity: 0.55, filter: scene.blur(18), transform: 'translate(10 26)' };
  const sheen = path('M-216 -20V-164a22 22 0 0 1 22 -22H120Z', { fill: scene.linear(fade('#fff', 0.28, 0)) });
  scene.add(
    group(
      { transform: `translate(300 300) rotate(${lean})` },
      rectangle(-216, -186, 432, 392, shadow, 22),
      sheet(scene, hue),
      fields(scene, palette),
      sheen,
    ),
  );
  drawBall(scene, 506, scene.around(140, 16), 84, balls[0], { number: call(), turn: 16 });
  drawBall(scene, 80, scene.around(470, 16), 92, balls[1], { number: call(), turn: -18 });
  drawBall(scene, 530, 470, scene.around(56, 8), balls[3], { number: call(), turn: 10 });
  drawBall(scene, 76, 110, scene.around(42, 6), balls[2], { number: call(), turn: -8, blur: 1.5 });
  scene.spark(470, 90, 56);
}
