import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';
import type { Bench } from '../bench.ts';
import { interactionTime } from '../browser/interactions.ts';
import { startChromium } from '../../run/chromium.ts';
import { openPhone } from '../browser/phone.ts';
import { warmUp } from '../browser/warm-up.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';

/** Time for a page to hydrate and to load its on-demand chunks. */
const settleMs = 4_000;

const quickLinks = (page: Page) => page.getByRole('navigation', { name: 'Quick links' });

/** Visitors see an element before they tap it, so the frame that scrolls it into view is not part of the tap. */
const seenMs = 500;

/** Elements of a category page that are tapped. */
const taps: Readonly<Record<string, (page: Page) => Locator>> = {
  menu: (page) => quickLinks(page).getByRole('button').first(),
  search: (page) => quickLinks(page).getByRole('link', { name: 'Search' }),
  favourite: (page) => page.getByRole('button', { name: /^Favourite: / }).first(),
  'show more': (page) => page.getByRole('link', { name: /^Show \d+ more/ }),
};

/** Time from a tap to the next frame on a slow CPU, each on a new hydrated page. */
export async function measureInteractions(bench: Bench): Promise<Figure[]> {
  const { isQuick, startSite, logProgress } = bench;
  await using site = await startSite();
  await using browser = await startChromium();
  const url = `http://en.localhost:${site.port}/slots/`;
  await warmUp(bench, browser, url);
  const figures: Figure[] = [];
  for (const [name, find] of Object.entries(taps)) {
    logProgress(`taps on ${name}`);
    const times: number[] = [];
    for (let round = 0; round < (isQuick ? 1 : 5); round += 1) {
      await using phone = await openPhone(browser, { cpu: 4 });
      const { page } = phone;
      await page.addInitScript(() => localStorage.setItem('pg-wdg-cnst', '1100'));
      await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
      await wait(settleMs);
      const target = find(page);
      await target.scrollIntoViewIfNeeded();
      await wait(seenMs);
      times.push(await interactionTime(page, () => target.tap()));
    }
    figures.push({
      id: `page.tap.${name.replace(' ', '-')}`,
      title: `a tap on ${name} until the next frame`,
      value: median(times),
      unit: 'ms',
      target: { of: 'value', atMost: 200 },
    });
  }
  return figures;
}
