import { describe, expect, it } from 'vitest';
import { SiteOffer } from '../../../../client/components/site-offer/site-offer.tsx';
import { type CultureCode, cultureCodes, cultures } from '../../../../locales/index.ts';
import { restrictions } from '../../../../shared/contract/visitor-services.ts';
import { isBlocking } from '../../../../shared/geo/permissions.ts';
import type { GeoState } from '../../../../client/stores/stores.ts';
import { after, click } from '../support/act.ts';
import { renderSite, servedCultures, siteOf } from '../support/render-site.tsx';

/** The server provides the messages of all other cultures, except in en-ROW, which has no choice of country. */
const otherMessages = (own: CultureCode) =>
  own === 'en-ROW' ? {} : Object.fromEntries(cultureCodes.filter((code) => code !== own).map((code) => [code, '/*']));

async function show(culture: CultureCode, place: Partial<GeoState>, url = '/slots/') {
  const origins = { ...siteOf(culture).origins, cultures: servedCultures };
  const site = await renderSite(
    <main id="main" tabIndex={-1}>
      <SiteOffer />
    </main>,
    { culture, url, site: { origins, otherMessages: otherMessages(culture) } },
  );
  await after(() => void Object.assign(site.stores.geo, { initial: false }, place));
  const line = () => site.container.querySelector('[role=status]');
  return { ...site, line, href: () => line()?.querySelector('a')?.getAttribute('href') };
}

describe("link to the visitor's own site", () => {
  const pairs = cultureCodes.flatMap((own) => cultureCodes.map((prime) => [own, prime] as const));

  it.each(pairs)(
    "SHELL-13 on a page of %s for a visitor of %s leads to the visitor's culture, unless it is the current one, without a redirect",
    async (own, prime) => {
      const { line, href, navigation } = await show(own, { primeCulture: prime });
      expect(navigation.navigate).not.toHaveBeenCalled();
      if (own === prime || own === 'en-ROW') {
        expect(line()).toBeNull();
        return;
      }
      const { lang, name, routePrefix } = cultures[prime];
      expect(line()?.getAttribute('lang')).toBe(lang);
      expect(line()?.querySelector('a')?.textContent).toBe(name);
      expect(href()).toBe(`${servedCultures[prime]}${routePrefix}/slots/`);
    },
  );

  it.each([undefined, 'fr-FR', 'nl', ''])(
    'SHELL-13 GEO-01 is absent when geo-info returns the culture %s',
    async (primeCulture) => {
      const { line } = await show('de-DE', { culture: 'en-GB', ...(primeCulture !== undefined && { primeCulture }) });
      expect(line()).toBeNull();
    },
  );

  it.each(restrictions)(
    'SHELL-13 GEO-02 COMP-04 under %s is shown only where something is available',
    async (restriction) => {
      const { line } = await show('en-GB', { primeCulture: 'en-ROW', restriction });
      expect(line() === null).toBe(isBlocking(restriction));
    },
  );

  it('SHELL-13 GEO-02 is absent for visitors from the USA, who see the arcade app instead', async () => {
    const { line } = await show('en-GB', { primeCulture: 'en-ROW', country: { iso2: 'US', name: '' } });
    expect(line()).toBeNull();
  });

  it('SHELL-13 A11Y-02 is removed when it is closed, moves the focus to the page, and is shown again only for another culture', async () => {
    const { container, line, stores, show: move } = await show('en-GB', { primeCulture: 'es' });
    const button = line()?.querySelector('button');
    button?.focus();
    await click(button);
    expect(line()).toBeNull();
    expect(document.activeElement).toBe(container.querySelector('main'));
    await move(<SiteOffer />, '/help/');
    expect(line()).toBeNull();
    await after(() => void (stores.geo.primeCulture = 'sv'));
    expect(line()?.querySelector('a')?.textContent).toBe('Sverige – Svenska');
  });
});
