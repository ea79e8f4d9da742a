import type { DatabaseSync } from 'node:sqlite';
import type { CultureCode } from '../../../locales/index.ts';
import type { WrittenAlternates } from '../../../shared/contract/written.ts';
import { wordsOf } from '../games/search/words-of.ts';
import type { ItemArt, PictureOwner } from './pictures.ts';
import type { ListedItem, StoredItem, StoredKind } from './stored-kinds.ts';

type Row = Record<string, unknown>;

/** A column that may be empty. */
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function toListed<Kind extends StoredKind>(row: Row): ListedItem<Kind> {
  return {
    id: String(row['id']),
    slug: String(row['slug']),
    section: textOf(row['section']),
    updatedAt: String(row['updated_at']),
    card: JSON.parse(String(row['card'])) as ListedItem<Kind>['card'],
  };
}

function toStored<Kind extends StoredKind>(row: Row | undefined): StoredItem<Kind> | undefined {
  if (!row) return undefined;
  const rest = textOf(row['rest']);
  return {
    ...toListed<Kind>(row),
    rest: (rest === undefined ? undefined : JSON.parse(rest)) as StoredItem<Kind>['rest'],
    isDraft: row['draft'] === 1,
  };
}

const mostWords = 8;

/** Reads the loaded content. Drafts are found by their id only. */
export function createContentStore(database: DatabaseSync) {
  const listed = 'SELECT id, slug, section, updated_at, card FROM item';
  const byKind = database.prepare(`${listed} WHERE culture = ? AND kind = ? AND draft = 0 ORDER BY place`);
  const byTag = database.prepare(
    `${listed} JOIN post_tag USING (place) WHERE post_tag.culture = ? AND tag = ? ORDER BY place`,
  );
  const byText = database.prepare(
    `${listed} JOIN post_text ON post_text.rowid = place
     WHERE post_text MATCH ? AND culture = ? ORDER BY bm25(post_text, 10, 4, 1), place`,
  );
  const byId = database.prepare('SELECT * FROM item WHERE culture = ? AND kind = ? AND id = ?');
  const bySlug = database.prepare('SELECT * FROM item WHERE culture = ? AND kind = ? AND slug = ? AND draft = 0');
  const paths = database.prepare(
    'SELECT culture, path FROM item WHERE kind = ? AND id = ? AND path IS NOT NULL ORDER BY place',
  );
  const art = database.prepare('SELECT art FROM item WHERE culture = ? AND kind = ? AND id = ?');
  const tagCounts = database.prepare('SELECT tag, count(*) AS posts FROM post_tag WHERE culture = ? GROUP BY tag');
  const newest = database.prepare('SELECT max(updated_at) AS newest FROM item WHERE culture = ? AND draft = 0');

  return {
    list: <Kind extends StoredKind>(culture: CultureCode, kind: Kind): ListedItem<Kind>[] =>
      byKind.all(culture, kind).map((row) => toListed<Kind>(row)),
    /** Of any item, drafts included. */
    byId: <Kind extends StoredKind>(culture: CultureCode, kind: Kind, id: string): StoredItem<Kind> | undefined =>
      toStored<Kind>(byId.get(culture, kind, id)),
    bySlug: <Kind extends StoredKind>(culture: CultureCode, kind: Kind, slug: string): StoredItem<Kind> | undefined =>
      toStored<Kind>(bySlug.get(culture, kind, slug)),
    /** The item's paths by culture, when more than one has it. */
    alternates(kind: StoredKind, id: string): { alternates?: WrittenAlternates } {
      const found = paths.all(kind, id).map(({ culture, path }) => [String(culture), String(path)]);
      return found.length > 1 ? { alternates: Object.fromEntries(found) } : {};
    },
    postsWithTag: (culture: CultureCode, tag: string): ListedItem<'post'>[] =>
      byTag.all(culture, tag).map((row) => toListed<'post'>(row)),
    /** Posts with all of the typed words or with words that begin so, the most relevant first; accents make no difference. */
    searchPosts(culture: CultureCode, typed: string): ListedItem<'post'>[] {
      const words = wordsOf(typed).slice(0, mostWords);
      if (words.length === 0) return [];
      const query = words.map((word) => `"${word}"*`).join(' AND ');
      return byText.all(query, culture).map((row) => toListed<'post'>(row));
    },
    postCounts: (culture: CultureCode): ReadonlyMap<string, number> =>
      new Map(tagCounts.all(culture).map(({ tag, posts }) => [String(tag), Number(posts)])),
    /** When anything of the culture changed last, ISO 8601. */
    updatedAt: (culture: CultureCode): string =>
      String(newest.get(culture)?.['newest'] ?? '') || new Date(0).toISOString(),
    artOf({ culture, kind, id }: PictureOwner): ItemArt | undefined {
      const found = textOf(art.get(culture, kind, id)?.['art']);
      return found === undefined ? undefined : (JSON.parse(found) as ItemArt);
    },
  };
}
export type ContentStore = ReturnType<typeof createContentStore>;
