import { cultures } from '../../locales/index.ts';
import { installClock } from './support/clock.ts';
import { expect, test, visited } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { forEachTextSetting, layOutEverything } from './support/text-settings.ts';

/** A time on the day of last year with the longest date. */
function longestDay(locale: string): string {
  const { format } = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' });
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2025, month, 28, 20, 48)));
  return days.toSorted((one, other) => format(other).length - format(one).length)[0]!.toISOString();
}

// English is the same in its three cultures.
for (const { culture } of visited.filter((each) => each.culture !== 'en-ROW' && each.culture !== 'en-IE')) {
  test(`GAME-09 A11Y-01 GEO-03 ${culture} wins of another day, in any currency, break no word on a phone`, async ({
    page,
    visit,
  }) => {
    const wonAt = longestDay(cultures[culture].formatLocale);
    await installClock(page);
    await page.route('**/api/v1/feeds/winners/**', async (route) => {
      const { host, port, pathname, search } = new URL(route.request().url());
      // Node does not resolve the sites' names.
      const url = `http://127.0.0.1:${port}${pathname}${search}`;
      const response = await route.fetch({ url, headers: { ...route.request().headers(), host } });
      const feed = (await response.json()) as { items: { amount: object }[] };
      // As large as a jackpot.
      const items = feed.items.map((item) => ({ ...item, wonAt, amount: { ...item.amount, amount: 71_296_194 } }));
      await route.fulfill({ response, json: { ...feed, items } });
    });
    const devtools = await page.context().newCDPSession(page);
    for (const gl of ['gb', 'in', 'se']) {
      await page.setViewportSize({ width: 360, height: 844 });
      await visit(culture, `/winners/?gl=${gl}`);
      // The list is refreshed after a minute once it has hydrated.
      await expect
        .poll(async () => {
          await page.clock.runFor(61_000);
          return page.locator('main li time').first().getAttribute('datetime');
        })
        .toBe(wonAt);
      await layOutEverything(page);
      const faults = async () => (await textFaults(page)).join('; ');
      for (const width of [320, 360, 479, 480]) {
        await page.setViewportSize({ width, height: 844 });
        expect.soft(await faults(), `${gl}, ${width} px`).toBe('');
      }
      await forEachTextSetting(page, devtools, { widths: [360], height: 844 }, async (setting) =>
        expect.soft(await faults(), `${gl}, ${setting}`).toBe(''),
      );
    }
  });
}
