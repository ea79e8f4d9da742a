import { audit, frame } from './support/audit.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

/** A post with a card of a game and a table of contents. */
const post = '/blog/numbers/the-wheel-has-no-memory/';

test('PAGE-04 Read more appends posts, and Back from a post restores them', async ({ page, visit }) => {
  await visit('en-GB', '/blog/');
  const cards = page.locator('section[aria-labelledby=posts] article');
  const before = await cards.count();
  await page.getByRole('link', { name: 'Read more' }).click();
  await expect(cards).toHaveCount(before + 12);
  await expect(page.locator(':focus')).toHaveText((await cards.nth(before).locator('h3').textContent()) ?? '');
  await expect(page).toHaveURL(addressOf('en-GB', '/blog/'));
  await cards.nth(before).locator('a').click();
  await expect(page.locator('h1')).toBeVisible();
  await expect(page).toHaveURL(/\/blog\/[^/]+\/[^/]+\/$/);
  await page.goBack();
  // Both parts of the list are requested again.
  await expect(cards).toHaveCount(before + 12);
});

test('PAGE-04 ROUTE-09 navigates from blog to post to subject without a reload, and updates the head', async ({
  page,
  visit,
}) => {
  await visit('en-GB', '/blog/');
  await page.evaluate(() => ((window as { stayed?: boolean }).stayed = true));
  await page.locator('article a').first().click();
  await expect(page.locator('article h1')).toBeFocused();
  await expect(page.locator('meta[property="article:published_time"]')).toHaveCount(1);
  await page.locator('nav[aria-label=Breadcrumbs] a').last().click();
  await expect(page).toHaveURL(/\/blog\/[^/]+\/$/);
  await expect(page.locator('meta[property="article:published_time"]')).toHaveCount(0);
  expect(await page.evaluate(() => (window as { stayed?: boolean }).stayed)).toBe(true);
});

test('PAGE-04 the blog search has the URL of the form and shows its results', async ({ page, visit }) => {
  await visit('en-GB', '/blog/');
  await page.getByRole('searchbox', { name: 'Search the blog' }).fill('wheel');
  await page.getByRole('searchbox', { name: 'Search the blog' }).press('Enter');
  await expect(page).toHaveURL(addressOf('en-GB', '/blog/search/?q=wheel'));
  await expect(page.locator('h1')).toHaveText('Posts about “wheel”');
  await expect(page.locator('main article').nth(1)).toBeVisible();
});

test('PAGE-04 A11Y-01 the table of contents of a post links to its headings', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit('en-GB', post);
  const link = page.locator('nav[aria-labelledby=contents] a').last();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
});

for (const [culture, width, unit] of [
  ['en-GB', 360, 'posts'],
  ['es', 1440, 'artículos'],
] as const) {
  test(`PAGE-04 API-03 A11Y-01 ${culture} at ${width} px a subject shows its number of posts, and a post its heading while its text is loading`, async ({
    page,
    visit,
  }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/v1/blog/posts/content/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    await visit(culture, '/blog/');
    const chip = page.locator('main nav a:has([aria-hidden=true])').first();
    await expect(chip).toHaveAccessibleName(new RegExp(` ${unit}$`));
    const count = await chip.locator('[aria-hidden=true]').textContent();
    await chip.click();
    await expect(page).toHaveURL(/\/blog\/[^/]+\/$/);
    await expect(page.locator('h2').filter({ hasText: `${count} ${unit}` })).toBeVisible();
    expect(await audit(page, frame)).toEqual([]);
    await page.locator('main article a').first().click();
    await expect(page.locator('article h1')).toBeFocused();
    const words = page.locator('article p');
    const before = await words.count();
    release();
    await expect.poll(() => words.count()).toBeGreaterThan(before + 3);
    expect(await audit(page, frame)).toEqual([]);
  });
}

test.describe('without the text of a post', () => {
  test.use({ expectedComplaints: /posts\/content\// });

  test('PAGE-04 API-04 a post shows its heading and a link to Contact', async ({ page, visit }) => {
    await page.route('**/v1/blog/posts/content/**', (route) => route.fulfill({ status: 500, body: '' }));
    await visit('en-GB', '/blog/');
    await page.locator('main article a').first().click();
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page.locator('article').getByRole('link', { name: 'Contact' })).toBeVisible();
  });
});

test.describe('the newsletter', () => {
  const fill = async (page: import('playwright/test').Page, name: string, email: string) => {
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Subscribe' }).click();
  };

  test('PAGE-09 shows the errors of invalid fields, submits valid ones and shows a confirmation', async ({
    page,
    visit,
  }) => {
    await visit('en-GB', post);
    await fill(page, '', 'ann');
    await expect(page.getByText('Please enter your name.')).toBeVisible();
    await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
    const email = `ann-${test.info().workerIndex}@reader.test`;
    await fill(page, 'Ann', email);
    await expect(page.getByText('Thank you')).toBeVisible();
    const letters = async () =>
      (await (await page.request.get(`${process.env['SERVICES_TEST_ORIGIN']}/_mail`)).json()) as { to: string }[];
    await expect.poll(letters).toContainEqual(expect.objectContaining({ to: email }));
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SSR-05 PAGE-04 the blog has links to further pages and a search form', async ({ page }) => {
    await page.goto(addressOf('es', '/blog/'));
    await page.getByRole('link', { name: 'Leer más' }).click();
    await expect(page).toHaveURL(addressOf('es', '/blog/?page=2'));
    await page.locator('form[role=search] input').fill('ruleta');
    await page.locator('form[role=search] button').click();
    await expect(page).toHaveURL(addressOf('es', '/blog/search/?q=ruleta'));
    await page.locator('main article a').first().click();
    await expect(page.locator('article h1')).toBeVisible();
  });

  test('SSR-05 PAGE-09 the newsletter form leads to a confirmation that links back to the blog', async ({ page }) => {
    await page.goto(addressOf('es', '/blog/'));
    await page.getByLabel('Nombre', { exact: true }).fill('Eva');
    await page.getByLabel('Correo electrónico').fill('eva@reader.test');
    await page.getByRole('button', { name: 'Suscribirme' }).click();
    await expect(page.locator('h1')).toHaveText('Gracias');
    await page.getByRole('link', { name: 'Volver al blog' }).click();
    await expect(page).toHaveURL(addressOf('es', '/blog/'));
  });
});

test('SSR-04 PAGE-10 a draft hydrates like a post', async ({ page }) => {
  await page.goto(addressOf('en-GB', '/preview/post/draft-post/'));
  await hydrated(page);
  await expect(page.locator('article h1')).toBeVisible();
  await expect(page.locator('nav[aria-labelledby=contents]')).toBeVisible();
});

test('A11Y-01 PAGE-09 axe finds no violations in the newsletter form while it shows errors', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit('en-GB', post);
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByText('Please enter your email address.')).toBeVisible();
  expect(await audit(page.locator('form:has([aria-invalid])'))).toEqual([]);
});
