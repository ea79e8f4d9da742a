import { brands } from '../../brands/index.ts';
import { serveLine } from './support/line.ts';
import { addressOf, expect, hydrated, test, visited } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** The browser says of each address that it could not be loaded. */
const isUnreachable = (text: string) => text.includes('Failed to load resource');

// What the page holds in every culture is asked of the server; here one with a prefix and one without go offline.
for (const { culture, lang } of visited.filter((each) => each.culture === 'en-IE' || each.culture === 'sv')) {
  test(`PWA-01 COMP-01 without a connection ${culture} says so in its words, with the marks of its market`, async ({
    page,
    complaints,
  }) => {
    const address = new URL(addressOf(culture, '/'));
    const line = await serveLine(Number(address.port));
    address.port = String(line.port);
    try {
      await page.goto(`${address.href}help/`);
      await hydrated(page);
      await page.evaluate(async () => {
        const { active } = await navigator.serviceWorker.ready;
        if (active?.state !== 'activated')
          await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
      });
      line.cut();
      await page.goto(`${address.href}slots/`);
      await expect(page.locator('html')).toHaveAttribute('data-page', 'offline');
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      const profile = brands.find(({ cultures }) => cultures.includes(culture))?.compliance[culture];
      await expect(page.locator('footer')).toContainText(profile?.licence.number ?? 'nothing');
      line.mend();
      await page.getByRole('main').getByRole('link').click();
      await expect(page.locator('html')).toHaveAttribute('data-page', 'slots');
      await hydrated(page);
      expect(complaints.filter((text) => !isUnreachable(text))).toEqual([]);
      complaints.length = 0;
    } finally {
      await line.stop();
    }
  });
}
