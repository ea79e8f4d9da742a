import { pseudoLocale } from '../../server/emulation/shown-locale.ts';
import { cultureCodes, cultures, locales } from '../../locales/index.ts';
import { laidOutPages } from './support/audited-pages.ts';
import { pageTypes } from './support/page-types.ts';
import { addressOf, expect, test } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { layOutEverything } from './support/text-settings.ts';

const widths = [320, 768, 1440];

/** `SCREENSHOTS=1` keeps a screenshot of each page at each width. Otherwise only faults have one. */
const keepsAll = process.env['SCREENSHOTS'] === '1';

/** `pages.test.ts` checks the pages that a culture has in its locale. */
function isCheckedElsewhere(locale: string, path: string): boolean {
  const culture = cultureCodes.find((code) => cultures[code].locale === locale);
  return culture !== undefined && laidOutPages(culture).includes(path);
}

/** Every other page type in the pseudo-locale, which is longer than any language, and in each locale, in tests of half of them. */
const runs = [pseudoLocale, ...locales].flatMap((locale) => {
  const pages = pageTypes.filter(([, path]) => keepsAll || !isCheckedElsewhere(locale, path));
  return [0, 1].map((half) => ({ locale, half, pages: pages.filter((_, index) => index % 2 === half) }));
});

// The server's HTML has all texts, and hydration would take longer than the rest of the test.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, half, pages } of runs) {
  test(`I18N-07 A11Y-01 texts of ${locale} fit at ${widths.join(', ')} px: half ${half + 1}`, async ({
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
        if (found.length === 0 && !keepsAll) continue;
        faults.push(...found.map((fault) => `${culture} ${path} at ${width} px: ${fault}`));
        const body = await page.screenshot({ fullPage: true });
        await testInfo.attach(`${culture} ${path} at ${width} px`, { body, contentType: 'image/png' });
      }
    }
    expect(faults).toEqual([]);
  });
}
