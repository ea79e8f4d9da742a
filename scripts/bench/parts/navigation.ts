import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { home } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import { startChromium } from '../../run/chromium.ts';
import { openPhone } from '../browser/phone.ts';
import { warmUp } from '../browser/warm-up.ts';
import type { Figure } from '../figure.ts';
import { median } from '../statistics.ts';

const category = '/slots/';
const link = `#main a[href="${category}"]`;

/** Time for the page to hydrate, and for the prefetch that hovering over a link starts. */
const settleMs = 2_500;

/**
 * Time from a click on a category link until its heading is painted, on a slow CPU, with prefetched data. The control
 * replaces the old page with the same parsed HTML, so the difference is the site's own work.
 */
export async function measureNavigation(bench: Bench): Promise<Figure[]> {
  const { isQuick, startSite, logProgress } = bench;
  logProgress('navigations');
  await using site = await startSite();
  await using browser = await startChromium();
  const origin = `http://${home.host}:${site.port}`;
  const url = origin + home.path;
  for (const path of [home.path, category]) await warmUp(bench, browser, origin + path);
  const times: number[] = [];
  const controlTimes: number[] = [];
  for (let round = 0; round < (isQuick ? 2 : 5); round += 1) {
    times.push(await navigate(browser, url));
    controlTimes.push(await navigate(browser, url, moveByHand));
  }
  return [
    {
      id: 'page.navigation',
      title: 'click on a prefetched category until it is painted',
      value: median(times),
      unit: 'ms',
      control: { title: 'its html put in by hand', value: median(controlTimes) },
      target: { of: 'ratio', atMost: 1.25 },
    },
  ];
}

interface ElementTiming extends PerformanceEntry {
  /** When the frame with the element was displayed. */
  readonly renderTime: number;
}

async function navigate(browser: Browser, url: string, prepare?: (path: string) => Promise<void>): Promise<number> {
  await using phone = await openPhone(browser, { cpu: 4 });
  const { page, devtools } = phone;
  // The site's policy forbids the control's script.
  if (prepare) await devtools.send('Page.setBypassCSP', { enabled: true });
  await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
  await wait(settleMs);
  const anchor = page.locator(link).filter({ visible: true }).first();
  await anchor.hover();
  await wait(settleMs);
  if (prepare) await page.evaluate(prepare, category);
  const painted = page.evaluate(timeToNextHeading);
  await anchor.click();
  return await painted;
}

/** Runs in the page: handles the next click without the site's scripts. */
async function moveByHand(path: string): Promise<void> {
  const response = await fetch(path);
  const main = new DOMParser().parseFromString(await response.text(), 'text/html').querySelector('#main');
  const html = main?.innerHTML ?? '';
  const move = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector('#main')?.setHTMLUnsafe(html);
  };
  document.addEventListener('click', move, { capture: true, once: true });
}

/**
 * Runs in the page: milliseconds from the next click until another heading is painted, as the browser reports it.
 * Timers of the page would be late: after a tap, browsers delay timers and messages until they have painted.
 */
function timeToNextHeading(): Promise<number> {
  const heading = () => document.querySelector('#main h1');
  const before = heading();
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      new PerformanceObserver((list) => {
        const [painted] = list.getEntries() as ElementTiming[];
        if (painted) resolve(painted.renderTime - timeStamp);
      }).observe({ type: 'element' });
      // Observers run after the change and before the frame that paints it.
      const changes = new MutationObserver(() => {
        const now = heading();
        if (!now || now === before) return;
        changes.disconnect();
        now.setAttribute('elementtiming', 'heading');
      });
      changes.observe(document, { childList: true, subtree: true });
    };
    addEventListener('click', begin, { capture: true, once: true });
  });
}
