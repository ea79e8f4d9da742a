import type { Page } from 'playwright/test';
import playwrightConfig from '../../playwright.config.ts';
import { expect, test, type VisitedCulture } from './support/test.ts';

const { launchOptions } = playwrightConfig.use ?? {};

// A visitor's text size of 200 %, as the settings of a browser give it.
test.use({
  launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32'] },
  contextOptions: { reducedMotion: 'reduce' },
});

/** Home, a list of games, a game, an offer (where a brand has none, how one pays there), a search, and words that are long or many. */
const pages: Readonly<Partial<Record<VisitedCulture, readonly string[]>>> = {
  'en-GB': ['/', '/slots/', '/slots/sun-regent/', '/casino-promotions/welcome/', '/?q=st', '/payment-methods/'],
  'de-DE': [
    '/',
    '/slots/',
    '/slots/sun-regent/',
    '/promotions/welcome/',
    '/?q=st',
    '/terms/',
    '/impressum/',
    '/restricted/us/',
  ],
  sv: ['/', '/slots/', '/slots/sun-regent/', '/pay-n-play/', '/?q=st', '/terms/', '/restricted/us/'],
  es: ['/', '/slots/', '/slots/sun-regent/', '/promociones/welcome/', '/?q=st', '/payment-methods/', '/help/'],
};

/** Words that end beyond the screen, but for those of rows that scroll by themselves. */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const isInRow = (element: Element): boolean =>
      ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
      (element.parentElement !== null && element.parentElement !== document.body && isInRow(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = scrollWidth > clientWidth ? [`page: ${scrollWidth}`] : [];
    while (texts.nextNode()) {
      const { parentElement: element, textContent } = texts.currentNode;
      if (!element || !textContent?.trim() || !element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.getBoundingClientRect().right > clientWidth + 1 && !isInRow(element)) found.push(textContent);
    }
    return found;
  });

for (const [culture, paths] of Object.entries(pages) as [VisitedCulture, readonly string[]][]) {
  test(`A11Y-01 SHELL-01 ${culture} at twice the text size nothing goes beyond a phone or a desktop`, async ({
    page,
    visit,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of paths) {
        await visit(culture, path);
        expect(await beyond(page), `${path} ${width}`).toEqual([]);
      }
    }
  });

  test(`A11Y-01 BAN-02 ${culture} at twice the text size the words of the hero begin on the first screen`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await visit(culture, '/');
    const bar = page.locator('nav:has(> button[commandfor])');
    const [words, footer] = await Promise.all([page.locator('h1').boundingBox(), bar.boundingBox()]);
    expect(words!.y + words!.height).toBeLessThan(footer!.y);
    const art = page.locator('main picture').first().locator('xpath=..');
    expect(await art.evaluate((element) => element.clientWidth === document.body.clientWidth)).toBe(true);
  });

  test(`A11Y-01 SHELL-02 ${culture} at twice the text size no label of the footer bar touches another`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(culture, '/help/');
    const labels = page.locator('nav:has(> button[commandfor]) > *').filter({ visible: true });
    expect(await labels.count()).toBeGreaterThan(2);
    const cut = (all: Element[]) => all.filter((label) => label.scrollWidth > label.clientWidth).length;
    expect(await labels.evaluateAll(cut)).toBe(0);
  });

  test(`GAME-04 A11Y-01 ${culture} at twice the text size no value of a fact is broken inside a word`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(culture, '/slots/sun-regent/');
    const values = page.locator('section[aria-labelledby=facts] dd');
    await expect(values.first()).toBeVisible();
    const broken = await values.evaluateAll((all) =>
      all.flatMap((value) => {
        const words = document.createTreeWalker(value, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        return Array.from(words?.textContent?.matchAll(/[^\s–]+/g) ?? []).flatMap(({ 0: word, index }) => {
          range.setStart(words!, index);
          range.setEnd(words!, index + word.length);
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size === 1 ? [] : [word];
        });
      }),
    );
    expect(broken).toEqual([]);
  });
}

for (const culture of ['sv', 'de-DE'] as const) {
  test(`COMP-03 A11Y-01 ${culture} at twice the text size the regulator's links are all seen, also while scrolling`, async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(culture, '/slots/');
    await page.evaluate(() => scrollTo(0, 1500));
    const links = page.locator('nav[aria-labelledby=regulator] a');
    await expect(links).toHaveCount(3);
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      expect(await link.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    }
  });
}
