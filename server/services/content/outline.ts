import type { CultureCode } from '../../../locales/index.ts';
import type { Fields } from './front-matter.ts';
import { pagePath } from './pages.ts';
import { isRecord } from '../../../shared/data/is-record.ts';

/** Author of a post. */
export interface AuthorFacts {
  slug: string;
  name: string;
  /** Degrees. */
  hue: number;
}

/** Items of a culture that its files may refer to. */
export interface Outline {
  /** Paths of items that have a page, by their name in links: `promotion/welcome`. */
  paths: ReadonlyMap<string, string>;
  /** Codes of the groups that the first pages of promotions and of features show. */
  groups: Readonly<Record<'promotions' | 'features', ReadonlySet<string>>>;
  /** Names of blog tags by slug. */
  tags: ReadonlyMap<string, string>;
  authors: ReadonlyMap<string, AuthorFacts>;
  /** Significant terms of promotions, by the path of their page. */
  offers: ReadonlyMap<string, string>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});
const listOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.map(fieldsOf) : []);

const folders: Readonly<Record<string, { key: string; param: string }>> = {
  promotions: { key: 'promotion', param: 'promotionSlug' },
  features: { key: 'feature', param: 'featureSlug' },
  payments: { key: 'paymentMethod', param: 'paymentSlug' },
  pages: { key: 'landing', param: 'lpSlug' },
  'blog/posts': { key: 'blogPost', param: 'postSlug' },
};

function itemPath(culture: CultureCode, name: string, fields: Fields): [target: string, path: string | undefined][] {
  const [, folder = '', id = ''] = /^(.+)\/([^/]+)\.md$/.exec(name) ?? [];
  const row = folders[folder];
  if (!row || fields['draft'] === true || (row.key === 'landing' && fields['landing'] !== true)) return [];
  const params = { [row.param]: textOf(fields['slug']) || id, tagSlug: textOf(fields['tag']) };
  return [[`${row.key}/${id}`, pagePath(culture, row.key, params)]];
}

function offersOf(contents: ReadonlyMap<string, unknown>, paths: Outline['paths']): Outline['offers'] {
  return new Map(
    [...contents].flatMap(([name, fields]) => {
      const [, id] = /^promotions\/([^/]+)\.md$/.exec(name) ?? [];
      const path = paths.get(`promotion/${id}`);
      return path === undefined ? [] : [[path, textOf(fieldsOf(fields)['significantTerms']).trim()] as const];
    }),
  );
}

const groupCodes = (home: unknown) => new Set(listOf(fieldsOf(home)['groups']).map(({ code }) => textOf(code)));

/**
 * Collects the items that content may refer to. `contents` holds the fields by file name. Invalid items are skipped
 * here, since their own schema reports the problem.
 */
export function outlineOf(culture: CultureCode, contents: ReadonlyMap<string, unknown>): Outline {
  const tags = listOf(contents.get('blog/tags.json')).map(({ slug, name }) => [textOf(slug), textOf(name)] as const);
  const targets = [
    ...[...contents].flatMap(([name, fields]) => itemPath(culture, name, fieldsOf(fields))),
    ...tags.map(([tagSlug]) => [`blogTag/${tagSlug}`, pagePath(culture, 'blogTag', { tagSlug })] as const),
  ];
  const authors = listOf(contents.get('blog/authors.json')).map(({ slug, name, hue }): [string, AuthorFacts] => [
    textOf(slug),
    { slug: textOf(slug), name: textOf(name), hue: Number(hue) },
  ]);
  const paths = new Map(targets.flatMap(([target, path]) => (path === undefined ? [] : [[target, path] as const])));
  return {
    paths,
    groups: {
      promotions: groupCodes(contents.get('promotions-home.md')),
      features: groupCodes(contents.get('features-home.md')),
    },
    tags: new Map(tags),
    authors: new Map(authors),
    offers: offersOf(contents, paths),
  };
}
