import { product } from '../../../../brands/index.ts';
import type { Chance } from '../../art/kit/random.ts';
import type { Kind, World } from '../codes.ts';
import {
  drawBingoPlay,
  drawPlinkoPlay,
  drawProductPlay,
  drawScratchPlay,
  drawVideoBingoPlay,
} from '../facts/number-play.ts';
import type { TableMechanic } from '../facts/table-play.ts';
import { drawTablePlay } from '../facts/table-play.ts';
import { scenesOf } from '../scenes/scenes.ts';
import type { Play, Scene } from './title.ts';

/** A sort of game that is named after rooms, cards or drops rather than after a world of its own. */
export interface Sort {
  kind: Kind;
  /** Out of all games of its kind. */
  share: number;
  /** Precedes every name. */
  prefix?: string;
  /** Worlds that it may borrow, for kinds whose own pictures are too few to be side by side. */
  worlds?: readonly World[];
  scenes(): readonly Scene[];
  draw(chance: Chance): Play;
}

const onTable =
  (...compositions: string[]) =>
  () =>
    scenesOf('table', compositions);
const cards = onTable('card-fan', 'dealt-hand', 'ace', 'chip-stacks');
const dice = onTable('dice', 'chip-stacks');
const hall =
  (...without: string[]) =>
  () =>
    scenesOf('bingo').filter(({ composition }) => !without.includes(composition));
const oneOff = (composition: string) => () => scenesOf('one-offs', [composition]);

const other = (
  mechanic: TableMechanic,
  share: number,
  scenes: Sort['scenes'],
  worlds: readonly World[] = [],
): Sort => ({
  kind: 'other',
  share,
  worlds,
  scenes,
  draw: (chance) => drawTablePlay(mechanic, chance),
});

/** By the name of their pattern in vocabulary/<language>/rooms.json. */
export const sorts = {
  product: {
    kind: 'product',
    share: 1,
    prefix: `${product.name} `,
    scenes: () => scenesOf('number-grid'),
    draw: drawProductPlay,
  },
  // The board in the picture has 90 numbers, the card those of 75 balls.
  ball90: { kind: 'bingo', share: 0.5, scenes: hall('card'), draw: (chance) => drawBingoPlay('ball90', chance) },
  ball75: { kind: 'bingo', share: 0.3, scenes: hall('board'), draw: (chance) => drawBingoPlay('ball75', chance) },
  ball80: {
    kind: 'bingo',
    share: 0.2,
    scenes: hall('board', 'card'),
    draw: (chance) => drawBingoPlay('ball80', chance),
  },
  videoBingo: { kind: 'videoBingo', share: 1, scenes: hall(), draw: drawVideoBingoPlay },
  roulette: {
    kind: 'roulette',
    share: 1,
    scenes: onTable('wheel', 'wheel-turned', 'ball-landing', 'layout', 'chip-stacks'),
    draw: (chance) => drawTablePlay('roulette', chance),
  },
  blackjack: { kind: 'blackjack', share: 1, scenes: cards, draw: (chance) => drawTablePlay('blackjack', chance) },
  baccarat: other('baccarat', 0.2, cards),
  poker: other('poker', 0.2, cards),
  videoPoker: other('videoPoker', 0.14, cards),
  hiLo: other('hiLo', 0.08, cards),
  sicBo: other('sicBo', 0.1, dice),
  craps: other('craps', 0.06, dice),
  keno: other('keno', 0.1, hall('board', 'card')),
  fortuneWheel: other('fortuneWheel', 0.06, oneOff('fortune-wheel')),
  ascent: other('ascent', 0.06, oneOff('ascent'), ['space']),
  scratch: {
    kind: 'scratch',
    share: 1,
    worlds: ['gems', 'fruit', 'deco', 'desert', 'confectionery', 'deep-sea'],
    scenes: oneOff('scratch-card'),
    draw: drawScratchPlay,
  },
  plinko: {
    kind: 'plinko',
    share: 1,
    worlds: ['gems', 'space', 'neon'],
    scenes: oneOff('peg-drop'),
    draw: drawPlinkoPlay,
  },
} as const satisfies Readonly<Record<string, Sort>>;
export type SortName = keyof typeof sorts;

const all: readonly (readonly [SortName, Sort])[] = Object.entries(sorts) as [SortName, Sort][];

/** The sorts that a kind of game is made of. */
export const sortsOf = (kind: Kind): readonly (readonly [SortName, Sort])[] =>
  all.filter(([, sort]) => sort.kind === kind);
