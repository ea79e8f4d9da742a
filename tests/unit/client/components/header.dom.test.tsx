import { describe, expect, it } from 'vitest';
import { product } from '../../../../brands/index.ts';
import { FooterBar } from '../../../../client/components/footer-bar/footer-bar.tsx';
import { Header } from '../../../../client/components/header/header.tsx';
import { after, click, type } from '../support/act.ts';
import { hrefsOf, textsOf } from '../support/markup.tsx';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const linksOf = (container: Element, segment: string) =>
  [...container.querySelectorAll(`a.${segment}`)].map((link) => [link.textContent, link.getAttribute('href')]);

describe('header', () => {
  it('SHELL-01 offers log in and join to guests, and play to registered visitors', async () => {
    const { container } = await renderSite(<Header />);
    expect(linksOf(container, 'for-guests')).toEqual([
      ['Log in', 'https://platform.test/login?culture=en-GB'],
      ['Join', 'https://platform.test/join?culture=en-GB'],
    ]);
    expect(linksOf(container, 'for-registered')).toEqual([['Play', 'https://platform.test/?culture=en-GB']]);
  });

  it('SHELL-01 offers log in to registered visitors in sv, where registration uses the bank', async () => {
    const { container } = await renderSite(<Header />, { culture: 'sv' });
    expect(linksOf(container, 'for-registered')).toEqual([['Log in', 'https://platform.test/login?culture=sv']]);
  });

  it.each([
    ['en-ROW', ['/en-ROW/casino-promotions/']],
    ['es', ['/promociones/']],
    ['sv', []],
  ] as const)(
    'SHELL-01 shows a gift icon that links to the promotions in %s, where promotions are allowed',
    async (culture, hrefs) => {
      const { container } = await renderSite(<Header />, { culture });
      expect(hrefsOf(container, 'a[aria-label="Promotions"]')).toEqual(hrefs);
    },
  );

  it('SHELL-04 shows the top-level menu items and marks the current section', async () => {
    const { container } = await renderSite(<Header />, { culture: 'en-IE', url: '/slots/jackpots/' });
    expect(hrefsOf(container, 'nav a')).toEqual([
      `/en-IE/${product.slug}/`,
      '/en-IE/slots/',
      '/en-IE/casino/',
      '/en-IE/casino-features/',
    ]);
    expect(textsOf(container, 'nav a[aria-current=true]')).toEqual(['Slots']);
  });

  it('SSR-05 contains a search form that submits to the home page of the culture, including the prefix', () => {
    const html = serverHtml(<Header />, { culture: 'en-ROW' });
    expect(html).toMatch(/<form[^>]* action="\/en-ROW\/"/);
    expect(html).toMatch(/<input[^>]* name="q"/);
  });

  it('SHELL-01 opens the search when its field is clicked or typed into, but not on focus', async () => {
    const { container, navigation } = await renderSite(<Header />);
    const field = container.querySelector('input')!;
    field.focus();
    expect(navigation.openHash).not.toHaveBeenCalled();
    // By now the chunk has loaded.
    await after(() => import('../../../../client/components/search-overlay/search-panel.tsx'));
    await click(field);
    expect(navigation.openHash).toHaveBeenCalledWith('search');
    await type(field, 'l');
    expect(navigation.openHash).toHaveBeenCalledTimes(2);
  });

  it('SHELL-01 does not open the search again when it is already open', async () => {
    const { container, stores, navigation } = await renderSite(<Header />);
    stores.ui.hash = 'search';
    await type(container.querySelector('input')!, 'la');
    expect(navigation.openHash).not.toHaveBeenCalled();
  });
});

describe('footer bar', () => {
  it.each([
    ['en-GB', 'Menu, Search, Promotions, Play', ''],
    ['sv', 'Menu, Search, Log in, Join', 'Join'],
  ] as const)(
    'SHELL-02 in %s, where registration in sv uses the bank, shows %s, and marks as for guests: %s',
    async (culture, items, forGuests) => {
      const { container } = await renderSite(<FooterBar />, { culture });
      expect(textsOf(container, 'nav > *').join(', ')).toBe(items);
      expect(textsOf(container, 'nav > .for-guests').join(', ')).toBe(forGuests);
    },
  );

  it('SHELL-02 SSR-05 opens the search, and lets the browser handle a click for a new tab', async () => {
    const { container, navigation } = await renderSite(<FooterBar />, { culture: 'en-IE' });
    const search = container.querySelector('a')!;
    expect(search.getAttribute('href')).toBe('/en-IE/?q=');
    await click(search, { ctrlKey: true });
    expect(navigation.openHash).not.toHaveBeenCalled();
    await click(search);
    expect(navigation.openHash).toHaveBeenCalledWith('search');
  });
});
