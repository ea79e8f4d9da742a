import { pseudoLocale } from '../../server/emulation/locale-override.ts';
import { baseLocales } from '../../locales/bases.ts';
import { cultureCodes, cultures, locales } from '../../locales/index.ts';
import { sendRequest } from '../integration/support/send-request.ts';
import { hideFrame } from './support/audit.ts';
import { laidOutPages } from './support/audited-pages.ts';
import { pageTypes } from './support/page-types.ts';
import { addressOf, expect, show, test, type VisitedCulture } from './support/test.ts';
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

/** Every page type in the pseudo-locale, which is longer than any language, and in each locale, in tests of half of them. */
const runs = [pseudoLocale, ...locales].flatMap((locale) => {
  const pages = pageTypes.filter(([, path]) => keepsAll || !isCheckedElsewhere(locale, path));
  return [0, 1].map((half) => ({ locale, half, pages: pages.filter((_, index) => index % 2 === half) }));
});

function addressIn(locale: string, culture: VisitedCulture, path: string): URL {
  const address = new URL(addressOf(culture, path));
  address.searchParams.set('messages', locale);
  return address;
}

/**
 * The words of the main part of a page in a locale, without its numbers, which may change with each response. Undefined for a streamed
 * response, whose main part is incomplete.
 */
async function wordsIn(locale: string, culture: VisitedCulture, path: string): Promise<string | undefined> {
  const { hostname, pathname, search } = addressIn(locale, culture, path);
  const port = Number(process.env['SITE_PORT']);
  const { text, headers } = await sendRequest(port, pathname + search, { host: hostname });
  if (headers['x-cache'] === 'stream') return undefined;
  return /<main\b.*<\/main>/s
    .exec(text)?.[0]
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, (tag) => /placeholder="[^"]*"/.exec(tag)?.[0] ?? '|')
    .replaceAll(/\d+/g, '0');
}

/** Whether a partial locale shows a page with the words of the locale that it starts from, in which the page is checked. */
async function isAsInBase(locale: string, culture: VisitedCulture, path: string): Promise<boolean> {
  const base = Object.entries(baseLocales).find(([partial]) => partial === locale)?.[1];
  if (base === undefined) return false;
  const [own, inherited] = await Promise.all([locale, base].map((each) => wordsIn(each, culture, path)));
  return own !== undefined && own === inherited;
}

// The server's HTML has all texts, and hydration would take longer than the rest of the test.
test.use({ javaScriptEnabled: false, contextOptions: { reducedMotion: 'reduce' } });

for (const { locale, half, pages } of runs) {
  test(`I18N-07 A11Y-01 texts of ${locale} fit at ${widths.join(', ')} px: half ${half + 1}`, async ({
    page,
  }, testInfo) => {
    const faults: string[] = [];
    const withFrame = new Set<VisitedCulture>();
    let order = widths;
    for (const [culture, path] of pages) {
      const isFrameChecked = withFrame.has(culture);
      if (isFrameChecked && !keepsAll && (await isAsInBase(locale, culture, path))) continue;
      await show(page, addressIn(locale, culture, path).href);
      if (isFrameChecked && !keepsAll) await hideFrame(page);
      withFrame.add(culture);
      await layOutEverything(page);
      for (const width of order) {
        await page.setViewportSize({ width, height: 720 });
        const found = await textFaults(page);
        if (found.length === 0 && !keepsAll) continue;
        faults.push(...found.map((fault) => `${culture} ${path} at ${width} px: ${fault}`));
        const body = await page.screenshot({ fullPage: true });
        await testInfo.attach(`${culture} ${path} at ${width} px`, { body, contentType: 'image/png' });
      }
      // The next page begins at this width, which saves a layout.
      order = order.toReversed();
    }
    expect(faults).toEqual([]);
  });
}
