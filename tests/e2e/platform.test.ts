import { expect, test } from 'playwright/test';
import { audit } from './support/audit.ts';
import { firstCultures } from './support/test.ts';

for (const culture of firstCultures) {
  test(`A11Y-01 SEO-04 ${culture} the platform page is styled under its policy, fits 320 px, and axe finds no violations`, async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('console', (message) => complaints.push(message.text()));
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(`${process.env['SERVICES_TEST_ORIGIN']}/platform/?culture=${culture}`);
      expect(await audit(page)).toEqual([]);
      const { scrollWidth, background } = await page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        background: getComputedStyle(document.querySelector('.back') ?? document.body).backgroundColor,
      }));
      expect(scrollWidth).toBe(width);
      expect(background).not.toBe('rgba(0, 0, 0, 0)');
    }
    expect(complaints).toEqual([]);
  });
}
