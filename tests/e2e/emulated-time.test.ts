import type { Page } from 'playwright/test';
import { addressOf, expect, test } from './support/test.ts';

const day = '2025-10-01';
const instant = /dem=2025-10-01T\d\d%3A00%3A00\.000Z/;

/** Collects the URLs of the content API that a page requests from now on. */
function watchCalls(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) urls.push(request.url());
  });
  return urls;
}

for (const { culture, list, campaign, over, soon } of [
  {
    culture: 'en-GB',
    list: '/casino-promotions/',
    campaign: 'rooftop-chase',
    over: 'This promotion has ended.',
    soon: 'Starts on 1 March 2026',
  },
  {
    culture: 'de-DE',
    list: '/promotions/',
    campaign: 'jagd-ueber-den-daechern',
    over: 'Diese Aktion ist beendet.',
    soon: 'Beginnt am 12. Januar 2026',
  },
  {
    culture: 'es',
    list: '/promociones/',
    campaign: 'carrera-por-los-tejados',
    over: 'Esta promoción ha finalizado.',
    soon: 'Empieza el 1 de enero de 2026',
  },
] as const) {
  test(`SHELL-10 ROUTE-09 ${culture}: an emulated day applies to all navigations of a visit, but not to a new document without it`, async ({
    page,
    visit,
  }) => {
    const calls = watchCalls(page);
    const main = page.getByRole('main');
    const follow = async (path: string) => {
      await page
        .locator(`a[href$="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(addressOf(culture, path));
    };
    await visit(culture, `/?dem=${day}`);
    await follow(list);
    await expect(main.getByText(soon).first()).toBeAttached();
    await follow(`${list}${campaign}/`);
    await expect(page.locator('h1')).toBeVisible();
    await expect(main.getByText(over)).toHaveCount(0);
    await expect.poll(() => calls.filter((url) => url.includes('/cms/promotions')).length).toBeGreaterThanOrEqual(2);
    for (const url of calls) expect(url).toMatch(instant);

    // Without the parameter, a new document shows the current day.
    calls.length = 0;
    await visit(culture, list);
    await expect(main.getByText(soon)).toHaveCount(0);
    await visit(culture, `${list}${campaign}/`);
    await expect(main.getByText(over)).toBeVisible();
    for (const url of calls) expect(url).not.toContain('dem=');
  });
}
