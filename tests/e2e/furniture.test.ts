import { addressOf, expect, test } from './support/test.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('SHELL-14 SSR-05 links that need JavaScript are hidden in the footer', async ({ page }) => {
    await page.goto(addressOf('en-GB', '/help/'));
    await expect(page.locator('footer a[href^="#"]').filter({ visible: true })).toHaveCount(0);
  });
});

test('SHELL-14 ACC-02 a footer link opens the feedback dialog, and Back closes it', async ({ page, visit }) => {
  await visit('en-GB', '/help/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click();
  await expect(page).toHaveURL(addressOf('en-GB', '/help/#feedback'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('en-GB', '/help/'));
});

test('SHELL-14 PWA-02 the footer links to the installation, also after "Not now", until the site is installed', async ({
  page,
  visit,
}) => {
  await visit('en-GB', '/help/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Install the app' });
  const banner = page.getByRole('region', { name: /as an app/ });
  const offer = () =>
    page.evaluate(() =>
      dispatchEvent(
        Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: async () => ({}) }),
      ),
    );
  // The visitor chunk, which adds the link, has run by then.
  await expect(page.locator('html')).toHaveAttribute('data-restriction');
  await expect(link).toHaveCount(0);
  await offer();
  await banner.getByRole('button', { name: 'Not now' }).click();
  await expect(banner).toHaveCount(0);
  await link.click();
  await expect(banner).toBeFocused();
  await banner.getByRole('button', { name: 'Install' }).click();
  await expect(banner).toHaveCount(0);
  await expect(page).toHaveURL(addressOf('en-GB', '/help/'));
  await offer();
  await expect(link).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await expect(link).toHaveCount(0);
});

test('SHELL-05 sv shows the payment marks of Pay N Play, Trustly and the bank', async ({ page, visit }) => {
  await visit('sv', '/help/');
  const marks = page.getByRole('contentinfo').getByRole('region', { name: 'Betalningar' }).getByRole('img');
  await page.getByRole('contentinfo').getByText('Land och språk').scrollIntoViewIfNeeded();
  await expect(marks).toHaveCount(3);
  for (const name of ['Pay N Play', 'Trustly', 'Din bank']) await expect(page.getByRole('img', { name })).toBeVisible();
});

test('SHELL-05 COMP-01 licence, safer gambling and social links are named and have different icons', async ({
  page,
  visit,
}) => {
  const sprite = page.waitForResponse('**/emblems.svg');
  await visit('en-GB', '/help/');
  const links = [
    page.getByRole('contentinfo').getByRole('link', { name: 'Gambling Commission', exact: true }),
    page.getByRole('contentinfo').getByRole('link', { name: 'GAMSTOP' }),
    page
      .getByRole('complementary', { name: 'Safer gambling', exact: true })
      .getByRole('link', { name: /National Gambling Helpline/ }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }),
  ];
  const places = [];
  for (const link of links) {
    await link.scrollIntoViewIfNeeded();
    const drawing = await link.evaluate((element) => {
      const { width, height, maskImage, maskPosition } = getComputedStyle(element, '::before');
      return { width, height, maskImage, maskPosition };
    });
    expect(drawing).toMatchObject({ width: '28px', height: '28px', maskImage: expect.stringContaining('emblems.svg') });
    places.push(drawing.maskPosition);
  }
  expect(new Set(places).size).toBe(links.length);
  expect((await sprite).status()).toBe(200);
});
