import { letters } from '../../../shared/bingo/card-75.ts';
import type { Card } from '../../../shared/bingo/card.ts';

/** Cards for export, with all texts of the file. */
export interface PrintedCards {
  cards: readonly Card[];
  /** Every ball in the order of the calls. */
  calls: readonly number[];
  title: string;
  /** File name without extension. */
  name: string;
  /** Returns a card's caption; counts from 1. */
  captionOf(number: number): string;
  free: string;
  callList: string;
  lang: string;
}

/** Cards of 75 have letters above their columns. */
export const isLettered = (card: Card): boolean => card.length === letters.length;
