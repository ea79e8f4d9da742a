import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { home } from '../asking.ts';
import type { Bench } from '../bench.ts';
import { openPhone, startChromium } from '../browser/phone.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';

const category = '/slots/';
const link = `#main a[href="${category}"]`;

/** Long enough for the page to hydrate, and for what a pointer over a link fetches ahead. */
const settleMs = 2_500;

/** From the click on a link to a category until its heading is painted, on a slow processor, with its data already here. */
export async function measureNavigation({ isQuick, startSite, tell }: Bench): Promise<Figure[]> {
  tell('navigations');
  await using site = await startSite();
  await using browser = await startChromium();
  const times: number[] = [];
  for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
    times.push(await navigate(browser, `http://${home.host}:${site.port}${home.path}`));
  }
  return [
    {
      id: 'page.navigation',
      title: 'click on a prefetched category until it is painted',
      value: median(times),
      unit: 'ms',
      target: { of: 'value', atMost: 100 },
    },
  ];
}

async function navigate(browser: Browser, address: string): Promise<number> {
  await using phone = await openPhone(browser, { cpu: 4 });
  const { page } = phone;
  await page.goto(address, { waitUntil: 'load', timeout: 120_000 });
  await wait(settleMs);
  const anchor = page.locator(link).filter({ visible: true }).first();
  await anchor.hover();
  await wait(settleMs);
  const painted = page.evaluate(timeToNextHeading);
  await anchor.click();
  return await painted;
}

/** Runs in the page: milliseconds from the next click until the frame in which another heading stands. */
function timeToNextHeading(): Promise<number> {
  const heading = () => document.querySelector('#main h1');
  const before = heading();
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const now = heading();
        // The task behind a frame's callbacks runs when the frame has been handed over to be painted.
        if (now && now !== before) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
