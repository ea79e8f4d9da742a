import { endWithBars } from '../../scripts/compliance/screenshots.ts';
import { addressOf, expect, firstCultures, test } from './support/test.ts';

test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

for (const culture of firstCultures) {
  test(`COMP-06 nothing covers the end of a page of ${culture} in its screenshot`, async ({ page }) => {
    await page.goto(addressOf(culture, '/terms/'), { waitUntil: 'domcontentloaded' });
    const coveringBars = () =>
      page.evaluate(
        () =>
          [...document.body.querySelectorAll('*')].filter(
            (element) =>
              getComputedStyle(element).position === 'fixed' && element.getBoundingClientRect().top > innerHeight / 2,
          ).length,
      );
    expect(await coveringBars()).toBeGreaterThan(0);
    await page.evaluate(endWithBars);
    expect(await coveringBars()).toBe(0);
    const [footer, bar] = await Promise.all(
      [page.locator('footer'), page.locator('#root > nav').last()].map((element) => element.boundingBox()),
    );
    expect(bar?.y ?? 0).toBeGreaterThanOrEqual((footer?.y ?? 0) + (footer?.height ?? 0));
  });
}
