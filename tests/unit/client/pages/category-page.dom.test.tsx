import { describe, expect, it } from 'vitest';
import { categoryFamily } from '../../../../client/pages/category/category-family.ts';
import { Page } from '../../../../client/pages/category/category-page.tsx';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import type { Resource } from '../../../../shared/data/resource.ts';
import type { TileCard } from '../../../../shared/data/reduced-games.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { click, after } from '../support/act.ts';
import { responses, facets, found, tileCards } from '../support/games.ts';
import { hrefsOf, textsOf } from '../support/markup.tsx';
import { renderSite, serverHtml, type SiteSetup } from '../support/render-site.tsx';

const total = 100;
const slots = (...given: Parameters<typeof tileCards>) => tileCards(...given).map((game) => ({ ...game, rtp: 96 }));
/** The first page of a list; its length matters only where the list grows. */
const seedOf = (count: number) => responses({ 'games/': { total, items: slots(count), facets } });
const seed = seedOf(2);
const url = '/slots/';

/** The service returns the requested range of the list. */
const respond = ({ path }: Resource<unknown>) => {
  const { pathname, searchParams: query } = new URL(path, 'https://api.test');
  if (pathname !== '/v1/games/') return { state: 'failed' } as const;
  const offset = Number(query.get('offset'));
  return found({ total, items: slots(Number(query.get('limit')), `Game from ${offset}:`) });
};

async function openCategory(setup: SiteSetup = {}, count = 2) {
  const first = seedOf(count);
  const site = await renderSite(<Page />, {
    url,
    seed: (resource) => (resource.path.includes('offset=0') ? first(resource) : undefined),
    respond,
    ...setup,
  });
  const { container } = site;
  return {
    ...site,
    tiles: () => container.querySelectorAll('li picture').length,
    more: () => container.querySelector<HTMLAnchorElement>('a[rel=next]'),
    field: (name: string, value: string) =>
      container.querySelector<HTMLInputElement>(`[name=${name}][value="${value}"]`)!,
  };
}

/** Selector of the links that remove a filter. */
const chips = '[aria-label^="Remove filter"]';
const choose = (field: HTMLInputElement) => after(() => field.click());

