import { collectErrors } from './support/logged-errors.ts';
import { expect, test } from './support/test.ts';

/** A brand with a login form, and the one with Pay N Play. */
const homes = ['en-GB', 'sv'] as const;

for (const culture of homes) {
  test(`SHELL-15 ${culture} shows its page in a browser without IntersectionObserver`, async ({ visit, page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await visit(culture, '/');
    await page.locator('footer').first().scrollIntoViewIfNeeded();
    await expect(page.locator('h1')).toBeAttached();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test.describe('scripts of third parties whose every function throws', () => {
  test.use({ expectedComplaints: /\[visitor\]|\[account\]/ });

  for (const culture of homes) {
    test(`SHELL-15 are logged and do not affect the page of ${culture}`, async ({ visit, page, complaints }) => {
      const errors = collectErrors(page);
      await page.addInitScript(() => {
        localStorage.setItem('pg-wdg-cnst', '1111');
        const push = () => {
          throw new Error('broken');
        };
        Object.assign(window, { dataLayer: Object.assign([], { push }) });
      });
      const broken = `() => { throw new Error('broken'); }`;
      const fulfillWith = (pattern: RegExp, body: string) =>
        page.route(pattern, (route) => route.fulfill({ contentType: 'text/javascript', body }));
      await fulfillWith(
        /\/tracking\/script\.js/,
        `window.pgTracking = { visit: ${broken} };
         postMessage({ source: 'pg-tracking', event: 'ready', info: {} }, location.origin);`,
      );
      await fulfillWith(/\/account-logger\/script\.js/, `window.accountLog = ${broken};`);
      const methods = ['init', 'on', 'open', 'close', 'goToPlatform', 'logout'].map((name) => `${name}: ${broken}`);
      await fulfillWith(/\/son-auth\/widget[^/]*\.js/, `window.sonAuth = { ${methods.join(', ')} };`);
      await visit(culture, '/help/');
      await expect.poll(() => errors).toContain('pgTracking.visit failed: broken');
      await expect.poll(() => errors).toContain('dataLayer.push failed: broken');
      await page.evaluate(() => (location.hash = '#account/login'));
      await expect.poll(() => errors).toContain('sonAuth.init failed: broken');
      await expect(page.locator('h1')).toBeAttached();
      await expect(page.getByRole('alert')).toHaveCount(0);
      expect(complaints.filter((each) => each.startsWith('uncaught'))).toEqual([]);
    });
  }
});
