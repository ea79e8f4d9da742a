import type { CDPSession, Page } from 'playwright/test';

/** https://www.w3.org/TR/WCAG22/#text-spacing */
const leastSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

/** Sections below the fold skip their layout, and would have no boxes to compare. */
const everythingLaidOut = '* { content-visibility: visible !important }';

/** A browser setting that changes how text is shown. */
interface TextSetting {
  name: string;
  apply: () => Promise<unknown>;
  reset: () => Promise<unknown>;
}

/** The content security policy allows no style elements, so the rules are in a constructed sheet, in shadow roots too. */
async function setRules(page: Page, rules: string): Promise<void> {
  await page.evaluate((text) => {
    const isRules = Symbol.for('rules of the test');
    const sheet = Object.assign(new CSSStyleSheet(), { [isRules]: true });
    sheet.replaceSync(text);
    for (const root of [document, ...Array.from(document.body.children, (element) => element.shadowRoot)]) {
      if (root) root.adoptedStyleSheets = [...root.adoptedStyleSheets.filter((each) => !(isRules in each)), sheet];
    }
  }, rules);
}

/** Lays out the sections off the screen. To be called after each page load. */
export async function layOutEverything(page: Page): Promise<void> {
  await setRules(page, everythingLaidOut);
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** The settings to test. Each changes the page in place. */
function textSettings(page: Page, devtools: CDPSession): readonly TextSetting[] {
  // The browser's own setting, which media queries in em also use.
  const setFontSize = (standard: number) =>
    devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  return [
    { name: 'text at 200 %', apply: () => setFontSize(32), reset: () => setFontSize(16) },
    {
      name: 'text spacing',
      apply: () => setRules(page, everythingLaidOut + leastSpacing),
      reset: () => setRules(page, everythingLaidOut),
    },
    {
      // Each adds borders, so together they need the most room.
      name: 'forced colours with more contrast',
      apply: () => page.emulateMedia({ forcedColors: 'active', contrast: 'more' }),
      reset: () => page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' }),
    },
  ];
}

/** Applies each setting in turn, and calls `look` with its name at each width. Ends with the usual settings. */
export async function forEachTextSetting(
  page: Page,
  devtools: CDPSession,
  { widths, height }: { widths: readonly number[]; height: number },
  look: (setting: string, width: number) => Promise<void>,
): Promise<void> {
  let resetLast: TextSetting['reset'] = async () => {};
  for (const { name, apply, reset } of textSettings(page, devtools)) {
    let change = [resetLast, apply];
    for (const width of widths) {
      // Changes at the same time cost one layout instead of three.
      await Promise.all([...change.map((each) => each()), page.setViewportSize({ width, height })]);
      await look(name, width);
      change = [];
    }
    resetLast = reset;
  }
  await resetLast();
}
