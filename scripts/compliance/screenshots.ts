import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { visitorAgent } from '../test/chromium.ts';

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

/** WebP takes a fraction of the time that AVIF takes to encode, and looks the same. */
const inWebp = (html: string) => html.replaceAll('f=avif', 'f=webp');

/** Takes a picture of each page as the HTML alone shows it, without JavaScript. */
export async function takeScreenshots(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  const waiting = [...shots];
  const work = async () => {
    const context = await browser.newContext({ viewport, userAgent: visitorAgent, javaScriptEnabled: false });
    const page = await context.newPage();
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { url, status, html, file } = shot;
      const body = inWebp(html);
      await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body }));
      await page.goto(url, { timeout: loadLimit });
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' });
      await writeFile(join(folder, file), picture);
      await page.unroute(url);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
