/** The item at an index that wraps, so that any integer from 0 picks one. Throws when there are no items. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('[catalogue] there is nothing to pick from; give the list an item.');
  return item;
}

/** Two different items, any pair of which comes up as the number runs. */
export function pairAt<Item>(items: readonly Item[], index: number): [Item, Item] {
  const first = index % items.length;
  const step = 1 + (Math.floor(index / items.length) % (items.length - 1));
  return [at(items, first), at(items, first + step)];
}
