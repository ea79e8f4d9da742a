import * as v from 'valibot';
import type { ContentContext } from '../context.ts';
import type { ItemArt } from '../pictures.ts';

/** An item that a call can return, made of a file or of an entry of one. */
export interface ContentItem {
  kind: string;
  /** The same thing has the same id in every culture. */
  id: string;
  /** Name in queries. */
  slug: string;
  /** Its own page, without locale prefix. */
  path?: string;
  /** The group in which its first page shows it, or a post's main tag. */
  section?: string;
  draft?: boolean;
  /** Items of a kind are given in the order of these. */
  order: string;
  /** ISO 8601. */
  updatedAt: string;
  art?: ItemArt;
  /** Fields in lists. */
  card: object;
  /** Additional fields in the item's own response. */
  rest?: object;
  /** Only of posts: the text that searches read, and all tags. */
  search?: { title: string; excerpt: string; body: string; tags: readonly string[] };
}

export type ReadFile = { items: ContentItem[] } | { problems: string[] };

/** A kind of file. */
export interface Kind {
  /** The id that a file of this kind has by its name; undefined for other files. */
  idOf(name: string): string | undefined;
  /** The page without which a culture has no such file; undefined when every culture has it. */
  pageOf(id: string, fields: unknown): string | undefined;
  read(fields: unknown, id: string, context: ContentContext): ReadFile;
}

interface KindDefinition<T> {
  /** Names of the files; the first group is the id. */
  files: RegExp;
  page?: string | ((id: string, fields: unknown) => string | undefined);
  schema(context: ContentContext, id: string): v.GenericSchema<unknown, T>;
  toItems(value: T, id: string, context: ContentContext): ContentItem[];
}

const describe = (issue: v.BaseIssue<unknown>) => {
  const field = v.getDotPath(issue);
  return field === null ? issue.message : `${field} ${issue.message}`;
};

/** Defines a kind of file by its schema and by the function that turns a valid file into items. */
export function defineKind<T>({ files, page, schema, toItems }: KindDefinition<T>): Kind {
  return {
    idOf: (name) => files.exec(name)?.[1],
    pageOf: (id, fields) => (typeof page === 'function' ? page(id, fields) : page),
    read(fields, id, context) {
      const result = v.safeParse(schema(context, id), fields);
      return result.success
        ? { items: toItems(result.output, id, context) }
        : { problems: [...new Set(result.issues.map(describe))] };
    },
  };
}

/** An order in which later days come first. */
export const newestFirst = (date: string): string => String(99_999_999 - Number(date.slice(0, 10).replaceAll('-', '')));

/** Only previews show drafts, which have a reserved id prefix. */
export const draft = (id: string) =>
  v.pipe(
    v.optional(v.boolean('needs true or false'), false),
    v.check(
      (value) => value === id.startsWith('draft-'),
      'goes with an id that begins with "draft-", and with no other',
    ),
  );
