import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { drawChipStack } from './chip.ts';
import type { TablePalette } from './felt.ts';
import type { Rank, Suit } from './playing-card.ts';
import { drawPlayingCard } from './playing-card.ts';

const runs: readonly [readonly Rank[], readonly Rank[], readonly Rank[]] = [
  ['10', 'J', 'K', 'A'],
  ['9', '10', 'Q', 'A'],
  ['J', 'Q', 'K', 'A'],
];
const suitOrders: readonly [readonly Suit[], readonly Suit[], readonly Suit[]] = [
  ['diamond', 'club', 'heart', 'spade'],
  ['spade', 'diamond', 'club', 'heart'],
  ['heart', 'spade', 'diamond', 'club'],
];
const places = [
  { x: 146, y: 330, turn: -24, width: 186 },
  { x: 236, y: 290, turn: -9, width: 190 },
  { x: 356, y: 292, turn: 8, width: 194 },
  { x: 452, y: 340, turn: 25, width: 200 },
] as const;

/** Draws a hand of four cards, chips at its foot. */
export function drawCardFan(scene: Scene, { light, accent }: TablePalette): void {
  const ranks = scene.pick(runs);
  const colours = scene.pick(suitOrders);
  const spread = scene.between(0.94, 1.06);
  scene.glow(300, 300, 330, oklch(0.9, 0.1, light), 0.5);
  for (const [index, place] of places.entries()) {
    const turned = { ...place, turn: Math.round(place.turn * spread) };
    drawPlayingCard(scene, turned, ranks[index] ?? 'A', colours[index] ?? 'spade');
  }
  drawChipStack(scene, 130, 560, scene.whole(3, 5), 58, [accent, 25, 70]);
  drawChipStack(scene, 470, 564, scene.whole(2, 4), 58, [255, accent]);
  scene.spark(400, 220, 56);
}
