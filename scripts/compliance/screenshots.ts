import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { visitorAgent } from '../test/chromium.ts';
import { showsClock } from './clock.ts';
import { screenshotHtml, withoutPictures } from './screenshot-html.ts';

/** A page's HTML, with the URL that it is shown at and the file of its picture. */
export interface Shot {
  readonly path: string;
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly file: string;
  readonly hasPictures: boolean;
}

/** Width of a common phone. The height is the page's. */
const viewport = { width: 390, height: 844 };

/** For a page to load, which waits for its pictures to be drawn, and for its screenshot on a busy machine. In milliseconds. */
const limit = 120_000;

/** A tab, and a function that shows HTML in it as the response of a URL. */
interface Tab {
  readonly page: Page;
  readonly show: (shot: Shot) => Promise<void>;
}

/**
 * Intercepts documents alone. Playwright's own routes intercept every request and switch the HTTP cache off, so that each
 * page would load style sheets, fonts and pictures again.
 */
async function openTab(context: BrowserContext, blocked: readonly string[] = []): Promise<Tab> {
  const page = await context.newPage();
  page.setDefaultTimeout(limit);
  const devtools = await context.newCDPSession(page);
  let shown: Shot | undefined;
  devtools.on('Fetch.requestPaused', ({ requestId, request }) => {
    const responded =
      shown?.url === request.url
        ? devtools.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: shown.status,
            responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }],
            body: Buffer.from(shown.html).toString('base64'),
          })
        : devtools.send('Fetch.continueRequest', { requestId });
    // A request of a page that is gone has no response. The page's own error says more.
    void responded.catch(() => undefined);
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.setBlockedURLs', { urls: [...blocked] });
  await devtools.send('Fetch.enable', { patterns: [{ resourceType: 'Document' }] });
  return {
    page,
    async show(shot) {
      shown = shot;
      await page.goto(shot.url);
    },
  };
}

/**
 * Runs in a page. Moves bars that are fixed to the foot of the screen to their place in the document: a picture of the whole
 * page would have them over its end.
 */
export function endWithBars(): void {
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    if (getComputedStyle(element).position !== 'fixed') continue;
    if (element.getBoundingClientRect().top > innerHeight / 2)
      element.style.setProperty('position', 'static', 'important');
  }
}

/**
 * Takes a picture of each page as the HTML alone shows it, without JavaScript. Pulls pages one by one, so that a page is
 * rendered while the pictures of others are drawn.
 *
 * @param mustShowClock The market's law requires a clock. It needs scripts, so each page is also opened with them.
 * @returns Paths of the pages that show the clock.
 */
export async function takeScreenshots(
  browser: Browser,
  shots: AsyncIterable<Shot>,
  folder: string,
  mustShowClock: boolean,
): Promise<ReadonlySet<string>> {
  const withClock = new Set<string>();
  const waiting = shots[Symbol.asyncIterator]();
  // It closes with the browser. Closing it here as well would hide the error of a page.
  const context = await browser.newContext({ viewport, userAgent: visitorAgent, javaScriptEnabled: false });
  const scripted = mustShowClock ? await browser.newContext({ viewport, userAgent: visitorAgent }) : undefined;
  const work = async () => {
    const { page, show } = await openTab(context);
    const clockTab = scripted && (await openTab(scripted, ['*/images/*']));
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const { html, file, hasPictures } = next.value;
      await show({ ...next.value, html: hasPictures ? screenshotHtml(html) : withoutPictures(html) });
      await page.evaluate(endWithBars);
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' });
      await writeFile(join(folder, file), picture);
      await clockTab?.show(next.value);
      if (clockTab && (await showsClock(clockTab.page))) withClock.add(next.value.path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
  return withClock;
}
