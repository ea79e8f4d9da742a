/** Returns React keys for items that differ by a text. Services may repeat a text, so a repeated one is numbered. */
export function uniqueKeys<T>(items: readonly T[], textOf: (item: T) => string): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const text = textOf(item);
    const count = (counts.get(text) ?? 0) + 1;
    counts.set(text, count);
    return count === 1 ? text : `${text} #${count}`;
  });
}
