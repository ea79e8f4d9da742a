import { diagonal } from '../../kit/paint.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, path, rectangle } from '../../kit/shapes.ts';

/** The four suits, as outlines 100 units high round their centre. */
export const suits = {
  spade:
    'M0 -50C10 -28 46 -6 46 20C46 42 18 46 6 28C6 42 12 50 20 54H-20C-12 50 -6 42 -6 28C-18 46 -46 42 -46 20C-46 -6 -10 -28 0 -50Z',
  heart: 'M0 52C-12 26 -48 6 -48 -20C-48 -48 -10 -52 0 -24C10 -52 48 -48 48 -20C48 6 12 26 0 52Z',
  diamond: 'M0 -54L40 0L0 54L-40 0Z',
  club: 'M0 -52A22 22 0 0 1 17 -14A22 22 0 1 1 7 26C7 40 12 48 20 54H-20C-12 48 -7 40 -7 26A22 22 0 1 1 -17 -14A22 22 0 0 1 0 -52Z',
} as const;

export type Suit = keyof typeof suits;
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7';

/** A card lying on the table: its centre, `turn` in degrees, `width` in units. */
interface CardPlace {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly width?: number;
}

const isRed = (suit: Suit) => suit === 'heart' || suit === 'diamond';
const courtCrown = 'M-34 20L-42 -18L-18 -2L0 -30L18 -2L42 -18L34 20ZM-34 26H34V34H-34Z';

/** Columns and rows of pips, as shares of the field. */
const pips: Partial<Record<Rank, readonly (readonly [number, number])[]>> = {
  '7': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
  '8': [
    [-1, -1],
    [1, -1],
    [0, -0.5],
    [-1, 0],
    [1, 0],
    [0, 0.5],
    [-1, 1],
    [1, 1],
  ],
  '9': [
    [-1, -1],
    [1, -1],
    [-1, -0.33],
    [1, -0.33],
    [0, 0],
    [-1, 0.33],
    [1, 0.33],
    [-1, 1],
    [1, 1],
  ],
  '10': [
    [-1, -1],
    [1, -1],
    [0, -0.67],
    [-1, -0.33],
    [1, -0.33],
    [-1, 0.33],
    [1, 0.33],
    [0, 0.67],
    [-1, 1],
    [1, 1],
  ],
};

function middle(scene: Scene, rank: Rank, suit: Suit, width: number): string {
  const ink = scene.linear(isRed(suit) ? ramp('#f0474f', '#8f0c1c') : ramp('#4a5066', '#0b0d14'));
  const field = pips[rank];
  if (field)
    return field
      .map(([column, row]) => {
        const upside = row > 0 ? ' rotate(180)' : '';
        const place = `translate(${Math.round(column * width * 0.19)} ${Math.round(row * width * 0.42)})`;
        return path(suits[suit], { fill: ink, transform: `${place}${upside} scale(.34)` });
      })
      .join('');
  const large = width / 156;
  if (rank === 'A') return path(suits[suit], { fill: ink, transform: `translate(0 4) scale(${large})` });
  const crown = scene.linear(ramp('#f3cd6a', '#a9711c'));
  return (
    path(courtCrown, {
      fill: crown,
      stroke: '#7a4a10',
      strokeWidth: 1.5,
      transform: `translate(0 ${-width * 0.29}) scale(.8)`,
    }) + path(suits[suit], { fill: ink, transform: `translate(0 ${width * 0.14}) scale(${large * 0.88})` })
  );
}

/** Draws a card face up. */
export function drawPlayingCard(scene: Scene, { x, y, turn, width = 190 }: CardPlace, rank: Rank, suit: Suit): void {
  const height = width * 1.42;
  const [left, top] = [-width / 2, -height / 2];
  const ink = isRed(suit) ? '#c4162a' : '#14161f';
  // The index stands in the upper left; a mirrored scene needs it on the other side to get there.
  const indexX = (scene.mirrored ? -1 : 1) * (left + 33);
  const index =
    path(scene.readable(rank, 'playfair-display-sc', indexX, top + 42, rank === '10' ? 29 : 38), { fill: ink }) +
    path(suits[suit], { fill: ink, transform: `translate(${indexX} ${top + 84}) scale(.3)` });
  const paper = scene.linear(ramp('#ffffff', '#f6f1e6', '#d9cfbd'), diagonal);
  const shadow = { fill: '#000', opacity: 0.55, filter: scene.blur(12), transform: 'translate(6 14)' };
  scene.add(
    group(
      { transform: `translate(${Math.round(x)} ${Math.round(y)}) rotate(${turn})` },
      rectangle(left, top, width, height, shadow, 15),
      rectangle(left, top, width, height, { fill: paper }, 15),
      rectangle(left + 9, top + 9, width - 18, height - 18, { fill: 'none', stroke: '#c79a3e', strokeWidth: 1.6 }, 9),
      index,
      group({ transform: 'rotate(180)' }, index),
      middle(scene, rank, suit, width),
    ),
  );
}
