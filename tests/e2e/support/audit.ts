import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

interface Axe {
  run(context: object, options: { resultTypes: string[]; preload: boolean; selectors: boolean }): Promise<AxeResult>;
}

/** The minified file has half the size of the package's `source`. */
const source = readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Chromium compiles this expression once for the pages that a process shows. `page.evaluate` would have it compiled for each. */
async function addAxe(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Runtime.evaluate', { expression: await source });
  await devtools.detach();
}

/** The header, the footer, bars and dialogs, which are the same on all pages of a culture. The style sheet beside them is for all. */
export const frame = '#root > :not(main, link)';

/** Takes elements out of the layout. Returns a function that puts them back. */
export async function hide(page: Page, selector: string): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((hidden) => {
    const added = new CSSStyleSheet();
    added.replaceSync(`${hidden} { display: none !important }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, added];
    return added;
  }, selector);
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== added);
    });
}

/** Leaves only the main part of a page to lay out and to check. */
export const hideFrame = (page: Page) => hide(page, frame);

/** Everything beside notices. `pages.test.ts` audits it. */
export const besideNotices = 'main, header, footer';

/** The tiles of a list from the ninth on, which are built like those before. A row of tiles on a desktop scrolls to its eighth. */
const furtherTiles = 'main li:nth-child(n + 9):has(> a > picture)';

/** Elements that axe leaves out: some are absent from its copy of the document, others are in it but not checked. */
interface LeftOut {
  absent: readonly string[];
  excluded: readonly string[];
}

/** Runs in the page. Axe copies the whole document at its start, which takes half of its time, so absent elements are out for that moment. */
function runAxe(element: Element, { absent, excluded }: LeftOut) {
  // Findings name elements by their HTML, and a unique selector of each checked element would take a tenth of the time.
  const options = { resultTypes: ['violations'], preload: false, selectors: false };
  const context = { include: [element], exclude: excluded.map((selector) => [selector]) };
  const places = absent.flatMap((selector) =>
    Array.from(document.querySelectorAll(selector), (each) => {
      const place = document.createComment('');
      each.replaceWith(place);
      return { place, each };
    }),
  );
  const result = (window as unknown as { axe: Axe }).axe.run(context, options);
  for (const { place, each } of places) place.replaceWith(each);
  return result;
}

/**
 * Findings of axe for an element, or for a page without its frame or the elements beside notices, and without most tiles of a long list. Rules
 * about the whole page are checked for pages. The script bypasses the page's security policy, as a browser extension does.
 */
export async function audit(target: Page | Locator, leftOut?: typeof frame | typeof besideNotices): Promise<string[]> {
  const isElement = 'page' in target;
  const [page, element] = isElement ? [target.page(), target] : [target, target.locator('html')];
  if (!(await page.evaluate(() => 'axe' in window))) await addAxe(page);
  const result = await element.evaluate(runAxe, {
    absent: isElement ? [] : leftOut === frame ? [frame, furtherTiles] : [furtherTiles],
    // Rules about the whole page need the main part.
    excluded: leftOut === besideNotices ? [besideNotices] : [],
  });
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
