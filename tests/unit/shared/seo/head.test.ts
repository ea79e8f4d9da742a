import { describe, expect, it } from 'vitest';
import { pageItem } from '../../../../shared/data/page-item.ts';
import { headFor } from '../../../../shared/seo/head.ts';
import { gameItem, headInput, postItem } from './head-input.ts';

const canonical = (url: string, code?: 'en-ROW' | 'es') => headFor(headInput(url, {}, code)).canonical;

const tables = { title: 'Tables', description: 'Wheels, cards and dice.' };

describe('page head', () => {
  it.each([
    ['/', 'https://en.test/'],
    ['/?utm_source=mail', 'https://en.test/'],
    ['/slots/', 'https://en.test/slots/'],
    ['/slots/?page=1', 'https://en.test/slots/'],
    ['/slots/?page=2&utm_source=mail', 'https://en.test/slots/?page=2'],
    ['/slots/?page=2&provider=alder', 'https://en.test/slots/'],
    ['/slots/?sort=name', 'https://en.test/slots/'],
    ['/slots/lantern-trench/?page=2', 'https://en.test/slots/lantern-trench/'],
    ['/blog/?page=3', 'https://en.test/blog/?page=3'],
    ['/blog/tables/?page=2&q=x', 'https://en.test/blog/tables/?page=2'],
  ])('SEO-01 of %s has the canonical %s', (url, wanted) => expect(canonical(url)).toBe(wanted));

  it("SEO-01 ROUTE-04 uses the culture's prefix and path in the canonical", () => {
    expect(canonical('/slots/', 'en-ROW')).toBe('https://en.test/en-ROW/slots/');
    expect(canonical('/casino/ruleta/', 'es')).toBe('https://es.test/casino/ruleta/');
  });

  it.each([
    ['an ordinary page', '/slots/', {}, undefined],
    ['a further page', '/slots/?page=2', {}, undefined],
    ['a search', '/?q=ti', {}, 'noindex, follow'],
    ['an empty search', '/?q=', {}, 'noindex, follow'],
    ['a search of the blog', '/blog/search/?q=wheel', {}, 'noindex, follow'],
    ['the search form of the blog', '/blog/search/', {}, 'noindex, follow'],
    ['a filtered list', '/slots/?provider=alder', {}, 'noindex, follow'],
    ['a missing page', '/nowhere/', {}, 'noindex, follow'],
    ['the error page', '/500/', {}, 'noindex, follow'],
    ['a country without its own text', '/restricted/fr/', {}, 'noindex, follow'],
    ['a country with its own text', '/restricted/us/', {}, undefined],
    ['staging, or a forced route', '/slots/', { noindex: true }, 'noindex, follow'],
  ])('SEO-04 sets robots for %s', (_, url, over, robots) => {
    const head = headFor(headInput(url, over));
    expect(head.robots).toBe(robots);
    if (robots) expect(head.alternates).toEqual([]);
  });

  it('SEO-02 lists alternates on the first page of a list only', () => {
    expect(headFor(headInput('/slots/')).alternates.map(({ hreflang }) => hreflang)).toContain('x-default');
    expect(headFor(headInput('/slots/?page=2')).alternates).toEqual([]);
  });

  it('SEO-01 SEO-02 uses the title, description and alternates of a game', () => {
    const head = headFor(headInput('/slots/lantern-trench/', { item: gameItem }));
    expect(head.title).toBe('Lantern Trench slot – play at The Site');
    expect(head.description).toBe('Light below.');
    expect(head.alternates.map(({ href }) => href)).toContain('https://sv.test/slots/lyktgraven/');
  });

  it('SEO-01 PAGE-04 adds the page number to the title of further pages of an item', () => {
    expect(headFor(headInput('/blog/tables/?page=2', { item: pageItem('Tables', tables) })).title).toContain(
      'Tables, page 2',
    );
    expect(headFor(headInput('/blog/tables/', { item: pageItem('Tables', tables) })).title).not.toContain('page');
  });

  it('SEO-01 PAGE-04 contains the dates and tags of an article', () => {
    const { type, article } = headFor(headInput('/blog/tables/wheels/', { item: postItem }));
    expect(type).toBe('article');
    expect(article).toEqual({
      publishedAt: '2026-02-03T00:00:00.000Z',
      updatedAt: '2026-05-06T00:00:00.000Z',
      section: 'Tables',
      tags: ['The numbers', 'Tables'],
    });
    expect(headFor(headInput('/slots/lantern-trench/', { item: gameItem })).article).toBeUndefined();
  });

  it.each([
    ['a path of the site', '/images', 'https://en.test/images/g1.0a1b?w=1200&f=jpeg'],
    ['an origin', 'https://img.test', 'https://img.test/g1.0a1b?w=1200&f=jpeg'],
  ])('SEO-01 makes the share image URL absolute when images are served from %s', (_, origin, url) => {
    const images = { origin, hosts: [] };
    expect(headFor(headInput('/slots/lantern-trench/', { item: gameItem, images })).image).toBe(url);
    expect(headFor(headInput('/slots/', { images })).image).toBe('https://en.test/share.jpg');
  });

  it('SEO-01 ignores a share image of an unlisted host', () => {
    const foreign = { ...gameItem, picture: 'https://evil.test/x.png' };
    expect(headFor(headInput('/slots/lantern-trench/', { item: foreign })).image).toBe('https://en.test/share.jpg');
  });

  it.each([
    ['/', 'Slots, bingo and table games | The Site'],
    ['/?q=ti', 'Search | The Site'],
    ['/slots/', 'Online slots | The Site'],
    ['/slots/?page=3', 'Online slots, page 3 | The Site'],
    ['/nowhere/', 'Page not found | The Site'],
  ])('BRAND-06 SEO-01 titles the page %s "%s"', (url, title) => {
    expect(headFor(headInput(url)).title).toBe(title);
  });

  it.each([
    ['/blog/tables/wheels/', postItem, 'How to read a wheel | The Site blog'],
    ['/blog/tables/', pageItem('Tables', tables), `${tables.title} – posts | The Site blog`],
    ['/casino-promotions/welcome/', pageItem('Welcome', tables), `${tables.title} | The Site`],
  ])('BRAND-06 SEO-01 fills the title template of the item at %s', (url, item, title) => {
    expect(headFor(headInput(url, { item })).title).toBe(title);
  });

  it('SEO-04 follows noindex in the response, without alternates', () => {
    const alternates = { 'en-GB': '/lp/welcome/', es: '/lp/welcome/' };
    const item = (robots: string) => pageItem('Welcome', { ...tables, robots }, { alternates });
    const hidden = headFor(headInput('/lp/welcome/', { item: item('noindex') }));
    expect([hidden.robots, hidden.alternates]).toEqual(['noindex, follow', []]);
    const shown = headFor(headInput('/lp/welcome/', { item: item('index') }));
    expect([shown.robots, shown.alternates.length]).toEqual([undefined, 3]);
  });

  it('SEO-01 contains the country name on a country page', () => {
    const { title, description } = headFor(headInput('/restricted/fr/'));
    expect(title).toBe('Availability: France | The Site');
    expect(description).toMatch(/^France: /);
  });

  it.each([
    ['en-GB', '6,000'],
    ['sv', '1\u00A0500'],
    ['es', '1200'],
  ] as const)('BRAND-07 I18N-04 states the number of games in %s as %s', (code, count) => {
    expect(headFor(headInput('/', {}, code)).description).toContain(`Over ${count} games`);
  });
});
