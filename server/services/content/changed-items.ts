import type { DatabaseSync } from 'node:sqlite';
import type { StoredKind } from './stored-kinds.ts';

/** An item that has changed, by the names of the contract's "Published content". */
export interface PublishedItem {
  culture: string;
  kind: string;
  id: string;
}

type Named = Readonly<Record<'id' | 'slug', string>>;

/** Kind and id by which the site purges an item. */
const namesOf: Readonly<Record<StoredKind, (item: Named) => readonly [kind: string, id: string]>> = {
  promotion: ({ slug }) => ['promotion', slug],
  'promotions-home': () => ['feed', 'promotions'],
  feature: ({ slug }) => ['feature', slug],
  'features-home': () => ['feed', 'features'],
  page: ({ id }) => ['page', id],
  landing: ({ slug }) => ['page', slug],
  feed: ({ id }) => ['feed', id],
  terms: ({ id }) => ['feed', id],
  faq: () => ['feed', 'faq'],
  payment: () => ['feed', 'payment-options'],
  'payment-mark': () => ['feed', 'payment-options'],
  post: ({ slug }) => ['post', slug],
  tag: () => ['feed', 'blog'],
  author: () => ['feed', 'blog'],
  bt: ({ id }) => ['banner', id],
  slides: ({ id }) => ['banner', id],
};

/** Each stored item as text, by its names. */
export type Snapshot = ReadonlyMap<string, string>;

/** The stored items. Undefined where none are stored yet, or other columns by an older version. */
export function takeSnapshot(database: DatabaseSync): Snapshot | undefined {
  try {
    const rows = database
      .prepare('SELECT culture, kind, id, slug, path, section, draft, updated_at, art, card, rest FROM item')
      .all();
    return new Map(
      rows.map((row) => [JSON.stringify([row['culture'], row['kind'], row['id'], row['slug']]), JSON.stringify(row)]),
    );
  } catch {
    return undefined;
  }
}

/** Items that differ, are new or are gone, each once. */
export function changedItems(before: Snapshot, after: Snapshot): PublishedItem[] {
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key));
  const items = changed.map((key) => {
    const [culture, kind, id, slug] = JSON.parse(key) as [string, StoredKind, string, string];
    const [publishedKind, publishedId] = namesOf[kind]({ id, slug });
    return { culture, kind: publishedKind, id: publishedId };
  });
  return [...new Map(items.map((item) => [Object.values(item).join(' '), item])).values()];
}
