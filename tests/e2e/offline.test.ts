import { brands } from '../../brands/index.ts';
import { addressOf, expect, hydrated, test, visited } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser says of each address that it could not be loaded. */
const isOffline = (text: string) => /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to load resource/.test(text);

// What the page holds in every culture is asked of the server; here one with a prefix and one without go offline.
for (const { culture, lang } of visited.filter((each) => each.culture === 'en-IE' || each.culture === 'sv')) {
  test(`PWA-01 COMP-01 without a connection ${culture} says so in its words, with the marks of its market`, async ({
    page,
    context,
    complaints,
  }) => {
    await page.goto(addressOf(culture, '/help/'));
    await hydrated(page);
    await page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      if (active?.state !== 'activated')
        await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
    });
    await context.setOffline(true);
    await page.goto(addressOf(culture, '/slots/'));
    await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const profile = brands.find(({ cultures }) => cultures.includes(culture))?.compliance[culture];
    await expect(page.locator('footer')).toContainText(profile?.licence.number ?? 'nothing');
    await context.setOffline(false);
    await page.getByRole('main').getByRole('link').click();
    await expect(page.locator('html')).toHaveAttribute('data-page', 'slots');
    expect(complaints.filter((text) => !isOffline(text))).toEqual([]);
    complaints.length = 0;
  });
}
