import { registrationCountries } from '../../server/services/geo/restrictions.ts';
import { origins } from '../integration/support/cultures.ts';
import { addressOf, expect, firstCultures, test, type VisitedCulture } from './support/test.ts';
import { shifts } from './support/shifts.ts';

const footer = 'nav[aria-labelledby=footer-cultures]';

const spanish = origins['es.localhost']!;

test('SHELL-13 ROUTE-09 the culture switch is updated on navigation, also with alternates from the data of the page', async ({
  visit,
  page,
}) => {
  await visit('en-GB', '/slots/');
  const links = page.locator(`${footer} a[lang=es], #menu a[lang=es]`);
  const leadTo = async (path: string) => {
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', spanish + path);
  };
  await expect(links).toHaveCount(2);
  await leadTo('/slots/');
  await page.locator('main a[href="/slots/lantern-trench/"]').first().click();
  await expect(page).toHaveURL(addressOf('en-GB', '/slots/lantern-trench/'));
  const alternate = page.locator('link[rel=alternate][hreflang=es]');
  // The URL changes before the head.
  await expect(alternate).toHaveAttribute('href', /\/slots\/.+/);
  await leadTo((await alternate.getAttribute('href'))!.slice(spanish.length));
  await page.locator('footer a[href="/casino-promotions/"]').click();
  await expect(page).toHaveURL(addressOf('en-GB', '/casino-promotions/'));
  await leadTo('/promociones/');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-13 SSR-05 the culture switch is visible in the footer and can be opened in the menu', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf('es', '/slots/'));
    const link = page.locator(footer).getByRole('link', { name: 'Ireland – English' });
    await expect(link).toBeVisible();
    await page.locator('button[commandfor=menu]').filter({ visible: true }).first().click();
    const menu = page.locator('#menu');
    await menu.getByText('País e idioma').click();
    await expect(menu.getByRole('link', { name: 'Ireland – English' })).toBeVisible();
  });
});

/** A country whose residents have no site of their own. */
const abroad = registrationCountries('en-ROW').at(-1)!.toLowerCase();

test.describe('a first visit', () => {
  test.use({ hasOwnContext: true });

  for (const [culture, gl, name, words] of [
    ['en-GB', 'de', 'Deutschland – Deutsch', 'Für Deutschland gibt es eine eigene Seite'],
    ['de-DE', 'se', 'Sverige – Svenska', 'har en egen webbplats för Sverige'],
    ['sv', 'es', 'España – Español', 'tiene una web propia para España'],
    ['es', 'gb', 'United Kingdom – English', 'has a site for the United Kingdom'],
    ['en-IE', abroad, 'International – English', 'has an international site'],
  ] as readonly [VisitedCulture, string, string, string][]) {
    test(`SHELL-13 I18N-04 ${culture}: a visitor from ${gl} is offered their site in its language, without a layout shift`, async ({
      page,
      visit,
    }) => {
      await page.setViewportSize({ width: culture === 'sv' ? 1440 : 360, height: 800 });
      await visit(culture, `/help/?gl=${gl}`);
      const line = page.getByRole('status').filter({ hasText: name });
      await expect(line).toContainText(words);
      await expect(line.getByRole('link', { name })).toHaveAttribute('href', /\/help\/$/);
      expect(await shifts(page)).toEqual([]);
      expect(new URL(page.url()).pathname).toMatch(/\/help\/$/);
      await line.getByRole('button').click();
      await expect(line).toHaveCount(0);
      await page.locator('footer a[href$="/contact/"]').click();
      await expect(page).toHaveURL(/\/contact\/$/);
      await expect(line).toHaveCount(0);
    });
  }
});

test('SHELL-13 en-ROW shows neither the culture switch nor an offer of another site', async ({ page, visit }) => {
  await visit('en-ROW', '/help/?gl=de');
  await expect(page.locator('html')).toHaveAttribute('data-restriction', 'none');
  await expect(page.locator(footer)).toHaveCount(0);
  await expect(page.getByText('Deutschland')).toHaveCount(0);
});

test.describe('before the choice about cookies', () => {
  test.use({ needsConsent: true, viewport: { width: 360, height: 780 } });

  test('SHELL-13 SHELL-09 the offer of another site is shown directly above the consent notice', async ({
    page,
    visit,
  }) => {
    await visit('en-GB', '/help/?gl=de');
    const line = page.getByRole('status').filter({ hasText: 'Deutschland' });
    await expect(line).toBeVisible();
    const consent = page.getByRole('region', { name: 'Your choice about cookies' });
    await expect(consent).toBeVisible();
    const gap = async () => {
      const [offer, bar] = await Promise.all([line.boundingBox(), consent.boundingBox()]);
      return Math.abs(offer!.y + offer!.height - bar!.y);
    };
    await expect.poll(gap).toBeLessThanOrEqual(1);
    await line.getByRole('button').click();
    await expect(line).toHaveCount(0);
  });
});

for (const culture of [...firstCultures, 'en-IE'] as const) {
  test(`SHELL-13 SHELL-07 ${culture} the offer of another site covers no slogan at any width`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(culture, `/?gl=${culture === 'en-GB' ? 'de' : 'gb'}`);
    const line = page.locator('[role=status][lang]');
    const bar = page.locator('[aria-labelledby=slogan]');
    await expect(line.getByRole('link')).toBeVisible();
    for (const width of [390, 768, 1024, 1280, 1366, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      // Past the hero, where the bar appears on phones.
      await page.evaluate(() => scrollTo({ top: innerHeight * 1.5, behavior: 'instant' }));
      await expect.poll(() => bar.filter({ visible: true }).count(), `${width}`).toBe(0);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await line.getByRole('button').click();
    await expect(line).toHaveCount(0);
    // Spain has no bar.
    await expect(bar.filter({ visible: true })).toHaveCount(await bar.count());
  });
}
