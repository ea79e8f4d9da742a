import type { Page, TestInfo } from 'playwright/test';
import { pseudoLocale } from '../../server/emulation/locale-override.ts';
import { baseLocales } from '../../locales/bases.ts';
import { cultureCodes, cultures, locales } from '../../locales/index.ts';
import { sendRequest } from '../integration/support/send-request.ts';
import { laidOutPages } from './support/audited-pages.ts';
import { pageTypes } from './support/page-types.ts';
import { addressOf, expect, show, test, type VisitedCulture } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';
import { layOutEverything } from './support/text-settings.ts';

const widths = [320, 768, 1440] as const;

/** `SCREENSHOTS=1` keeps a screenshot of each page at each width. Otherwise only faults have one. */
const keepsAll = process.env['SCREENSHOTS'] === '1';

/** `pages.test.ts` checks the pages that a culture has in its locale. */
function isCheckedElsewhere(locale: string, path: string): boolean {
  const culture = cultureCodes.find((code) => cultures[code].locale === locale);
  return culture !== undefined && laidOutPages(culture).includes(path);
}

/** Pages of one culture in one locale. */
interface Pages {
  locale: string;
  culture: VisitedCulture;
  paths: readonly string[];
}

function addressIn(locale: string, culture: VisitedCulture, path: string): URL {
  const address = new URL(addressOf(culture, path));
  address.searchParams.set('messages', locale);
  return address;
}

/** The HTML of a page with all of its sections in their places. A streamed response sends late ones at its end; the next response is complete. */
async function completeHtml({ hostname, pathname, search }: URL): Promise<string> {
  const request = () => sendRequest(Number(process.env['SITE_PORT']), pathname + search, { host: hostname });
  const first = await request();
  const { text } = first.headers['x-cache'] === 'stream' ? await request() : first;
  // One of the pages forwards browsers without scripts.
  return text.replaceAll(/<noscript>.*?<\/noscript>/gs, '');
}

/** The main part in the HTML of a page. */
function mainOf(html: string): string {
  const [main] = /<main\b.*<\/main>/s.exec(html) ?? [];
  if (main === undefined) throw new Error('[tests] A page has no main part.');
  return main;
}

/** The words of the main part of a page, without its numbers, which may change with each response. */
const wordsOf = (html: string) =>
  mainOf(html)
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]*>/g, (tag) => /placeholder="[^"]*"/.exec(tag)?.[0] ?? '|')
    .replaceAll(/\d+/g, '0');

/** Whether a partial locale shows a page with the words of the locale that it starts from, in which the page is checked. */
async function isAsInBase(locale: string, culture: VisitedCulture, path: string): Promise<boolean> {
  const base = Object.entries(baseLocales).find(([partial]) => partial === locale)?.[1];
  if (base === undefined) return false;
  const [own, inherited] = await Promise.all(
    [locale, base].map(async (each) => wordsOf(await completeHtml(addressIn(each, culture, path)))),
  );
  return own === inherited;
}

/** Shows the first page with the main parts of the others below its own. Loading each of them would take longer than its layout. */
async function showTogether(page: Page, { locale, culture, paths }: Pages): Promise<void> {
  const addresses = paths.map((path) => addressIn(locale, culture, path));
  const [first = '', ...others] = await Promise.all(addresses.map(completeHtml));
  const { href = '' } = addresses[0] ?? {};
  const body = first.replace('</main>', () => ['</main>', ...others.map(mainOf)].join(''));
  await page.route(
    (url) => url.href === href,
    (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }),
    { times: 1 },
  );
  await show(page, href);
  await expect(page.locator('main')).toHaveCount(paths.length);
}

/** Faults of pages that are shown together. Attaches a screenshot for each width with a fault. */
async function faultsOf(page: Page, pages: Pages, info: TestInfo): Promise<string[]> {
  const { culture, paths } = pages;
  const faults: string[] = [];
  await showTogether(page, pages);
  await layOutEverything(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 720 });
    const found = await textFaults(page);
    faults.push(...found.map((fault) => `${culture} ${paths[0]} at ${width} px: ${fault}`));
    if (paths.length > 1 || (found.length === 0 && !keepsAll)) continue;
    const body = await page.screenshot({ fullPage: true });
    await info.attach(`${culture} ${paths[0]} at ${width} px`, { body, contentType: 'image/png' });
  }
  if (paths.length === 1 || faults.length === 0) return faults;
  const single: string[] = [];
  for (const path of paths) single.push(...(await faultsOf(page, { ...pages, paths: [path] }, info)));
  return single.length > 0 ? single : faults;
}

// The server's HTML has all texts, and hydration would take longer than the rest of the test.
test.use({
  javaScriptEnabled: false,
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: widths[0], height: 720 },
});

for (const locale of [pseudoLocale, ...locales]) {
  test(`I18N-07 A11Y-01 texts of ${locale} fit at ${widths.join(', ')} px on every page type`, async ({
    page,
  }, info) => {
    const faults: string[] = [];
    const shown = pageTypes.filter(([, path]) => keepsAll || !isCheckedElsewhere(locale, path));
    for (const [culture, pages] of Map.groupBy(shown, ([code]) => code)) {
      const [first = '', ...others] = pages.map(([, path]) => path);
      const paths = [first];
      for (const path of others) if (keepsAll || !(await isAsInBase(locale, culture, path))) paths.push(path);
      const groups = keepsAll ? paths.map((path) => [path]) : [paths];
      for (const group of groups) faults.push(...(await faultsOf(page, { locale, culture, paths: group }, info)));
    }
    expect(faults).toEqual([]);
  });
}
