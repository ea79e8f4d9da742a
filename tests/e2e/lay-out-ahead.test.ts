import { expect, test, visited } from './support/test.ts';

/** Whether the browser has laid a part out, be it seen or not. */
const isLaidOut = (part: Element) => part.checkVisibility({ contentVisibilityAuto: true });

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const [screen, use] of Object.entries({ desktop: {}, phone })) {
  test.describe(screen, () => {
    test.use(use);
    for (const { culture } of visited.filter(({ prefix }) => prefix === '')) {
      test(`PERF-01 GAME-05 ${culture} home is there as a whole, for whoever scrolls or takes a picture of it`, async ({
        page,
        visit,
      }) => {
        await visit(culture, '/');
        const ends = page.locator('main li:first-child > a picture, footer:last-of-type a');
        await expect
          .poll(async () => Promise.all((await ends.all()).map((end) => end.evaluate(isLaidOut))))
          .not.toContain(false);
      });
    }
  });
}

test('PERF-01 GAME-02 a list is there as a whole, also one that was moved to', async ({ page, visit }) => {
  const last = page.locator('main li > a picture').last();
  await visit('en-GB', '/slots/');
  await expect.poll(() => last.evaluate(isLaidOut)).toBe(true);
  await page.getByRole('link', { name: 'Bingo', exact: true }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'bingo');
  await expect.poll(() => last.evaluate(isLaidOut)).toBe(true);
});
