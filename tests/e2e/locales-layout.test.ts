import { pseudoLocale } from '../../server/emulation/shown-locale.ts';
import { locales } from '../../locales/index.ts';
import { pageTypes } from './support/page-types.ts';
import { addressOf, expect, test } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { layOutEverything } from './support/text-settings.ts';

const widths = [320, 768, 1440];

/** How many page types share a locale's test. `ALL_PAGES=1` opens every page type in every locale, which takes minutes. */
const share = process.env['ALL_PAGES'] === '1' ? 1 : 4;

/**
 * Every page type in the pseudo-locale, which is longer than any language. Each locale has a quarter of them, another one
 * than its neighbours, so that each page type is in two or three languages.
 */
const runs = [
  ...[0, 1].map((half) => ({ locale: pseudoLocale, pages: pageTypes.filter((_, index) => index % 2 === half) })),
  ...locales.map((locale, at) => ({ locale, pages: pageTypes.filter((_, index) => (index + at) % share === 0) })),
];

// The server's HTML has all texts, and hydration would take longer than the rest of the test.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const [number, { locale, pages }] of runs.entries()) {
  test(`I18N-07 A11Y-01 texts of ${locale} fit at ${widths.join(', ')} px: run ${number + 1}`, async ({
    page,
  }, testInfo) => {
    const faults: string[] = [];
    for (const [culture, path] of pages) {
      const address = new URL(addressOf(culture, path));
      address.searchParams.set('messages', locale);
      await page.goto(address.href, { waitUntil: 'domcontentloaded' });
      // Styles as for a browser with scripts.
      await page.evaluate(() => (document.documentElement.dataset['js'] = ''));
      await layOutEverything(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 720 });
        const found = await textFaults(page);
        if (found.length === 0) continue;
        faults.push(...found.map((fault) => `${culture} ${path} at ${width} px: ${fault}`));
        const body = await page.screenshot({ fullPage: true });
        await testInfo.attach(`${culture} ${path} at ${width} px`, { body, contentType: 'image/png' });
      }
    }
    expect(faults).toEqual([]);
  });
}
