/** A stream of numbers in [0, 1): the same seed always gives the same stream. */
export type Random = () => number;

/** Starts the stream for a seed (mulberry32 over a 31-multiplier hash of the text): fast, and equal on every machine. */
export function createRandom(seed: string): Random {
  let state = 0;
  for (const character of seed) state = (Math.imul(state, 31) + character.charCodeAt(0)) | 0;
  state ^= 0x9e3779b9;
  return () => {
    state = ((state | 0) + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** The stream, with the methods by which a drawing reads it. */
export interface Chance {
  /** The next number in [0, 1). */
  random: Random;
  /** A number between two bounds. */
  between(low: number, high: number): number;
  /** A number at most `spread` away from `value`. */
  around(value: number, spread: number): number;
  /** A whole number between two bounds, both included. */
  whole(low: number, high: number): number;
  /** One of the choices. */
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice;
  /** True in `share` of all cases. */
  chance(share: number): boolean;
}

/** Wraps a seed's stream; every question takes exactly one number from it. */
export function createChance(seed: string): Chance {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + (high - low) * random();
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1));
  return {
    random,
    between,
    whole,
    around: (value, spread) => between(value - spread, value + spread),
    pick: (choices) => choices[whole(0, choices.length - 1)] ?? choices[0],
    chance: (share) => random() < share,
  };
}
