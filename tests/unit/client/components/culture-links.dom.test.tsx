import { describe, expect, it } from 'vitest';
import { Footer } from '../../../../client/components/footer/footer.tsx';
import { Menu } from '../../../../client/components/menu/menu.tsx';
import { type CultureCode, cultureCodes, cultures } from '../../../../locales/index.ts';
import { renderSite, servedCultures, type SiteSetup, siteOf } from '../support/render-site.tsx';

const places = [
  ['footer', <Footer key="footer" />],
  ['menu', <Menu key="menu" />],
] as const;

const offered = cultureCodes.filter((code) => !cultures[code].disableCountry);

async function linksIn(place: (typeof places)[number][1], setup: SiteSetup) {
  const origins = { ...siteOf(setup.culture ?? 'en-GB').origins, cultures: servedCultures };
  const site = await renderSite(place, { ...setup, site: { origins } });
  const links = () =>
    [...site.container.querySelectorAll<HTMLAnchorElement>('a[hreflang]')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ]);
  return { ...site, links };
}

describe.each(places)('culture links in the %s', (_, place) => {
  it.each(offered)(
    'SHELL-13 names each culture in its own language in %s, and marks the current one',
    async (culture) => {
      const { container, links } = await linksIn(place, { culture, url: '/slots/' });
      expect(links().map(([name]) => name)).toEqual(offered.map((code) => cultures[code].name));
      const current = container.querySelectorAll('a[hreflang][aria-current]');
      expect([...current].map(({ textContent }) => textContent)).toEqual([cultures[culture].name]);
      for (const link of container.querySelectorAll('a[hreflang]')) {
        expect(link.getAttribute('lang')).toBe(link.getAttribute('hreflang'));
      }
    },
  );

  it('SHELL-13 are absent in a culture without a choice of country', async () => {
    const { container, links } = await linksIn(place, { culture: 'en-ROW' });
    expect(links()).toEqual([]);
    expect(container.textContent).not.toContain('Country and language');
  });

  it('SHELL-13 are absent when only one culture is served', async () => {
    const { container } = await renderSite(place, {
      site: { origins: { ...siteOf('sv').origins, cultures: { 'en-GB': 'https://en.test' } } },
    });
    expect(container.textContent).not.toContain('Country and language');
  });

  it('SHELL-13 link to the same page by its path in each culture, to an item by its alternate URLs, and otherwise to the home page', async () => {
    const { links, show } = await linksIn(place, {
      url: '/slots/lantern-trench/',
      alternates: { es: '/slots/fosa-de-faroles/', 'en-IE': '/slots/lantern-trench/' },
    });
    const hrefs = () => Object.fromEntries(links().map(([, href], index) => [offered[index], href]));
    expect(hrefs()).toMatchObject({
      'en-IE': 'https://en.test/en-IE/slots/lantern-trench/',
      sv: 'https://sv.test/',
      es: 'https://es.test/slots/fosa-de-faroles/',
    });
    await show(place, '/casino/roulette/');
    expect(hrefs()).toMatchObject({
      'en-IE': 'https://en.test/en-IE/casino/roulette/',
      'de-DE': 'https://de.test/',
      es: 'https://es.test/casino/ruleta/',
    });
  });
});

it.each(cultureCodes)('SHELL-13 the name of %s consists of its country and its language', (code: CultureCode) => {
  expect(cultures[code].name).toMatch(/^\p{Lu}[\p{L} ]+ – \p{Lu}\p{L}+$/u);
});
