import { test as base } from 'playwright/test';
import { cultureCodes, type CultureCode } from '../../../locales/index.ts';
import { startWidgetPage } from './widget-page.ts';

export { expect } from 'playwright/test';
export { cultureCodes };

type Heard = readonly [event: string, detail: Record<string, unknown>];

/** A browser says of itself that a call was refused; for a form that is no fault. */
const isRefusal = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

interface WidgetFixtures {
  /** Goes to a page with nothing but the widget, and waits until that is ready. */
  visit(culture: CultureCode): Promise<void>;
  /** All that the widget has told the page so far. */
  heard(): Promise<readonly Heard[]>;
  /** The first detail told under a name, once it has been told. */
  hear(event: string): Promise<Record<string, unknown>>;
  complaints: string[];
}

export const test = base.extend<WidgetFixtures, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const page = await startWidgetPage(process.env['SERVICES_TEST_ORIGIN'] ?? '');
      await use(page.origin);
      page.stop();
    },
    { scope: 'worker' },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type()) && !isRefusal(message.text()))
          complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      base.expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  visit: async ({ page, origin }, use) => {
    await use(async (culture) => {
      await page.goto(`${origin}/?culture=${culture}`);
      await page.locator('button[data-module=login]:enabled').first().waitFor();
    });
  },
  heard: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard));
  },
  hear: async ({ page }, use) => {
    await use(async (event) => {
      const told = await page.waitForFunction(
        (name) => (window as unknown as { heard: Heard[] }).heard.find(([each]) => each === name)?.[1],
        event,
      );
      return (await told.jsonValue()) ?? {};
    });
  },
});
