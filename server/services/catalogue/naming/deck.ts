import type { Chance } from '../../art/kit/random.ts';

/** Draws every item once, in random order, before any of them comes again. */
export type Deck<Item> = () => Item;

/** Shuffles a copy of the items. Throws when there is none to draw. */
export function createDeck<Item>(items: readonly Item[], { whole }: Chance): Deck<Item> {
  let left: Item[] = [];
  return () => {
    if (left.length === 0) left = [...items];
    const [item] = left.splice(whole(0, left.length - 1), 1);
    if (item === undefined) throw new Error('[catalogue] a deck is empty; give it at least one item.');
    return item;
  };
}

/** A deck that contains each key as often as its weight. */
export function createWeightedDeck<Key extends string>(
  weights: Readonly<Record<Key, number>>,
  chance: Chance,
): Deck<Key> {
  const cards = (Object.keys(weights) as Key[]).flatMap((key) => Array.from({ length: weights[key] }, () => key));
  return createDeck(cards, chance);
}
