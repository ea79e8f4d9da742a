import playwrightConfig from '../../playwright.config.ts';
import { expect, test } from './support/test.ts';

const { launchOptions } = playwrightConfig.use ?? {};

// A minimum font size of 20 px in the browser's settings.
test.use({
  viewport: { width: 390, height: 844 },
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=minimumFontSize=20'] },
});

test('A11Y-01 GAME-03 a badge is not cut off with a large minimum font size', async ({ visit, page }) => {
  await visit('en-GB', '/slots/');
  const badge = page.locator('main li b', { hasText: /^Popular$/ }).first();
  const [own, row] = await badge.evaluate((element) =>
    [element, element.parentElement].map((each) => each?.getBoundingClientRect().height),
  );
  expect(own).toBeGreaterThanOrEqual(30);
  expect(row).toBeGreaterThanOrEqual(own ?? 0);
});
