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

/** Takes a picture of each page as the HTML alone shows it, without JavaScript. */
export async function takeScreenshots(browser: Browser, shots: readonly Shot[], folder: string): Promise<void> {
  const waiting = [...shots];
  const work = async () => {
    const context = await browser.newContext({ viewport, userAgent: visitorAgent, javaScriptEnabled: false });
    const page = await context.newPage();
    for (let shot = waiting.shift(); shot; shot = waiting.shift()) {
      const { url, status, html, file } = shot;
      await page.route(url, (route) => route.fulfill({ status, contentType: 'text/html; charset=utf-8', body: html }));
      await page.goto(url);
      const picture = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' });
      await writeFile(join(folder, file), picture);
      await page.unroute(url);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
