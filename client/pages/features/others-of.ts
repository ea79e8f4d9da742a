interface Item {
  id: string;
}

/** All items but one, in the order in which a reader of it may want them: its own group, then the groups behind it, then those before. */
export function othersOf<T extends Item>(groups: readonly { items: readonly T[] }[], id: string): T[] {
  const own = groups.findIndex(({ items }) => items.some((item) => item.id === id));
  const ordered = own < 0 ? groups : [...groups.slice(own), ...groups.slice(0, own)];
  return ordered.flatMap(({ items }) => items.filter((item) => item.id !== id));
}
