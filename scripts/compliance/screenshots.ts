import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { visitorAgent } from '../test/chromium.ts';
import { screenshotHtml, withoutPictures } from './screenshot-html.ts';

/** A page's HTML, with the URL that it is shown at and the file of its picture. */
export interface Shot {
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

/**
 * Takes a picture of each page as the HTML alone shows it, without JavaScript. Pulls pages one by one, so that a page is
 * rendered while the pictures of others are drawn.
 */
export async function takeScreenshots(browser: Browser, shots: AsyncIterable<Shot>, folder: string): Promise<void> {
  const waiting = shots[Symbol.asyncIterator]();
  // It closes with the browser. Closing it here as well would hide the error of a page.
  const context = await browser.newContext({ viewport, userAgent: visitorAgent, javaScriptEnabled: false });
  const work = async () => {
    const page = await context.newPage();
    page.setDefaultTimeout(limit);
    for (let next = await waiting.next(); !next.done; next = await waiting.next()) {
      const { url, status, html, file, hasPictures } = next.value;
      const body = hasPictures ? screenshotHtml(html) : withoutPictures(html);
      await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }));
      await page.goto(url);
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' });
      await writeFile(join(folder, file), picture);
      await page.unroute(url);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work));
}
