/** A number and its noun: `1 text`, `2 texts`. `plural` where it is not the noun with an s. */
export const countOf = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
