import { addressOf, expect, hydrated, test } from './support/test.ts';

const services = () => process.env['SERVICES_TEST_ORIGIN'];

test('SSR-01 SSR-04 a streamed page shows its frame first, then its games, and hydrates clean', async ({ page }) => {
  // A list that no other test asks for: held back for this one alone, and kept from no earlier visit.
  const list = `minRtp=${91 + test.info().repeatEachIndex}`;
  await page.request.post(`${services()}/_faults`, {
    data: { path: `/api/v1/games/?culture=en-ROW&groups=slots&${list}`, hold: 'e2e-stream' },
  });
  const answer = await page.goto(addressOf('en-ROW', `/slots/?${list}`), { waitUntil: 'commit' });
  expect(answer?.headers()['x-cache']).toBe('stream');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('main li > a > b')).toHaveCount(0);
  await page.request.post(`${services()}/_release`, { data: { name: 'e2e-stream' } });
  await expect(page.locator('main li > a > b').first()).toBeVisible();
  await hydrated(page);
  const tile = page
    .locator('main li')
    .filter({ has: page.locator('> a > b') })
    .first();
  await tile.getByRole('link').first().hover();
  await expect(tile.getByRole('button', { name: /^About / })).toBeVisible();
});

/** In any notation and currency. */
const hundredsOfMillions = /\d{3}\D\d{3}\D\d{3}/;

for (const culture of ['en-GB', 'sv', 'es'] as const) {
  test(`SSR-02 SSR-06 STATE-07 ${culture} a page of old data hydrates as it was rendered, then shows what has come`, async ({
    page,
  }) => {
    // The document says that it waited a minute. By its clock every step takes React longer than a turn may, as on the slowest
    // phone: the answer, with every prize grown, is there before most tiles have hydrated.
    await page.addInitScript(() => {
      Object.defineProperty(PerformanceNavigationTiming.prototype, 'serverTiming', {
        value: [{ name: 'age', duration: 60_000 }],
      });
      const now = performance.now.bind(performance);
      let lost = 0;
      performance.now = () => now() + (lost += 6);
      const send = fetch;
      globalThis.fetch = async (url, init) => {
        const answer = await send(url, init);
        if (!answer.url.includes('/feeds/jackpots/')) return answer;
        // A prize that was won a moment ago is small.
        const grow = (_: string, amount: string) => `"amount":99999${amount.padStart(7, '0')}`;
        return new Response((await answer.text()).replace(/"amount":(\d+)/g, grow), answer);
      };
    });
    const document = await page.goto(addressOf(culture, '/'));
    expect(await document?.text()).not.toContain('"amount":99999');
    const prize = page.locator('main li small.display').first();
    await hydrated(page);
    await expect(prize).toHaveText(hundredsOfMillions);
  });
}

test('ERR-01 a region that fails takes nothing else with it', async ({ page, complaints }) => {
  await page.setExtraHTTPHeaders({ 'x-fault': 'render:footer' });
  const answer = await page.goto(addressOf('en-GB', '/slots/'));
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await expect(page.locator('h1')).toBeVisible();
  await hydrated(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  complaints.length = 0;
});

test('ERR-01 PAGE-07 a frame that fails is the page that needs nothing', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-fault': 'render:shell' });
  const answer = await page.goto(addressOf('es', '/slots/'));
  expect(answer?.status()).toBe(500);
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('+18');
});
