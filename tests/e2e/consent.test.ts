import type { Locator, Page } from 'playwright/test';
import { brands } from '../../brands/index.ts';
import { audit, besideNotices } from './support/audit.ts';
import { expect, firstCultures, test, visited } from './support/test.ts';

// Axe cannot measure the contrast of elements that are fading in.
test.use({ needsConsent: true, contextOptions: { reducedMotion: 'reduce' } });

const keys = (page: Page) =>
  page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
    cookies: document.cookie.split('; ').filter(Boolean).sort(),
    consent: localStorage.getItem('pg-wdg-cnst'),
  }));

/** Words that are broken across lines. */
const brokenWords = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.flatMap((button) => {
      const words = document.createTreeWalker(button, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      return Array.from(words?.textContent?.matchAll(/\S+/g) ?? []).flatMap(({ 0: word, index }) => {
        range.setStart(words!, index);
        range.setEnd(words!, index + word.length);
        return range.getClientRects().length === 1 ? [] : [word];
      });
    }),
  );

const necessary = { local: [], session: ['sc-session'] };

/** The consent calls in the data layer so far: the command, and the signals that it grants. */
const calls = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).flatMap((call) => {
      const [command, word, signals] = Array.from(call) as [string, string, Record<string, unknown>];
      if (command !== 'consent') return [];
      return [[word, ...Object.keys(signals).filter((name) => signals[name] === 'granted')].join(' ')];
    }),
  );

const names = ['analytics', 'click-fraud', 'pixel'] as const;
const always = 'default functionality_storage personalization_storage security_storage';

/** Replaces the brand's tags by empty scripts, and collects the requests that need consent. */
async function watchOptional(page: Page) {
  const optional: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/tracking\/|\/api\/ad-cookies|\/tags\//.test(pathname)) optional.push(pathname);
  });
  await page.route('**/tags/*.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  return optional;
}

const address = '/help/?aname=partner&prid=p1&clickid=c1';

for (const culture of firstCultures) {
  test(`PERF-01 TRK-03 ${culture}: the notice comes late, so none of its paragraphs is larger than a picture of a game`, async ({
    visit,
    page,
  }) => {
    // The screen on which the benchmark measures the largest contentful paint.
    await page.setViewportSize({ width: 412, height: 823 });
    await visit(culture, '/slots/');
    const areasOf = (elements: Locator) =>
      elements.evaluateAll((all) =>
        all.map((element) => element.getBoundingClientRect()).map(({ width, height }) => width * height),
      );
    const paragraphs = page.locator('#consent-title ~ p');
    await expect(paragraphs.first()).toBeVisible();
    const [picture] = await areasOf(page.locator('main li picture img').first());
    expect(Math.max(...(await areasOf(paragraphs)))).toBeLessThan(picture!);
  });
}

