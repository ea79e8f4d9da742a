import type { Stop } from './paint.ts';

/** Gradient stops, one by one. */
export const stops = (...list: readonly Stop[]): readonly Stop[] => list;

/** Gradient stops at equal distances, from the first colour to the last. */
export const ramp = (...colours: readonly string[]): readonly Stop[] =>
  colours.map((colour, index) => [index / Math.max(1, colours.length - 1), colour]);

/** One colour on its way from one opacity to another. */
export const fade = (colour: string, from: number, to: number): readonly Stop[] =>
  stops([0, colour, from], [1, colour, to]);
