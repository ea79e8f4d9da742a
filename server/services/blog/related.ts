import type { CultureCode } from '../../../locales/index.ts';
import type { ContentStore } from '../content/store.ts';
import type { ListedItem, StoredItem } from '../content/stored-kinds.ts';

/** Other posts, those that share most tags first (the main one counts twice), then the newest. */
export function findRelated(
  content: ContentStore,
  culture: CultureCode,
  post: StoredItem<'post'>,
): ListedItem<'post'>[] {
  const shared = new Map<string, number>();
  const count = (id: string, by: number) => shared.set(id, (shared.get(id) ?? 0) + by);
  for (const { slug } of post.rest.tags) {
    for (const { id } of content.postsWithTag(culture, slug)) count(id, slug === post.section ? 2 : 1);
  }
  return content
    .list(culture, 'post')
    .filter(({ id }) => id !== post.id)
    .sort((one, other) => (shared.get(other.id) ?? 0) - (shared.get(one.id) ?? 0));
}
