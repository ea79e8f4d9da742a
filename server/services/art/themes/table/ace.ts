import { oklch } from '../../kit/colour.ts';
import { diagonal } from '../../kit/paint.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, line, path, rectangle } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import { drawChipStack } from './chip.ts';
import type { TablePalette } from './felt.ts';
import type { Suit } from './playing-card.ts';
import { suits } from './playing-card.ts';

const inks: Record<Suit, readonly [string, string]> = {
  spade: ['#3d4560', '#090b14'],
  club: ['#3d4560', '#090b14'],
  heart: ['#ef4450', '#86091b'],
  diamond: ['#ef4450', '#86091b'],
};
const corner = 'M0 0H74M0 0V74M16 16H52Q52 52 16 52ZM16 16L40 40M64 0Q64 26 90 26M0 64Q26 64 26 90';

function ornaments(stroke: string): string {
  return [
    [-134, -190, 1, 1],
    [134, -190, -1, 1],
    [-134, 190, 1, -1],
    [134, 190, -1, -1],
  ]
    .map(([x, y, flipX, flipY]) =>
      line(corner, { stroke, strokeWidth: 3, transform: `translate(${x} ${y}) scale(${flipX} ${flipY})` }),
    )
    .join('');
}

/** Draws one great ace in gold filigree. */
export function drawAce(scene: Scene, { hue, light, accent, chroma }: TablePalette): void {
  const suit = scene.pick<Suit>(['spade', 'heart', 'diamond', 'club']);
  const [top, bottom] = inks[suit];
  scene.rays(300, 300, 22, 700, oklch(0.95, 0.09, light), { opacity: 0.28, softness: 2 });
  scene.glow(300, 300, 330, oklch(0.93, 0.11, light), 0.75);
  const metal = gold(scene, diagonal);
  const paper = scene.linear(ramp('#fffefa', '#f5eedd', '#d3c5a8'), diagonal);
  const back = scene.linear(ramp(oklch(0.36, chroma, hue), oklch(0.2, chroma * 0.8, hue)), diagonal);
  const shadow = { fill: '#000', opacity: 0.6, filter: scene.blur(18), transform: 'translate(8 24)' };
  const lean = scene.around(0, 5);
  const second = { transform: `translate(300 306) rotate(${lean + scene.pick([-13, 13])})` };
  scene.add(
    group(
      second,
      rectangle(-164, -220, 328, 440, shadow, 22),
      rectangle(-164, -220, 328, 440, { fill: '#f5eedd' }, 22),
      rectangle(-150, -206, 300, 412, { fill: back, stroke: metal, strokeWidth: 4 }, 14),
    ),
    `<g transform="translate(300 300) rotate(${lean})">`,
    rectangle(-164, -220, 328, 440, shadow, 22),
    rectangle(-164, -220, 328, 440, { fill: paper }, 22),
    rectangle(-150, -206, 300, 412, { fill: 'none', stroke: metal, strokeWidth: 4 }, 14),
    ornaments(metal),
    circle(0, 0, 140, { fill: 'none', stroke: metal, strokeWidth: 5 }),
    circle(0, 0, 149, { fill: 'none', stroke: metal, strokeWidth: 1.6, strokeDasharray: '2 7' }),
    path(suits[suit], { fill: metal, transform: 'scale(2.3)' }),
    path(suits[suit], { fill: scene.linear(ramp(top, bottom)), transform: 'scale(2.16)' }),
    line(suits[suit], { stroke: metal, strokeWidth: 2.2, transform: 'scale(1.66)', opacity: 0.9 }),
    path(suits[suit], { fill: metal, transform: 'scale(.7)' }),
    path('M-164 -60V-198a22 22 0 0 1 22 -22H80Z', { fill: '#fff', opacity: 0.28 }),
    '</g>',
  );
  drawChipStack(scene, 84, 560, scene.whole(3, 6), 64, [accent, 72]);
  drawChipStack(scene, 520, 564, scene.whole(2, 5), 64, [72, accent]);
  scene.spark(176, 120, 64);
}