test('TRK-03 A11Y-01 a choice by keyboard moves the focus to the heading of the page', async ({ visit, page }) => {
  await visit('en-GB', '/help/');
  await page.getByRole('button', { name: 'Accept all' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
});

/** Class, place, size and weight of each button. */
const looksOf = (buttons: Locator) =>
  buttons.evaluateAll((all) =>
    all.map((button) => {
      const { x, width, height } = button.getBoundingClientRect();
      return [button.getAttribute('class'), x, width, height, getComputedStyle(button).fontWeight].join(' ');
    }),
  );

for (const { culture } of visited.filter(({ culture: code }) => brands.some(({ cultures }) => cultures[0] === code))) {
  test(`A11Y-01 A11Y-02 TRK-03 the consent notice of ${culture} is announced, follows the skip link, and has three choices of equal size, as its settings do`, async ({
    page,
    visit,
  }) => {
    await visit(culture, '/help/');
    const bar = page.locator('section[aria-labelledby=consent-title]');
    const choices = bar.getByRole('button');
    const dialog = page.getByRole('dialog');
    await expect(bar).toBeVisible();
    // A named region inside a live region.
    await expect(bar).toHaveRole('region');
    await expect(bar).toHaveAccessibleName(/\S/);
    const place = page.locator('#root > [aria-live=polite]').filter({ has: bar });
    await expect(place).toHaveCount(1);
    expect(await place.evaluate((element) => element.previousElementSibling?.getAttribute('href'))).toBe('#main');
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(page.locator('a[href="#main"]')).toBeFocused();
    for (const control of await bar.locator('a, button').all()) {
      await page.keyboard.press('Tab');
      await expect(control).toBeFocused();
    }

    for (const [width, height] of [
      [1280, 780],
      [390, 780],
      [360, 780],
      [320, 568],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(choices).toHaveCount(3);
      const boxes = await choices.evaluateAll((all) =>
        all.map((button) => {
          const box = button.getBoundingClientRect();
          return { width: Math.round(box.width), height: box.height, bottom: box.bottom };
        }),
      );
      expect(new Set(boxes.map((box) => box.width)).size, `${width}`).toBe(1);
      expect(await brokenWords(choices)).toEqual([]);
      if (height === 780) {
        expect(boxes.filter((box) => box.bottom > height || box.height < 44)).toEqual([]);
        expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(height * 0.4 + 1);
      }
      if (width === 1280) {
        expect(await audit(page, besideNotices)).toEqual([]);
        continue;
      }
      await choices.nth(1).click();
      const buttons = dialog.getByRole('button');
      await expect(buttons).toHaveCount(4);
      expect(await brokenWords(buttons)).toEqual([]);
      const looks = (await looksOf(buttons)).slice(0, 3);
      expect(new Set(looks).size, looks.join('\n')).toBe(1);
      if (width === 360) expect(await audit(dialog)).toEqual([]);
      await buttons.last().click();
      await expect(dialog).toHaveCount(0);
    }
    expect(await audit(page, besideNotices)).toEqual([]);
  });
}

test('A11Y-02 GEO-02 the notice of a restriction and the consent notice come first in the tab order', async ({
  page,
  visit,
}) => {
  await visit('en-GB', '/help/?gl=PT');
  const strip = page.locator('section[aria-labelledby=place-title]');
  await expect(strip).toHaveRole('region');
  await expect(page.locator('section[aria-labelledby=consent-title]')).toBeVisible();
  await page.locator('a[href="#main"]').focus();
  const notices = page.locator('#root > [aria-live=polite] :is(a, button)');
  for (let stop = 0; stop < 5; stop += 1) {
    await page.keyboard.press('Tab');
    await expect(notices.and(page.locator(':focus'))).toHaveCount(1);
  }
});

test('TRK-03 TRK-05 STATE-08 stores and requests nothing optional before a choice or after a refusal', async ({
  page,
  visit,
}) => {
  const optional = await watchOptional(page);
  await visit('en-GB', address);
  await expect(page.getByRole('button', { name: 'Necessary only' })).toBeVisible();
  await expect.poll(() => keys(page)).toEqual({ ...necessary, cookies: [], consent: null });
  await expect.poll(() => calls(page)).toEqual([always]);
  await page.getByRole('button', { name: 'Necessary only' }).click();
  await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
  const refused = { local: ['pg-wdg-cnst'], session: ['sc-session'], cookies: [], consent: '1000' };
  await expect.poll(() => keys(page)).toEqual(refused);
  await expect.poll(() => calls(page)).toEqual([always, 'update']);
  await page.getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL(/\/contact\/$/);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-restriction', 'none');
  await expect(page.getByRole('button', { name: 'Accept all' })).toHaveCount(0);
  await expect.poll(() => calls(page)).toEqual([always, 'update']);
  await expect.poll(() => keys(page)).toEqual({ ...refused, session: ['sc-session', 'scroll'] });
  expect(optional).toEqual([]);
});

test('TRK-01 TRK-03 STATE-06 accepting starts tracking, tags and storage at once, and withdrawing consent removes the data', async ({
  page,
  visit,
}) => {
  const optional = await watchOptional(page);
  await visit('en-GB', address);
  const tracked = page.waitForRequest('**/tracking/visits');
  const choices = page.waitForRequest('**/api/ad-cookies');
  await page.getByRole('button', { name: 'Accept all' }).click();
  expect((await tracked).postDataJSON()).toMatchObject({ code: 'helpHelp', url: address });
  const sent = { aname: 'partner', deeplinkPrId: 'p1', extra: { Click_id: 'c1' } };
  expect((await choices).postDataJSON()).toEqual(sent);
  await expect
    .poll(async () => (await keys(page)).cookies)
    .toEqual(['Aname=partner', 'Click_id=c1', 'Dyn_id=p1', 'Zone_id=1']);
  await expect
    .poll(() => [...new Set(optional)].sort())
    .toEqual([
      '/api/ad-cookies',
      ...names.map((name) => `/tags/${name}.js`),
      '/tracking/script.js',
      '/tracking/visits',
    ]);
  await expect
    .poll(() => calls(page))
    .toEqual([always, 'update ad_storage ad_user_data ad_personalization analytics_storage']);
  await expect
    .poll(() => keys(page))
    .toMatchObject({ consent: '1111', local: expect.arrayContaining(['pg-uguid', 'sc-ab']) });
  const lifetimes = (await page.context().cookies()).map(({ name, expires, sameSite }) => [
    name,
    `${Math.round((expires - Date.now() / 1000) / 86_400)} ${sameSite}`,
  ]);
  const year = '365 Lax';
  expect(Object.fromEntries(lifetimes)).toEqual({ Aname: year, Click_id: '30 Lax', Dyn_id: year, Zone_id: year });

  // The visit is sent alone or in a batch, depending on how soon it follows the first.
  const next = page.waitForRequest('**/tracking/visits{,/batch}');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  expect((await next).postData()).toContain('"code":"contentContact"');

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cookie settings' });
  await expect(dialog.getByRole('checkbox', { name: 'Measurement' })).toBeChecked();
  await expect(dialog.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
  await dialog.getByRole('checkbox', { name: 'Measurement' }).uncheck();
  await dialog.getByRole('checkbox', { name: 'Advertising' }).uncheck();
  await dialog.getByRole('button', { name: 'Save my choice' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page).not.toHaveURL(/#/);
  await expect.poll(() => keys(page)).toMatchObject({ cookies: [], consent: '1100' });
  await expect.poll(async () => (await keys(page)).local).not.toContain('pg-uguid');
  await expect.poll(async () => (await calls(page)).at(-1)).toBe('update');
});

test('TRK-03 without JavaScript the link to the cookie settings is hidden', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`http://en.localhost:${process.env['SITE_PORT']}/help/`);
  await expect(page.locator('a[href="#cookies"]')).toBeHidden();
  await context.close();
});
