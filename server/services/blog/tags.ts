import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenTag } from '../../../shared/contract/written.ts';
import type { ContentStore } from '../content/store.ts';

/** The tags of a culture in the order to show them, each with its number of posts. */
export function listTags(content: ContentStore, culture: CultureCode): WrittenTag[] {
  const counts = content.postCounts(culture);
  return content.list(culture, 'tag').map(({ id, slug, card }) => ({
    ...card,
    count: counts.get(slug) ?? 0,
    ...content.alternates('tag', id),
  }));
}
