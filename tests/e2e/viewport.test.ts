import { expect, test } from './support/test.ts';

const upright = { width: 390, height: 844 };
const sideways = { width: 844, height: 390 };

test.use({ viewport: upright, hasTouch: true, isMobile: true, reducedMotion: 'reduce' });

for (const culture of ['en-GB', 'sv'] as const) {
  test(`SSR-07 ${culture} the layout follows the orientation of a phone, whichever orientation the page was loaded in`, async ({
    visit,
    page,
  }) => {
    const expectWidth = (width: number) =>
      expect.poll(() => page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
    await visit(culture, '/slots/');
    await expectWidth(390);
    await page.setViewportSize(sideways);
    await expectWidth(1024);
    await page.reload();
    await expectWidth(1024);
    await page.setViewportSize(upright);
    await expectWidth(390);
    await page.setViewportSize(sideways);
    await expectWidth(1024);
    // Zoom must stay possible, and the page must not scroll sideways.
    expect(await page.locator('meta[name=viewport]').getAttribute('content')).not.toMatch(
      /user-scalable|maximum-scale/,
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1024);
  });
}
