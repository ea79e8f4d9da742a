import { letters } from '../../../shared/bingo/card-75.ts';
import type { Card } from '../../../shared/bingo/card.ts';

/** Cards on their way to a file, with all words that the file has. */
export interface PrintedCards {
  cards: readonly Card[];
  /** Every ball in the order of the calls. */
  calls: readonly number[];
  title: string;
  /** Of the file, without its ending. */
  name: string;
  /** Tells a card from the others; counts from 1. */
  captionOf(number: number): string;
  free: string;
  callList: string;
  lang: string;
}

/** Cards of 75 have letters above their columns. */
export const isLettered = (card: Card): boolean => card.length === letters.length;
