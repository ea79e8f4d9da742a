/**
 * Returns the index of the result that a key activates, out of `count`; undefined for other keys and without results. Arrows wrap around.
 * Home and End stay with the text field.
 */
export function nextActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return (active - 1 + count) % count;
    default:
      return undefined;
  }
}
