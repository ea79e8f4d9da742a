import { describe, expect, it, vi } from 'vitest';
import { OfferTerms } from '../../../../client/components/offer-terms/offer-terms.tsx';
import { termsOfHash, termsPage } from '../../../../client/components/terms-overlay/terms-hash.ts';
import { TermsOverlay } from '../../../../client/components/terms-overlay/terms-overlay.tsx';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { after, click, until } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const terms = {
  key: 'bonus',
  title: 'Bonus rules in short',
  body: '<p>18+. One bonus at a time.</p>',
  version: '3.2',
  effectiveFrom: '2026-07-01',
};

describe('OfferTerms', () => {
  it.each<[string, CultureCode, string | undefined]>([
    ['terms/bonus', 'en-GB', 'bonus'],
    ['terms/bonus', 'sv', undefined],
    ['terms/registration', 'sv', 'registration'],
    ['terms/voucher', 'en-GB', undefined],
    ['terms/', 'en-GB', undefined],
    ['', 'en-GB', undefined],
  ])('COMP-02 COMP-03 #%s in %s opens %s', (hash, culture, key) => {
    expect(termsOfHash(hash, cultures[culture])).toBe(key);
  });

  it.each<[CultureCode, string, string]>([
    ['en-GB', '/bonus-policy/', '/terms/'],
    ['en-IE', '/en-IE/bonus-policy/', '/en-IE/terms/'],
    ['es', '/bonus-policy/', '/terms/'],
  ])('SSR-05 links in %s to the pages with the full terms', (culture, bonus, registration) => {
    expect(termsPage(cultures[culture], 'bonus')).toBe(bonus);
    const html = serverHtml(<OfferTerms text="Significant terms." registers />, { culture });
    expect(html).toContain(`href="${bonus}"`);
    expect(html).toContain(`href="${registration}"`);
  });

  it('COMP-02 links to the registration terms only for offers that start with registration', () => {
    expect(serverHtml(<OfferTerms text="Significant terms." />)).not.toContain('href="/terms/"');
  });

  it('COMP-03 shows no bonus terms in sv', () => {
    expect(serverHtml(<OfferTerms text="Significant terms." registers />, { culture: 'sv' })).not.toContain('onus');
  });

  it('COMP-02 opens the dialog on a click, and lets the browser handle modified clicks', async () => {
    const { container, navigation } = await renderSite(<OfferTerms text="Significant terms." registers />);
    const [bonus, registration] = container.querySelectorAll('a');
    await click(registration ?? null);
    expect(navigation.openHash).toHaveBeenCalledExactlyOnceWith('terms/registration');
    const withKey = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    await after(() => bonus?.dispatchEvent(withKey));
    expect(withKey.defaultPrevented).toBe(false);
    expect(navigation.openHash).toHaveBeenCalledOnce();
  });
});

async function open(respond: Parameters<typeof renderSite>[1]) {
  const site = await renderSite(<TermsOverlay />, respond);
  await after(() => void (site.stores.ui.hash = 'terms/bonus'));
  await after(() => import('../../../../client/components/terms-overlay/terms-panel.tsx'));
  return { ...site, dialog: site.container.querySelector('dialog')! };
}

describe('terms overlay', () => {
  it('API-03 COMP-02 shows the terms of cms/terms/ with their version, and links to the page', async () => {
    const { dialog, navigation } = await open({ respond: responses({ 'cms/terms/': terms }) });
    await until(() => expect(dialog.querySelector('h2')?.textContent).toBe('Bonus rules in short'));
    expect(dialog.open).toBe(true);
    expect(dialog.textContent).toContain('18+. One bonus at a time.');
    expect(dialog.textContent).toContain('Version 3.2, in force from 1 July 2026');
    expect(dialog.querySelector('a[href="/bonus-policy/"]')).not.toBeNull();
    await click(dialog.querySelector('button'));
    expect(navigation.closeHash).toHaveBeenCalledOnce();
  });

  it("API-01 uses the site's own title when the response contains only the text", async () => {
    const { dialog } = await open({ respond: responses({ 'cms/terms/': { body: '<p>One at a time.</p>' } }) });
    await until(() => expect(dialog.querySelector('h2')?.textContent).toBe('Bonus terms'));
    expect(dialog.textContent).not.toContain('Version');
  });

  it('API-04 links to the page when the terms cannot be loaded', async () => {
    const { dialog } = await open({ respond: responses({}) });
    await until(() => expect(dialog.textContent).toContain('cannot be shown here'));
    expect(dialog.querySelector('a')?.getAttribute('href')).toBe('/bonus-policy/');
  });

  it('ERR-01 navigates to the page when rendering the dialog throws', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    await open({ respond: responses({ 'cms/terms/': { body: 7, effectiveFrom: 'x', version: '1' } }) });
    await until(() => expect(replace).toHaveBeenCalledExactlyOnceWith('/bonus-policy/'));
    vi.restoreAllMocks();
  });
});
