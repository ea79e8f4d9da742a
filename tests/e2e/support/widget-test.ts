import { test as base } from 'playwright/test';
import { cultureCodes, type CultureCode } from '../../../locales/index.ts';
import { startWidgetPage } from './widget-page.ts';

export { expect } from 'playwright/test';
export { cultureCodes };

type Received = readonly [event: string, detail: Record<string, unknown>];

/** Whether the browser logged a 4xx response, which is expected for a form. */
const isRefusal = (text: string) => /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

interface WidgetFixtures {
  /** Opens a page with only the widget, and waits until it is ready. */
  visit(culture: CultureCode): Promise<void>;
  /** The events that the widget has emitted so far. */
  received(): Promise<readonly Received[]>;
  /** Waits for the first event of a name and returns its detail. */
  waitForEvent(event: string): Promise<Record<string, unknown>>;
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
  received: async ({ page }, use) => {
    await use(() => page.evaluate(() => (window as unknown as { received: Received[] }).received));
  },
  waitForEvent: async ({ page }, use) => {
    await use(async (event) => {
      const handle = await page.waitForFunction(
        (name) => (window as unknown as { received: Received[] }).received.find(([each]) => each === name)?.[1],
        event,
      );
      return (await handle.jsonValue()) ?? {};
    });
  },
});
