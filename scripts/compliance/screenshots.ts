import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { visitorAgent } from '../test/chromium.ts';
import { screenshotHtml } from './screenshot-html.ts';

/** A page's HTML, with the URL that it is shown at and the file of its picture. */
export interface Shot {
  readonly url: string;
  readonly status: number;
  readonly html: string;
  readonly file: string;
}

/** Width of a common phone. The height is the page's. */
const viewport = { width: 390, height: 844 };

/** Pages of a first run wait for their pictures to be drawn. In milliseconds. */
const loadLimit = 120_000;

/**
 * Takes a picture of each page as the HTML alone shows it, without JavaScript. Pulls pages one by one, so that a page is
 * rendered while the pictures of others are drawn.
 */
export async function takeScreenshots(browser: Browser, shots: AsyncIterable<Shot>, folder: string): Promise<void> {
  const waiting = shots[Symbol.asyncIterator]();
  await using context = await browser.newContext({ viewport, userAgent: visitorAgent, javaScriptEnabled: false });
  const work = async () => {
    const page = await context.newPage();
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const { url, status, html, file } = next.value;
      const body = screenshotHtml(html);
      await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }));
      await page.goto(url, { timeout: loadLimit });
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' });
      await writeFile(join(folder, file), picture);
      await page.unroute(url);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
}