describe('category page', () => {
  it('GAME-02 SSR-05 shows counts, a link to the next page and the notice without JavaScript', () => {
    const html = serverHtml(<Page />, { url, seed });
    expect(html).toContain('100 games from 2 studios');
    expect(html).toContain('href="/slots/?page=2"');
    expect(html).toContain('Some games may be removed or temporarily unavailable in your location');
  });

  it.each([
    ['/slots/', 'Compare the return, the volatility and the smallest stake before you play.'],
    ['/casino/roulette/', 'Every wheel states its return to player and its limits.'],
    ['/bingo/', 'Rooms with their times and ticket prices in view before you go in.'],
  ])('BAN-01 GAME-02 shows a specific text in the banner of %s', (path, lead) => {
    expect(serverHtml(<Page />, { url: path, seed })).toContain(lead);
  });

  it('GAME-10 omits the RTP filter and sort option when no game has an RTP', () => {
    const offered = (items: TileCard[]) =>
      /name="minRtp".*value="rtp"/s.test(
        serverHtml(<Page />, { url, seed: responses({ 'games/': { total, items, facets } }) }),
      );
    const rooms = tileCards(3);
    expect([offered(rooms), offered([...rooms, ...slots(1)]), offered([])]).toEqual([false, true, true]);
  });

  it('GAME-02 SHELL-12 grows in place, remembers its size, and moves the focus to the first new game', async () => {
    const { tiles, more, stores, container } = await openCategory({}, 48);
    expect(tiles()).toBe(48);
    await click(more());
    expect(tiles()).toBe(72);
    expect(document.activeElement).toBe(container.querySelectorAll('li > a:has(> picture)')[48]);
    expect(stores.ui.componentsPersistedViewSize).toEqual({ '/slots/': 72 });
    expect(container.querySelector('progress')?.value).toBe(72);
    await click(more());
    await click(more());
    expect(tiles()).toBe(100);
    expect(more()).toBeNull();
  });

  it('GAME-02 API-04 does not count games of a failed request, and requests the same games again', async () => {
    let isDown = true;
    const offsets: string[] = [];
    const countingOffsets: SiteSetup['respond'] = (resource) => {
      offsets.push(...new URL(resource.path, 'https://api.test').searchParams.getAll('offset'));
      return isDown ? { state: 'failed' } : respond(resource);
    };
    const { tiles, more, container } = await openCategory({ respond: countingOffsets }, 48);
    const shown = () => [tiles(), container.querySelector('progress')?.value];
    await click(more());
    expect([shown(), offsets]).toEqual([[48, 48], ['48']]);
    isDown = false;
    await click(more());
    expect([shown(), offsets]).toEqual([
      [72, 72],
      ['48', '48'],
    ]);
  });

  it('GAME-02 lets the browser handle a click for a new window', async () => {
    const { tiles, more } = await openCategory();
    await click(more(), { ctrlKey: true });
    expect(tiles()).toBe(2);
  });

  it('GAME-10 navigates to the first page of the filtered list on each change', async () => {
    const { field, navigation } = await openCategory({ url: '/slots/?page=2', seed });
    await choose(field('volatility', 'high'));
    expect(navigation.navigate).toHaveBeenLastCalledWith('/slots/?volatility=high');
    await choose(field('minRtp', '96'));
    expect(navigation.navigate).toHaveBeenLastCalledWith('/slots/?volatility=high&minRtp=96');
  });

  it('GAME-10 sorts with the select outside the form', async () => {
    const { container, navigation } = await openCategory();
    const select = container.querySelector('select')!;
    await after(() => {
      select.value = 'rtp';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(navigation.navigate).toHaveBeenLastCalledWith('/slots/?sort=rtp');
  });

  it('GAME-10 links each applied filter to the list without it, and updates its fields when the URL changes', async () => {
    const { container, field, show } = await openCategory({ url: '/slots/?volatility=high&minRtp=96', seed });
    expect(hrefsOf(container, chips)).toEqual(['/slots/?minRtp=96', '/slots/?volatility=high']);
    expect(field('volatility', 'high').checked).toBe(true);
    await show(<Page />, '/slots/?minRtp=96');
    expect(field('volatility', 'high').checked).toBe(false);
    expect(field('minRtp', '96').checked).toBe(true);
  });

  it('GAME-10 ignores an unknown provider, and removes it from the URL with the next change', async () => {
    const { container, field, more, navigation } = await openCategory({
      url: '/slots/?provider=nonsense&provider=tidehouse&minRtp=96',
    });
    expect(textsOf(container, chips)).toEqual(['Tidehouse', 'RTP 96% and over']);
    expect(container.textContent).not.toContain('nonsense');
    expect(more()?.getAttribute('href')).toBe('/slots/?provider=tidehouse&minRtp=96&page=2');
    await choose(field('volatility', 'high'));
    expect(navigation.navigate).toHaveBeenLastCalledWith('/slots/?provider=tidehouse&volatility=high&minRtp=96');
  });

  it('GAME-10 shows for an empty list a message, a link without filters, and the applied filters, so that they can be removed', () => {
    const empty = responses({ 'games/': { total: 0, items: [], facets } });
    const html = serverHtml(<Page />, { url: '/slots/?provider=gone&sort=name', seed: empty });
    expect(html).toContain('No games match all these filters');
    expect(html).toContain('aria-label="Remove filter: gone"');
    expect(html).toContain('href="/slots/?sort=name"');
    expect(html).not.toContain('<progress');
  });
});

const hrefs = (path: string, culture: CultureCode = 'en-GB', brand = 'en') =>
  categoryFamily(matchRoute(path, culture, brand), cultures[culture], brand).map(({ href }) => href);

describe('categoryFamily', () => {
  it('ROUTE-11 GAME-02 lists the subcategories, also those that are in no menu', () => {
    expect(hrefs('/slots/')).toEqual(['/slots/', '/slots/megaways/', '/slots/jackpots/', '/slots/daily-jackpots/']);
  });

  it('GAME-02 is the same for a subcategory', () => {
    expect(hrefs('/slots/jackpots/')).toEqual(hrefs('/slots/'));
  });

  it("ROUTE-03 ROUTE-04 lists only categories of the culture, with the culture's paths", () => {
    expect(hrefs('/slots/', 'de-DE', 'de')).toEqual([]);
    expect(hrefs('/slots/', 'en-IE')).toEqual([
      '/en-IE/slots/',
      '/en-IE/slots/jackpots/',
      '/en-IE/slots/daily-jackpots/',
    ]);
    expect(hrefs('/casino/', 'es', 'es')).toContain('/casino/ruleta/');
  });

  it('is empty for a category without subcategories', () => {
    expect(hrefs('/bingo/')).toEqual([]);
  });
});
