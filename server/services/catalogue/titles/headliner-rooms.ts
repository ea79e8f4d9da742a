import { product } from '../../../../brands/index.ts';
import { houseStudio } from '../providers.ts';
import type { Headliner } from './headliners.ts';

const house = houseStudio.code;

const original = (second: string, scene: string, more: Partial<Headliner> = {}): Headliner => ({
  name: `${product.name} ${second}`,
  of: 'product',
  provider: house,
  scene: `number-grid/${scene}`,
  badges: ['original'],
  ...more,
});

const room = (
  name: string,
  of: 'ball90' | 'ball80' | 'ball75',
  scene: string,
  more: Partial<Headliner> = {},
): Headliner => ({
  name,
  of,
  provider: house,
  scene: `bingo/${scene}`,
  ...more,
});

const table = (name: string, of: Headliner['of'], scene: string, more: Partial<Headliner> = {}): Headliner => ({
  name,
  of,
  provider: 'velvet-rooms',
  scene: `table/${scene}`,
  ...more,
});

/** The operator's own games, its bingo rooms, then the tables, each kind in the order of its list. */
export const headlinerRooms: readonly Headliner[] = [
  original('Comet', 'comet/comet'),
  original('Aurora', 'reels/aurora', { badges: ['original', 'new'], releasedAt: '2026-11-02' }),
  original('Prism', 'raised/prism'),
  original('Coral', 'comet/ember', { badges: ['rating'], rating: 4.8 }),
  original('Silver', 'reels/comet'),
  original('Fjord', 'raised/aurora'),
  original('Meridian', 'cube/violet'),
  original('Ember', 'orbit/ember'),
  original('Solstice', 'wild/emerald'),
  original('Lumen', 'runway/prism'),

  room('Penny Lantern', 'ball75', 'card/lagoon'),
  room('Parlour Ninety', 'ball90', 'one-ball/parlour', { badges: ['popular'] }),
  room('Tumble Seventy', 'ball75', 'tumble/cabaret'),
  room('Crown Eighty', 'ball80', 'one-ball/amber'),
  room('Harbour Ninety', 'ball90', 'tumble/lagoon'),
  room('Sunday Card', 'ball75', 'card/parlour'),
  room('Lagoon Seventy-Five', 'ball75', 'one-ball/lagoon'),
  room('Marigold Ninety', 'ball90', 'cage/amber'),
  room('Moonlight Eighty', 'ball80', 'marquee/lilac'),
  room('Clover Pattern', 'ball75', 'tubes/garden'),
  room('Seaside House', 'ball90', 'board/cabaret'),
  room('Promenade Ninety', 'ball90', 'rails/parlour'),

  table('Salon Roulette', 'roulette', 'wheel/green', {
    play: { isLive: true, features: ['sideBets', 'liveChat'], specialBets: 'callBets' },
    releasedAt: '2025-03-06',
  }),
  table('Velvet Twenty-One', 'blackjack', 'card-fan/claret', { badges: ['popular'] }),
  table('Midnight Stakes', 'blackjack', 'chip-stacks/midnight'),
  table('Claret Roulette', 'roulette', 'wheel-turned/claret', {
    play: { isLive: true, features: ['sideBets', 'liveChat'], specialBets: 'neighbourBets' },
  }),
  table('Moonlit Blackjack', 'blackjack', 'card-fan/plum'),
  table('Ruby Stakes', 'poker', 'chip-stacks/claret'),
  table('Midnight Wheel', 'roulette', 'wheel/midnight'),
  table('Foil Fortune', 'scratch', '', { provider: 'kitefall', scene: 'one-offs/scratch-card/lagoon' }),
  table('Peg Cascade', 'plinko', '', { provider: 'kitefall', scene: 'one-offs/peg-drop/violet' }),
  table('Orangery Baccarat', 'baccarat', 'dealt-hand/green'),
  table('Palm Court Dice', 'sicBo', 'dice/plum'),
  table('Cognac Roulette', 'roulette', 'ball-landing/cognac'),
];
