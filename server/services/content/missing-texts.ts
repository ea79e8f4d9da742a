import type { CultureCode } from '../../../locales/index.ts';
import { isAvailable } from '../../../shared/routing/availability.ts';
import { findRoute } from '../../../shared/routing/match.ts';
import { table } from '../../../shared/routing/table.ts';
import { brandOf } from '../brand-of.ts';
import type { ContentItem } from './kinds/kind.ts';
import type { ContentProblem } from './problem.ts';

/** Kind and folder of the text of a page, by the preloads of its route. */
const textOf = new Map<string | undefined, { kind: string; folder: string }>([
  ['feed', { kind: 'feed', folder: 'feeds' }],
  ['content', { kind: 'page', folder: 'pages' }],
]);

/** A file that is not a page of its own, and the part of the site that is missing without it. */
interface Part {
  kind: string;
  /** Id of the item. Without one, any item of the kind will do. */
  id?: string;
  file: string;
  /** Cultures with this page need the file. */
  page: string;
  lack: string;
}

const parts: readonly Part[] = [
  ...['winners', 'restricted', 'registrationComplete'].map((page) => ({
    kind: 'page',
    id: page,
    file: `pages/${page}.md`,
    page,
    lack: `the page "${page}" has no text of its own`,
  })),
  { kind: 'faq', file: 'faq/01-account.md', page: 'help', lack: 'the page "help" has no questions' },
  { kind: 'slides', file: 'slides.json', page: 'home', lack: 'home and game pages have no slides' },
  ...['promotions', 'features'].map((page) => ({
    kind: `${page}-home`,
    file: `${page}-home.md`,
    page,
    lack: `the page "${page}" has no groups`,
  })),
  { kind: 'payment', file: 'payments/<key>.md', page: 'paymentMethods', lack: 'there is no way to pay' },
  { kind: 'payment-mark', file: 'payment-marks.json', page: 'payNPlay', lack: 'the footer names no way to pay' },
  { kind: 'terms', id: 'registration', file: 'terms/registration.md', page: 'home', lack: 'an account has no terms' },
  { kind: 'terms', id: 'bonus', file: 'terms/bonus.md', page: 'bonusPolicy', lack: 'offers open no terms' },
  { kind: 'terms', id: 'voucher', file: 'terms/voucher.md', page: 'promotions', lack: 'vouchers have no terms' },
  { kind: 'tag', file: 'blog/tags.json', page: 'blog', lack: 'the blog has no topics' },
  { kind: 'post', file: 'blog/posts/<id>.md', page: 'blog', lack: 'the blog has no posts' },
];

/** Files that a culture lacks: texts of pages, to which the site then responds with 404 (SEO-08), and parts of others. */
export function findMissingTexts(culture: CultureCode, items: readonly ContentItem[]): ContentProblem[] {
  const brand = brandOf(culture).id;
  const written = new Set(items.filter(({ draft }) => !draft).flatMap(({ kind, id }) => [kind, `${kind} ${id}`]));
  const has = (key: string) => {
    const route = findRoute(key);
    return route !== undefined && isAvailable(route, culture, brand);
  };
  const missing = (file: string, lack: string): ContentProblem => ({
    path: `brands/${brand}/content/${culture}/${file}`,
    says: `is missing or wrong, so ${lack} in ${culture}; write it`,
  });
  const pages = table.flatMap((route) => {
    const text = textOf.get(route.preloads);
    if (!text || !isAvailable(route, culture, brand) || written.has(`${text.kind} ${route.key}`)) return [];
    return [missing(`${text.folder}/${route.key}.md`, `the page "${route.key}" is a 404`)];
  });
  const needed = parts.filter(
    ({ kind, id, page }) => has(page) && !written.has(id === undefined ? kind : `${kind} ${id}`),
  );
  return [...pages, ...needed.map(({ file, lack }) => missing(file, lack))];
}
