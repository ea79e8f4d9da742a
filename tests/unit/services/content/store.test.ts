import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { findRelated } from '../../../../server/services/blog/related.ts';
import { listTags } from '../../../../server/services/blog/tags.ts';
import type { ContentItem } from '../../../../server/services/content/kinds/kind.ts';
import { loadContent } from '../../../../server/services/content/load.ts';
import { createContentStore } from '../../../../server/services/content/store.ts';
import { contentTables } from '../../../../server/services/content/tables.ts';

const item = (kind: string, id: string, more: Partial<ContentItem> = {}): ContentItem => ({
  kind,
  id,
  slug: id,
  order: id,
  updatedAt: '2026-01-01T00:00:00.000Z',
  card: { id },
  ...more,
});

const post = (id: string, tags: readonly string[], title: string, body = '', more: Partial<ContentItem> = {}) =>
  item('post', id, {
    section: tags[0] ?? '',
    rest: { tags: tags.map((slug) => ({ slug, name: slug })) },
    search: { title, excerpt: '', body, tags },
    ...more,
  });

function storeOf(es: readonly ContentItem[], gb: readonly ContentItem[] = []) {
  const database = new DatabaseSync(':memory:');
  database.exec(contentTables);
  loadContent(database, [
    ['es', es],
    ['en-GB', gb],
  ]);
  return createContentStore(database);
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('stored content', () => {
  it('API-03 gives items in their order; drafts are found by id alone', () => {
    const store = storeOf([
      item('promotion', 'b'),
      item('promotion', 'a'),
      item('promotion', 'draft-c', { draft: true }),
    ]);
    expect(idsOf(store.list('es', 'promotion'))).toEqual(['b', 'a']);
    expect(store.bySlug('es', 'promotion', 'draft-c')).toBeUndefined();
    expect(store.byId('es', 'promotion', 'draft-c')).toMatchObject({ id: 'draft-c', isDraft: true });
    expect(store.byId('en-GB', 'promotion', 'a')).toBeUndefined();
  });

  it('SEO-02 names the paths of an item where more than one culture has it', () => {
    const store = storeOf(
      [item('promotion', 'a', { path: '/promociones/b/' }), item('promotion', 'c', { path: '/promociones/c/' })],
      [
        item('promotion', 'a', { path: '/casino-promotions/a/' }),
        item('feature', 'c', { path: '/casino-features/c/' }),
      ],
    );
    expect(store.alternates('promotion', 'a')).toEqual({
      alternates: { es: '/promociones/b/', 'en-GB': '/casino-promotions/a/' },
    });
    expect(store.alternates('promotion', 'c')).toEqual({});
  });

  const blog = storeOf(
    [
      item('tag', 'numbers', { slug: 'numeros', card: { slug: 'numeros', name: 'Números' } }),
      item('tag', 'bingo', { card: { slug: 'bingo', name: 'Bingo' } }),
      item('tag', 'mesas', { card: { slug: 'mesas', name: 'Mesas' } }),
      post('a', ['numeros', 'bingo'], 'La volatilidad', 'El azar según la matemática.'),
      post('b', ['bingo'], 'El azar, sin misterio', 'Probabilidad.'),
      post(
        'c',
        ['numeros'],
        'Cantar línea',
        'Volatilidades aparte, el año del bingo en la Glockenstraße. Fool’s Gold.',
      ),
      post('draft-d', ['bingo'], 'El azar que viene', '', { draft: true }),
    ],
    [post('e', ['numeros'], 'Azar')],
  );

  it.each([
    ['azar', ['b', 'a']],
    ['AZAR', ['b', 'a']],
    ['matematica', ['a']],
    ['matemática', ['a']],
    ['lìnea', ['c']],
    ['ano', ['c']],
    ['volatil', ['a', 'c']],
    ['glockenstrasse', ['c']],
    ['glockenstraße', ['c']],
    ['fools gold', ['c']],
    ["fool's", ['c']],
    ['bingo azar', []],
    ['azar probab', ['b']],
    ['', []],
    ['"', []],
    ['azar" OR "bingo', []],
    ['NOT azar', []],
  ])(
    'PAGE-04 GAME-07 a search of the blog for %j finds %o, with or without accents, in its own culture',
    (typed, ids) => {
      expect(idsOf(blog.searchPosts('es', typed))).toEqual(ids);
    },
  );

  it('PAGE-04 counts the posts of each tag, without drafts', () => {
    expect(listTags(blog, 'es').map(({ slug, count }) => [slug, count])).toEqual([
      ['numeros', 2],
      ['bingo', 2],
      ['mesas', 0],
    ]);
  });

  it.each([
    ['a', ['c', 'b']],
    ['b', ['a', 'c']],
    ['c', ['a', 'b']],
  ])('PAGE-04 related to %s: those that share its main tag, then other tags, then the rest', (id, related) => {
    const found = blog.byId('es', 'post', id);
    expect(found && idsOf(findRelated(blog, 'es', found))).toEqual(related);
  });

  it('API-03 returns when something of a culture changed last', () => {
    expect(blog.updatedAt('es')).toBe('2026-01-01T00:00:00.000Z');
    expect(blog.updatedAt('sv')).toBe('1970-01-01T00:00:00.000Z');
  });
});
