import axe from 'axe-core';
import type { Page } from 'playwright/test';

interface AxeResult {
  violations: { id: string; help: string; nodes: { html: string }[] }[];
}

interface Axe {
  run(options: { resultTypes: string[] }): Promise<AxeResult>;
}

/** What axe finds wrong with a page. The script is put in past the page's own policy, as a visitor's extension would be. */
export async function audit(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const result = await page.evaluate(() =>
    (window as unknown as { axe: Axe }).axe.run({ resultTypes: ['violations'] }),
  );
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}
