import type { CultureCode } from '../../../locales/index.ts';
import { isAvailable } from '../../../shared/routing/availability.ts';
import { table } from '../../../shared/routing/table.ts';
import { brandOf } from '../brand-of.ts';
import type { ContentItem } from './kinds/kind.ts';
import type { ContentProblem } from './problem.ts';

/** Kind and folder of the text that a page consists of, by what its route reads. */
const textOf = new Map<string | undefined, { kind: string; folder: string }>([
  ['feed', { kind: 'feed', folder: 'feeds' }],
  ['content', { kind: 'page', folder: 'pages' }],
]);

/** Pages of a culture without content. The site responds to them with 404 (SEO-08). */
export function findMissingTexts(culture: CultureCode, items: readonly ContentItem[]): ContentProblem[] {
  const brand = brandOf(culture).id;
  const written = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
  return table.flatMap((route) => {
    const text = textOf.get(route.preloads);
    if (!text || !isAvailable(route, culture, brand) || written.has(`${text.kind} ${route.key}`)) return [];
    return [
      {
        path: `brands/${brand}/content/${culture}/${text.folder}/${route.key}.md`,
        says: `is missing or wrong, so the page "${route.key}" is a 404 in ${culture}; write it`,
      },
    ];
  });
}
