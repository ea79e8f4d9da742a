import { type Card, numbersFrom } from './card.ts';
import { dealCard75 } from './card-75.ts';
import { createDraw } from './draw.ts';
import { cardsInStrip, dealStrip90 } from './strip-90.ts';

/** How many balls a game has. */
export const cardTypes = [90, 75] as const;
export type CardType = (typeof cardTypes)[number];

export const maxCards = 48;

export interface CardSet {
  type: CardType;
  /** 1 to {@link maxCards}. */
  count: number;
  /** The code by which the same cards come again. */
  seed: string;
}

/**
 * The cards of a code. A card depends on the code, the type and its place alone: asking for more leaves the first ones as they are.
 * Cards of 90 come as strips of six.
 */
export function makeCards({ type, count, seed }: CardSet): Card[] {
  const drawOf = (part: number) => createDraw(`${seed}/${type}/${part}`);
  if (type === 75) return Array.from({ length: count }, (_, index) => dealCard75(drawOf(index)));
  const strips = Array.from({ length: Math.ceil(count / cardsInStrip) }, (_, index) => dealStrip90(drawOf(index)));
  return strips.flat().slice(0, count);
}

/** Every ball once, in the order of the calls. */
export function callOrder({ type, seed }: Pick<CardSet, 'type' | 'seed'>): number[] {
  return createDraw(`${seed}/${type}/calls`).shuffle(numbersFrom(1, type));
}
