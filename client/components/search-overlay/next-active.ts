/**
 * Which of `count` results a key makes the active one, from 0; undefined for a key that moves nothing, and where there are none.
 * Arrows go round: up from the first leads to the last. Home and End are left to the text in the field.
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
