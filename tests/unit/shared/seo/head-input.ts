import { messages } from 'messages:all';
import { product } from '../../../../brands/index.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { pageItem, type PageItem } from '../../../../shared/data/page-item.ts';
import type { WrittenPost } from '../../../../shared/contract/written.ts';
import type { GamePageInfo } from '../../../../shared/data/reduced-games.ts';
import { type CompiledMessages, createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import type { HeadInput } from '../../../../shared/seo/head.ts';

const english = Object.assign({}, ...Object.values(messages['en-GB'] ?? {})) as CompiledMessages;

/** Input for the head of a page. `url` is the path without prefix, including the query. */
export function headInput(url: string, over: Partial<HeadInput> = {}, code: CultureCode = 'en-GB'): HeadInput {
  const { pathname, searchParams } = new URL(url, 'https://site.test');
  const culture = cultures[code];
  return {
    siteName: 'The Site',
    productName: product.name,
    culture,
    match: matchRoute(pathname, code),
    search: searchParams,
    originOf: (other) => `https://${other.slice(0, 2).toLowerCase()}.test`,
    intl: createCultureIntl(culture, english),
    shareImage: 'https://en.test/share.jpg',
    images: { origin: '/images', hosts: [] },
    noindex: false,
    ...over,
  };
}

export const game = {
  card: {
    id: 'g1',
    name: 'Lantern Trench',
    path: '/slots/lantern-trench/',
    provider: { code: 'tidehouse', name: 'Tidehouse' },
    releasedAt: '2026-02-03T10:00:00Z',
  },
  seo: { title: 'Lantern Trench slot', description: 'Light below.', ogImage: 'g1.0a1b?w=1200&f=jpeg' },
  alternates: { 'en-GB': '/slots/lantern-trench/', sv: '/slots/lyktgraven/' },
} as unknown as GamePageInfo;

export const gameItem: PageItem = { ...pageItem(game.card.name, game.seo, game), thing: { kind: 'game', game } };

export const post: WrittenPost = {
  id: 'p1',
  slug: 'wheels',
  tagSlug: 'tables',
  title: 'Wheels & balls',
  excerpt: 'How a wheel is read.',
  image: { url: 'posts/wheels', width: 1920, height: 1080, alt: '' },
  author: { name: 'Nell Ashworth', slug: 'nell-ashworth' },
  publishedAt: '2026-02-03T00:00:00.000Z',
  updatedAt: '2026-05-06T00:00:00.000Z',
  readMinutes: 4,
  bodyHtml: '<p>x</p>',
  tags: [
    { slug: 'numbers', name: 'The numbers' },
    { slug: 'tables', name: 'Tables' },
  ],
  seo: { title: 'How to read a wheel', description: 'A wheel, read.' },
};

export const postItem: PageItem = {
  ...pageItem(post.title, post.seo, post),
  isArticle: true,
  thing: { kind: 'post', post },
};
