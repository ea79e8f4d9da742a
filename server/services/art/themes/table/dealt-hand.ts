import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import type { Scene } from '../../kit/scene.ts';
import { line } from '../../kit/shapes.ts';
import { gold } from '../../props/gold.ts';
import { drawChipStack } from './chip.ts';
import type { TablePalette } from './felt.ts';
import type { Rank, Suit } from './playing-card.ts';
import { drawPlayingCard } from './playing-card.ts';

const tens: readonly [Rank, ...Rank[]] = ['K', 'Q', 'J', '10'];
const pairs: readonly [readonly [Suit, Suit], ...(readonly [Suit, Suit])[]] = [
  ['spade', 'heart'],
  ['heart', 'club'],
  ['diamond', 'spade'],
  ['club', 'diamond'],
];

/** Draws two cards that make twenty-one on the printed felt, with the stake beside them. */
export function drawDealtHand(scene: Scene, { hue, light, accent }: TablePalette): void {
  const [ace, ten] = scene.pick(pairs);
  const lean = scene.around(0, 3);
  const print = { stroke: gold(scene, across), opacity: 0.75 };
  scene.add(
    line('M-40 150Q300 20 640 150', { ...print, strokeWidth: 5 }),
    line('M-40 178Q300 48 640 178', { ...print, strokeWidth: 2 }),
    line('M-40 560Q300 430 640 560', { ...print, strokeWidth: 3 }),
  );
  scene.glow(300, 290, 340, oklch(0.93, 0.1, light), 0.65);
  drawPlayingCard(scene, { x: 234, y: 286, turn: Math.round(-13 + lean), width: 232 }, 'A', ace);
  drawPlayingCard(scene, { x: 366, y: 314, turn: Math.round(9 + lean), width: 232 }, scene.pick(tens), ten);
  const stake = scene.whole(4, 8);
  drawChipStack(scene, 96, 548, stake, 66, [accent, 72, accent]);
  drawChipStack(scene, 508, 556, scene.whole(2, 5), 66, [hue + 140, accent]);
  drawChipStack(scene, 420, 588, 2, 66, [72]);
  scene.spark(146, 150, 60);
}
