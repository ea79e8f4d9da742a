/** 32-bit hash of a text and a salt: FNV-1a with the finalizer of MurmurHash. */
function hashWord(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) | 0;
}

/** Deterministic random numbers: the same seed gives the same sequence on every machine. */
export interface Draw {
  /** Uniform integer from 0 to below `limit`. */
  below(limit: number): number;
  /** The items in a uniformly random order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

const words = 0x1_0000_0000;

/** Creates a generator from a seed: sfc32 with 128 bits of state, which passes the common statistical tests. */
export function createDraw(seed: string): Draw {
  let [a, b, c] = [hashWord(seed, 0), hashWord(seed, 0x9e3779b9), hashWord(seed, 0x85ebca77)];
  let counter = 1;
  function next(): number {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
  // Similar seeds begin similarly, so discard the first values.
  for (let round = 0; round < 15; round += 1) next();

  function below(limit: number): number {
    // Reject the incomplete end of the range, which would favour small numbers.
    const bound = words - (words % limit);
    for (;;) {
      const word = next();
      if (word < bound) return word % limit;
    }
  }

  return {
    below,
    shuffle(items) {
      const left = [...items];
      return items.flatMap(() => left.splice(below(left.length), 1));
    },
  };
}
