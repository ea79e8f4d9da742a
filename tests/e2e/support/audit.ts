import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

interface Axe {
  run(options: { resultTypes: string[]; preload: boolean; selectors: boolean }): Promise<AxeResult>;
}

/** The minified file has half the size of the package's `source`, and is parsed on every page. */
const source = readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Findings of axe for a page. The script bypasses the page's security policy, as a browser extension does. */
export async function audit(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(await source);
  // Findings name elements by their HTML, and a unique selector of each checked element would take a tenth of the time.
  const result = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'], preload: false, selectors: false }),
  );
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
