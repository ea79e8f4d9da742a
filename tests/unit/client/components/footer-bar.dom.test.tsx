import { describe, expect, it } from 'vitest';
import { FooterBar } from '../../../../client/components/footer-bar/footer-bar.tsx';
import { click } from '../support/act.ts';
import { renderSite } from '../support/render-site.tsx';

const itemsOf = (container: Element) =>
  [...container.querySelectorAll('nav > *')].map((item) => [item.textContent, item.classList.contains('for-guests')]);

describe('footer bar', () => {
  it('SHELL-02 shows menu, search, promotions and play', async () => {
    const { container } = await renderSite(<FooterBar />);
    expect(itemsOf(container)).toEqual([
      ['Menu', false],
      ['Search', false],
      ['Promotions', false],
      ['Play', false],
    ]);
  });

  it('SHELL-02 shows log in and join in sv, where registration uses the bank, and marks join as for guests', async () => {
    const { container } = await renderSite(<FooterBar />, { culture: 'sv' });
    expect(itemsOf(container)).toEqual([
      ['Menu', false],
      ['Search', false],
      ['Log in', false],
      ['Join', true],
    ]);
  });

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
