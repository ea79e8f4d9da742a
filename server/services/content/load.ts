import type { DatabaseSync } from 'node:sqlite';
import type { CultureCode } from '../../../locales/index.ts';
import { wordsOf } from '../games/search/words-of.ts';
import type { ContentItem } from './kinds/kind.ts';

const columns = 'place culture kind id slug path section draft updated_at art card rest'.split(' ');

const asJson = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

/** Fills empty tables. Returns the number of items. */
export function loadContent(
  database: DatabaseSync,
  contents: Iterable<readonly [CultureCode, readonly ContentItem[]]>,
): number {
  const insert = database.prepare(
    `INSERT INTO item (${columns.join()}) VALUES (${columns.map((column) => `:${column}`).join()})`,
  );
  const insertTag = database.prepare('INSERT INTO post_tag (culture, tag, place) VALUES (?, ?, ?)');
  const insertText = database.prepare('INSERT INTO post_text (rowid, title, excerpt, body) VALUES (?, ?, ?, ?)');
  let place = 0;
  for (const [culture, items] of contents) {
    for (const item of items) {
      place += 1;
      insert.run({
        place,
        culture,
        kind: item.kind,
        id: item.id,
        slug: item.slug,
        path: item.path ?? null,
        section: item.section ?? null,
        draft: Number(item.draft ?? false),
        updated_at: item.updatedAt,
        art: asJson(item.art),
        card: JSON.stringify(item.card),
        rest: asJson(item.rest),
      });
      if (!item.search || item.draft) continue;
      const { title, excerpt, body, tags } = item.search;
      insertText.run(place, ...[title, excerpt, body].map((text) => wordsOf(text).join(' ')));
      for (const tag of new Set(tags)) insertTag.run(culture, tag, place);
    }
  }
  return place;
}
