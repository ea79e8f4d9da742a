import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { listedOn } from '../../../../server/page/listed.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

/** Items that a page lists when a call of this path returns this body. */
function listed(url: string, call: string, data: unknown, code: keyof typeof cultures = 'en-GB') {
  const { pathname, searchParams: search } = new URL(url, 'http://x');
  const page = { match: matchRoute(pathname, code), culture: cultures[code], search };
  return listedOn(page, <T>({ path }: { path: string }) => (path === call ? (data as T) : undefined));
}

describe('the items of a list page', () => {
  it('SEO-05 ROUTE-04 are, for promotions, the active ones with the paths of the culture', () => {
    const items = [
      { title: 'Bienvenida', slug: 'bienvenida', status: 'active' },
      { title: 'Verano', slug: 'verano', status: 'expired' },
    ];
    const home = { groups: [{ items }] };
    expect(listed('/promociones/', '/v1/cms/promotions-home/?culture=es', home, 'es')).toEqual([
      { name: 'Bienvenida', path: '/promociones/bienvenida/' },
    ]);
    const irish = listed('/casino-promotions/', '/v1/cms/promotions-home/?culture=en-IE', home, 'en-IE');
    expect(irish).toEqual([{ name: 'Bienvenida', path: '/en-IE/casino-promotions/bienvenida/' }]);
  });

  it('SEO-05 are, for features, all cards of all groups', () => {
    const home = { groups: [{ items: [{ title: 'A', slug: 'a' }] }, { items: [{ title: 'B', slug: 'b' }] }] };
    expect(listed('/funciones/', '/v1/cms/features-home/?culture=es', home, 'es')).toEqual([
      { name: 'A', path: '/funciones/a/' },
      { name: 'B', path: '/funciones/b/' },
    ]);
  });

  it('SEO-05 are, for payment methods, those that have a page', () => {
    const options = [
      { name: 'Bankline', slug: 'bankline', has_info: true },
      { name: 'Cash', slug: 'cash', has_info: false },
    ];
    expect(listed('/payment-methods/', '/v1/feeds/payment-options/?culture=en-GB', options)).toEqual([
      { name: 'Bankline', path: '/payment-methods/bankline/' },
    ]);
  });

  it.each([
    ['/blog/?page=2', '/v1/blog/home/more/?culture=en-GB&offset=12&limit=12'],
    ['/blog/tables/', '/v1/blog/?culture=en-GB&tag=tables&offset=0&limit=12'],
  ])('SEO-05 are, for %s, its posts with the paths under their main tag', (url, call) => {
    const posts = { items: [{ title: 'Wheels', slug: 'wheels', tagSlug: 'tables' }], total: 1 };
    expect(listed(url, call, posts)).toEqual([{ name: 'Wheels', path: '/blog/tables/wheels/' }]);
  });

  it('SEO-05 ROUTE-04 are, for a category, its games', () => {
    const games = { items: [{ name: 'A', path: '/slots/a/' }] };
    const call = '/v1/games/?culture=en-IE&groups=slots&offset=48&limit=48';
    expect(listed('/slots/?page=2', call, games, 'en-IE')).toEqual([{ name: 'A', path: '/en-IE/slots/a/' }]);
  });

  it('SEO-05 are undefined for a page without a list, and before the list has loaded', () => {
    expect(listed('/privacy/', '', {})).toBeUndefined();
    expect(listed('/slots/', '', {})).toBeUndefined();
  });
});
