import { type Card, numbersFrom } from './card.ts';
import { dealCard75 } from './card-75.ts';
import { createDraw } from './draw.ts';
import { cardsInStrip, dealStrip90 } from './strip-90.ts';

/** Number of balls of each kind of game. */
export const cardTypes = [90, 75] as const;
export type CardType = (typeof cardTypes)[number];

export const maxCards = 48;

export interface CardSet {
  type: CardType;
  /** 1 to {@link maxCards}. */
  count: number;
  /** Code that reproduces the same cards. */
  seed: string;
}

/**
 * The cards of a code. A card depends only on the code, the type and its index, so a higher count keeps the first cards
 * unchanged. 90-ball cards come in strips of six.
 */
export function makeCards({ type, count, seed }: CardSet): Card[] {
  const drawOf = (part: number) => createDraw(`${seed}/${type}/${part}`);
  if (type === 75) return Array.from({ length: count }, (_, index) => dealCard75(drawOf(index)));
  const strips = Array.from({ length: Math.ceil(count / cardsInStrip) }, (_, index) => dealStrip90(drawOf(index)));
  return strips.flat().slice(0, count);
}

/** Every ball once, in calling order. */
export function callOrder({ type, seed }: Pick<CardSet, 'type' | 'seed'>): number[] {
  return createDraw(`${seed}/${type}/calls`).shuffle(numbersFrom(1, type));
}
