import { auditedPages } from './support/audited-pages.ts';
import { addressOf, expect, firstCultures, pagePaths, test, visited, type VisitedCulture } from './support/test.ts';

test.use({ javaScriptEnabled: false });

/** Tag and name of each visible landmark without visible content, and numbers of headings, letters in the main part, and links. */
function lookAtPage() {
  const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const holdsSomething = (element: Element) =>
    element.matches('img, svg, input, button, select, textarea') ||
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const landmarks = document.querySelectorAll(
    'header, nav, main, footer, aside, search, section, form, [role=search], [role=region]',
  );
  const emptyLandmarks = [...landmarks]
    .filter((element) => {
      const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');
      return isNamed || !element.matches('section, form');
    })
    .filter(
      (element) =>
        seen(element) && ![...element.querySelectorAll('*')].some((each) => seen(each) && holdsSomething(each)),
    )
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? element.className}`);
  const count = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((each) => seen(each) && each.getBoundingClientRect().height > 0)
      .length;
  return {
    emptyLandmarks,
    headings: count('h1'),
    letters: document.querySelector('main')?.innerText.length ?? 0,
    links: count('a[href]'),
  };
}

/** Whether a path is a page of its own, which has text and links beside the frame. */
const isOwn = (path: string) => pagePaths.some(([own]) => own === path);

/** The first culture has every component. The others have their pages that it lacks, and some that all have. */
const pathsOf = (culture: VisitedCulture) =>
  auditedPages(culture).filter(
    (path) =>
      culture === firstCultures[0] ||
      ['/', '/slots/', '/help/', '/404/'].includes(path) ||
      !auditedPages(firstCultures[0]!).includes(path),
  );

for (const { culture } of visited) {
  test(`SSR-05 A11Y-01 ${culture} every page type shows its heading, text and links, and has no empty landmark`, async ({
    page,
  }) => {
    test.slow();
    // `tests/integration/routes.test.ts` has all pages.
    for (const path of pathsOf(culture)) {
      await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
      // One evaluation, because each locator loads its code into the document.
      const { emptyLandmarks, headings, letters, links } = await page.evaluate(lookAtPage);
      expect([path, headings, ...emptyLandmarks]).toEqual([path, 1]);
      if (!isOwn(path)) continue;
      expect(letters, path).toBeGreaterThan(100);
      expect(links, path).toBeGreaterThan(12);
    }
  });
}

for (const culture of ['en-IE', 'sv'] as const) {
  test(`SSR-05 ${culture} the menu opens and blocks scrolling, and a tile links to its game`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(addressOf(culture, '/slots/'));
    await page.locator('button[commandfor]').filter({ visible: true }).first().click();
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('overflow-y', 'hidden');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).not.toHaveCSS('overflow-y', 'hidden');
    const first = page.locator('main li > a:has(> b)').first();
    await first.click();
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).toHaveURL(/\/slots\/[^/]+\/$/);
  });
}

/** The texts of the footer that a link covers at the end of the page, or `the link` if the link itself is covered. */
function coveredAtEnd(link: Element): string[] {
  scrollTo(0, document.documentElement.scrollHeight);
  const box = link.getBoundingClientRect();
  if (!link.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 4))) return ['the link'];
  const texts = document.createTreeWalker(document.querySelector('footer')!, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode);
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    if ([...range.getClientRects()].some(isUnder)) found.push(texts.currentNode.textContent ?? '');
  }
  return found;
}

test('SHELL-06 SSR-05 COMP-02 the link to the top is at the end of the page and covers no text', async ({ page }) => {
  for (const culture of firstCultures) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 780 });
      await page.goto(addressOf(culture, '/'), { waitUntil: 'domcontentloaded' });
      const top = page.locator('aside > a[href="#"]');
      await expect(top).toBeVisible();
      await expect(top).not.toBeInViewport();
      // Distant sections are laid out as they approach the viewport. Until then the end of the page moves.
      await expect.poll(() => top.evaluate(coveredAtEnd), { message: `${culture} ${width}` }).toEqual([]);
    }
  }
});

test('SSR-05 GAME-07 the search is a form', async ({ page }) => {
  await page.goto(addressOf('en-GB', '/'));
  await page.locator('header input[name=q]').fill('lantern');
  await page.locator('header input[name=q]').press('Enter');
  await expect(page).toHaveURL(/\/\?q=lantern$/);
  await expect(page.locator('main')).toContainText('Lantern Trench');
  await page.locator('main a[rel=next]').click();
  await expect(page).toHaveURL(/\/\?q=lantern&page=2$/);
  await expect(page.locator('main a[rel=prev]')).toBeVisible();
});

test('GAME-10 SSR-05 filters are a form', async ({ page }) => {
  await page.goto(addressOf('en-GB', '/slots/'));
  await page.getByRole('checkbox', { name: /^High/ }).check();
  await page.locator('form button[type=submit]').filter({ visible: true }).last().click();
  await expect(page).toHaveURL(/volatility=high/);
});

test.describe('pictures', () => {
  test.use({ realPictures: true });

  test('SSR-05 SHELL-11 load in the format and size that the page requests', async ({ page }) => {
    await page.goto(addressOf('sv', '/slots/'), { waitUntil: 'domcontentloaded' });
    const picture = page.locator('main li > a img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 50_000 })
      .toBeGreaterThan(100);
    expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toContain('f=avif');
  });
});
