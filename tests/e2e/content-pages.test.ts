import { addressOf, expect, test } from './support/test.ts';

const sizes = { phone: { width: 360, height: 780 }, desktop: { width: 1440, height: 900 } };

test('COMP-02 ROUTE-09 the card of an offer links to its full terms', async ({ visit, page }) => {
  await visit('en-GB', '/casino-promotions/');
  await page.locator('article').first().getByRole('link', { name: 'Full terms' }).click();
  await expect(page).toHaveURL(/\/casino-promotions\/[\w-]+\/#full-terms$/);
  const heading = page.locator('#full-terms');
  await expect(heading).toBeInViewport();
  await expect(heading).toBeFocused();
});

for (const culture of ['en-IE', 'de-DE'] as const) {
  test(`ROUTE-09 SEC-02 ${culture}: a link to a chapter of another page leads to its heading, on a load and from a page`, async ({
    visit,
    page,
  }) => {
    await visit(culture, '/terms/');
    const heading = page.locator('main h2[id^=text-]').nth(3);
    const id = (await heading.getAttribute('id'))?.slice('text-'.length) ?? '';
    await visit(culture, '/contact/');
    await visit(culture, `/terms/#${id}`);
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await visit(culture, '/contact/');
    await page.evaluate(
      (href) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.querySelector('#main')?.append(link);
        link.click();
      },
      addressOf(culture, `/terms/#${id}`),
    );
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
  });
}

test('PAGE-10 Back shows a draft again', async ({ visit, page }) => {
  await visit('en-GB', '/preview/promotions/draft-promotion/');
  const title = await page.locator('h1').textContent();
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
  await expect(page.locator('h1')).toHaveText('Promotions');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(title ?? '');
});

test('PAGE-01 the table of contents of a long text links to its chapters, folded on a phone and open on a desktop', async ({
  visit,
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await visit('en-GB', '/terms/');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const last = contents.getByRole('link').last();
  await expect(last).toBeHidden();
  await contents.getByText('On this page').click();
  const words = await last.textContent();
  await last.click();
  await expect(page.getByRole('heading', { name: words ?? '' })).toBeInViewport();

  await page.setViewportSize(sizes.desktop);
  await page.reload();
  await expect(last).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('SSR-05 PAGE-02 an offer shows its full terms and a link to claim it', async ({ page }) => {
    await page.goto(addressOf('en-GB', '/casino-promotions/'));
    await page.getByRole('link', { name: '100% up to £50 on your first deposit', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Join and claim' }).first()).toBeVisible();
    await expect(page.locator('#full-terms')).toHaveCount(1);
  });
});

test('PAGE-01 in print a long text starts on the page of its heading', async ({ visit, page }) => {
  await visit('en-GB', '/terms/');
  await page.emulateMedia({ media: 'print' });
  // Firefox would start a grid on the next page.
  await expect(page.locator('main div:has(> nav)')).toHaveCSS('display', 'block');
});

test('API-01 navigation to a legal page shows a text that its service sends as HTML', async ({ page, visit }) => {
  await page.route('**/api/v1/feeds/simple/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h2>Your data</h2><p>All of it is yours.</p>' }),
  );
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await visit('en-GB', '/');
    await page.locator('footer a[href="/privacy/"]').click();
    await expect(page.locator('main').getByText('All of it is yours.')).toBeVisible();
  }
});

test.describe('the URL of a draft', () => {
  // The test throws an error in the page.
  test.use({ expectedComplaints: /uncaught: broken on purpose/ });

  test('SEC-09 sends its token to no logger, tracker or tag and in no referrer, also on the next page', async ({
    visit,
    page,
  }) => {
    const token = 'only-for-editors';
    await page.addInitScript(() => localStorage.setItem('pg-wdg-cnst', '1111'));
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) return;
      sent.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
    });
    await visit('en-GB', `/preview/promotions/draft-promotion/?token=${token}`);
    const logged = () => sent.filter((each) => each.includes('/log/LogError'));
    const breakPage = () =>
      page.evaluate(() => {
        setTimeout(() => {
          throw new Error(`broken on purpose at ${location.href}`);
        });
      });
    // The visitor chunk, which logs errors, has loaded once the restriction is known.
    await expect(page.locator('html')).toHaveAttribute('data-restriction');
    await breakPage();
    await expect.poll(logged).not.toEqual([]);
    const tags = sent.filter((each) => each.includes('/tags/'));
    expect(tags).toEqual([]);
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    await expect(page.locator('h1')).toHaveText('Promotions');
    await expect.poll(() => sent.filter((each) => each.includes('/tracking/'))).not.toEqual([]);
    await page.goto(addressOf('en-GB', '/slots/'));
    expect(await page.evaluate(() => document.referrer)).not.toContain(token);
    expect(sent.filter((each) => each.includes(token))).toEqual([]);
  });
});
