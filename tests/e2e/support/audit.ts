import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

interface Axe {
  run(context: object, options: { resultTypes: string[]; preload: boolean; selectors: boolean }): Promise<AxeResult>;
}

/** The minified file has half the size of the package's `source`, and is parsed on every page. */
const source = readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The header, the footer, bars and dialogs, which are the same on all pages of a culture. */
export const frame = '#root > :not(main)';

/** Takes elements out of the layout. */
export const hide = (page: Page, selector: string) =>
  page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { display: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, selector);

/** Leaves only the main part of a page to lay out and to check. */
export const hideFrame = (page: Page) => hide(page, frame);

/** Everything beside notices. `pages.test.ts` audits it. */
export const besideNotices = 'main, header, footer';

/** The tiles of a list from the seventh on, which are built like those before. Axe would take longest for them. */
const furtherTiles = 'main li:nth-child(n + 7):has(> a > picture)';

/** Runs in the page. */
function runAxe(element: Element, excluded: readonly string[]) {
  // Findings name elements by their HTML, and a unique selector of each checked element would take a tenth of the time.
  const options = { resultTypes: ['violations'], preload: false, selectors: false };
  const context = { include: [element], exclude: excluded.map((selector) => [selector]) };
  return (window as unknown as { axe: Axe }).axe.run(context, options);
}

/**
 * Findings of axe for an element, or for a page without the elements that a selector excludes, and without most tiles of a long list. Rules
 * about the whole page are checked for pages. The script bypasses the page's security policy, as a browser extension does.
 */
export async function audit(target: Page | Locator, excluded?: string): Promise<string[]> {
  const isElement = 'page' in target;
  const [page, element] = isElement ? [target.page(), target] : [target, target.locator('html')];
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  const result = await element.evaluate(runAxe, [
    ...(isElement ? [] : [furtherTiles]),
    ...(excluded === undefined ? [] : [excluded]),
  ]);
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
