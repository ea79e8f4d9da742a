interface Item {
  id: string;
}

/** Returns all items but one: the rest of its group, then the groups after it, then those before. */
export function othersOf<T extends Item>(groups: readonly { items: readonly T[] }[], id: string): T[] {
  const own = groups.findIndex(({ items }) => items.some((item) => item.id === id));
  const ordered = own < 0 ? groups : [...groups.slice(own), ...groups.slice(0, own)];
  return ordered.flatMap(({ items }) => items.filter((item) => item.id !== id));
}
