import { afterEach, describe, expect, it, vi } from 'vitest';
import { Footer } from '../../../../client/components/footer/footer.tsx';
import { product } from '../../../../brands/index.ts';
import { type CultureCode, cultureCodes, cultures } from '../../../../locales/index.ts';
import { after, until } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { hydrateSite, renderSite, siteOf } from '../support/render-site.tsx';

describe('footer', () => {
  it.each(cultureCodes)('SHELL-05 COMP-01 states licence, register and version in %s', async (culture) => {
    const { container } = await renderSite(<Footer />, { culture });
    const { licence, marks, ageMark } = siteOf(culture).compliance;
    for (const fact of [licence.holder, licence.regulator, licence.number, '2.17.0', ageMark]) {
      expect(container.textContent).toContain(fact);
    }
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    for (const href of [licence.registerUrl, ...marks.map((mark) => mark.href)]) expect(links).toContain(href);
  });

  it.each([
    ['en-GB', true],
    ['en-ROW', false],
    ['en-IE', false],
    ['de-DE', false],
    ['sv', false],
    ['es', true],
  ] as readonly [CultureCode, boolean][])(
    'SHELL-05 shows the search and social links in %s: %s',
    async (culture, extras) => {
      const { container } = await renderSite(<Footer />, { culture });
      expect(container.querySelector('input[name=q]') !== null).toBe(extras);
      expect(container.textContent.includes('Instagram')).toBe(extras);
    },
  );

  it("SHELL-04 has a group for the site's own product, and does not name the product in a culture without it", async () => {
    const british = await renderSite(<Footer />);
    expect(british.container.querySelector('#footer-product')?.textContent).toBe(product.name);
    const german = await renderSite(<Footer />, { culture: 'de-DE' });
    expect(german.container.textContent).not.toContain(product.name);
  });

  it('SHELL-05 shows the support email address', async () => {
    const { container } = await renderSite(<Footer />, { culture: 'es' });
    expect(container.querySelector('a[href^="mailto:"]')?.textContent).toBe(siteOf('es').brand.supportEmail);
  });
});

describe('footer links', () => {
  const hrefs = (container: HTMLElement) =>
    [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));

  it.each(cultureCodes)(
    'SHELL-14 PAGE-05 lead in %s to the winners, and to feedback where it is enabled',
    async (culture) => {
      const { container } = await renderSite(<Footer />, { culture });
      const { routePrefix, feedbacksEnabled } = cultures[culture];
      expect(hrefs(container)).toContain(`${routePrefix}/winners/`);
      expect(hrefs(container).includes('#feedback')).toBe(feedbacksEnabled);
    },
  );

  it('SHELL-14 PWA-02 lead to the installation only while the browser can install the site', async () => {
    const { container, stores } = await renderSite(<Footer />);
    expect(hrefs(container)).not.toContain('#install');
    await after(() => (stores.ui.canInstall = true));
    expect(hrefs(container)).toContain('#install');
    await after(() => (stores.ui.canInstall = false));
    expect(hrefs(container)).not.toContain('#install');
  });
});

describe('copyright line', () => {
  it('SHELL-05 SSR-04 shows the year in the time zone of the market, on the server and after the page learns the time', async () => {
    const newYear = Date.parse('2026-12-31T23:30:00Z');
    const spanish = await hydrateSite(<Footer />, () => undefined, { culture: 'es', now: newYear });
    expect(spanish.container.textContent).toContain('© 2027');
    const british = await hydrateSite(<Footer />, () => undefined, { now: newYear });
    expect(british.container.textContent).toContain('© 2026');
    await after(() => (british.stores.ui.contextTime = newYear + 3_600_000));
    expect(british.container.textContent).toContain('© 2027');
  });
});

describe('payment methods in the footer', () => {
  const option = (key: string, has_info: boolean) => ({
    key,
    name: `The ${key}`,
    slug: key,
    has_info,
    light_img_url: `light/${key}`,
    dark_img_url: `dark/${key}`,
  });
  const seed = responses({ 'feeds/payment-options/': [option('card', true), option('bank', false)] });

  /** Stub of the browser's IntersectionObserver. */
  let see: (() => void) | undefined;
  let threshold: unknown;
  class Observer {
    constructor(notify: (entries: { isIntersecting: boolean }[]) => void, options: { threshold: number }) {
      see = () => notify([{ isIntersecting: true }]);
      threshold = options.threshold;
    }
    observe() {}
    disconnect() {}
  }
  afterEach(() => {
    vi.unstubAllGlobals();
    see = undefined;
  });

  it('SHELL-05 SHELL-11 load when a tenth of their area is visible, and link to their page if they have one', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { container } = await renderSite(<Footer />, { seed, culture: 'en-IE' });
    const marks = () => [...container.querySelectorAll<HTMLImageElement>('section img')];
    expect(marks()).toEqual([]);
    expect(threshold).toBe(0.1);
    await after(() => see?.());
    await until(() => expect(marks().map(({ alt }) => alt)).toEqual(['The card', 'The bank']));
    expect(marks().every(({ height, loading }) => height === 57 && loading === 'lazy')).toBe(true);
    expect([...container.querySelectorAll('section a')].map((link) => link.getAttribute('href'))).toEqual([
      '/en-IE/payment-methods/card/',
    ]);
  });

  it('SHELL-05 are shown in sv without links, because none of them has a page there', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const swedish = responses({ 'feeds/payment-options/': [option('pay-n-play', false), option('trustly', false)] });
    const { container } = await renderSite(<Footer />, { seed: swedish, culture: 'sv' });
    await after(() => see?.());
    const marks = () => [...container.querySelectorAll<HTMLImageElement>('section img')].map(({ alt }) => alt);
    await until(() => expect(marks()).toEqual(['The pay-n-play', 'The trustly']));
    expect(container.querySelectorAll('section a')).toHaveLength(0);
  });

  it('SHELL-05 A11Y-01 are not a landmark before they have loaded, nor when their request fails', async () => {
    vi.stubGlobal('IntersectionObserver', Observer);
    const { container } = await renderSite(<Footer />, { seed: responses({}) });
    expect(container.querySelector('section')).toBeNull();
    await after(() => see?.());
    await after(() => undefined);
    expect(container.querySelector('section')).toBeNull();
  });
});
