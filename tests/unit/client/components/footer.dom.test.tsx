import { describe, expect, it } from 'vitest';
import { Footer } from '../../../../client/components/footer/footer.tsx';
import { product } from '../../../../brands/index.ts';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { after, until } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { hrefsOf, textsOf } from '../support/markup.tsx';
import { stubObserver } from '../support/observers.ts';
import { hydrateSite, renderSite, serverHtml, siteOf } from '../support/render-site.tsx';

describe('footer', () => {
  it.each(cultureCodes)(
    'SHELL-05 SHELL-14 COMP-01 PAGE-05 in %s states licence, register, version and email, and links to the winners and, where it is enabled, to feedback',
    async (culture) => {
      const { container } = await renderSite(<Footer />, { culture });
      const { brand, compliance } = siteOf(culture);
      const { licence, marks, ageMark } = compliance;
      const { routePrefix, feedbacksEnabled } = cultures[culture];
      for (const fact of [licence.holder, licence.regulator, licence.number, '2.17.0', ageMark]) {
        expect(container.textContent).toContain(fact);
      }
      const links = hrefsOf(container);
      for (const href of [licence.registerUrl, `${routePrefix}/winners/`, ...marks.map((mark) => mark.href)])
        expect(links).toContain(href);
      expect(links.includes('#feedback')).toBe(feedbacksEnabled);
      expect(textsOf(container, 'a[href^="mailto:"]')).toEqual([brand.supportEmail]);
    },
  );

  it('SHELL-05 shows the search and the social links in en-GB and es alone', () => {
    const culturesWith = (part: string) =>
      cultureCodes.filter((culture) => serverHtml(<Footer />, { culture }).includes(part));
    expect(culturesWith('name="q"')).toEqual(['en-GB', 'es']);
    expect(culturesWith('Instagram')).toEqual(['en-GB', 'es']);
  });

  it("SHELL-04 has a group for the site's own product, and does not name the product in a culture without it", async () => {
    const british = await renderSite(<Footer />);
    expect(british.container.querySelector('#footer-product')?.textContent).toBe(product.name);
    const german = await renderSite(<Footer />, { culture: 'de-DE' });
    expect(german.container.textContent).not.toContain(product.name);
  });
});

describe('footer links', () => {
  it('SHELL-14 PWA-02 lead to the installation only while the browser can install the site', async () => {
    const { container, stores } = await renderSite(<Footer />);
    expect(hrefsOf(container)).not.toContain('#install');
    await after(() => (stores.ui.canInstall = true));
    expect(hrefsOf(container)).toContain('#install');
    await after(() => (stores.ui.canInstall = false));
    expect(hrefsOf(container)).not.toContain('#install');
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

  it('SHELL-05 SHELL-11 load when a tenth of their area is visible, and link to their page if they have one', async () => {
    const seen = stubObserver('IntersectionObserver');
    const { container } = await renderSite(<Footer />, { seed, culture: 'en-IE' });
    const marks = () => [...container.querySelectorAll<HTMLImageElement>('section img')];
    expect(marks()).toEqual([]);
    expect(seen.thresholds).toEqual([0.1]);
    await after(() => seen.notify());
    await until(() => expect(marks().map(({ alt }) => alt)).toEqual(['The card', 'The bank']));
    expect(marks().every(({ height, loading }) => height === 57 && loading === 'lazy')).toBe(true);
    expect(hrefsOf(container, 'section a')).toEqual(['/en-IE/payment-methods/card/']);
  });

  it('SHELL-05 A11Y-01 are not a landmark before they have loaded, nor when their request fails', async () => {
    const seen = stubObserver('IntersectionObserver');
    const { container } = await renderSite(<Footer />, { seed: responses({}) });
    expect(container.querySelector('section')).toBeNull();
    await after(() => seen.notify());
    await after(() => undefined);
    expect(container.querySelector('section')).toBeNull();
  });
});
