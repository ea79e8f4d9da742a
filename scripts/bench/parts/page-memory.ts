import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright';
import { home } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import { startChromium } from '../../run/chromium.ts';
import { openPhone } from '../browser/phone.ts';
import type { Figure } from '../figure.ts';

/** Pages that all pages link to, so that client-side navigation connects them. */
const route = ['/slots/', '/casino/', '/casino-promotions/', '/help/', '/'] as const;

/** Minimum time that a visitor spends on a page. */
const stayMs = 300;
/** Time for a page to load its last chunks. */
const settleMs = 3_000;

async function heapOf(devtools: CDPSession): Promise<number> {
  await wait(settleMs);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize;
}

async function moveTo(page: Page, path: string): Promise<void> {
  const before = await page.evaluate(() => location.pathname);
  await page.evaluate((to) => {
    const anchor = document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`);
    anchor?.click();
  }, path);
  if (before !== path) await page.waitForURL((url) => url.pathname === path);
  await page.locator('#main h1').first().waitFor();
  await wait(stayMs);
}

/** Memory of a page after fifty navigations, compared with five. */
export async function measurePageMemory({ startSite, logProgress }: Bench): Promise<Figure[]> {
  logProgress('fifty moves');
  await using site = await startSite();
  await using browser = await startChromium();
  await using phone = await openPhone(browser, {});
  const { page, devtools } = phone;
  await page.goto(`http://${home.host}:${site.port}${home.path}`, { waitUntil: 'load' });
  await page.waitForFunction(() => document.documentElement.dataset['hydrated'] !== undefined);
  let afterFive = Number.NaN;
  for (let move = 0; move < 50; move += 1) {
    await moveTo(page, route[move % route.length] ?? '/');
    if (move === 4) afterFive = await heapOf(devtools);
  }
  return [
    {
      id: 'page.heap',
      title: 'heap after 50 moves',
      value: (await heapOf(devtools)) / 1e6,
      unit: 'MB',
      control: { title: 'after 5', value: afterFive / 1e6 },
      target: { of: 'ratio', atMost: 1.2 },
    },
  ];
}
