import type { Page } from 'playwright/test';
import { focused } from './support/focus.ts';
import { addressOf, expect, hydrated, test } from './support/test.ts';

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });
const attribute = 'data-focusable';

/** Numbers the visible controls. */
const numberControls = (page: Page) =>
  page.evaluate((name) => {
    document.querySelectorAll(`[${name}]`).forEach((each) => each.removeAttribute(name));
    const controls = [...document.querySelectorAll('a[href], button, input, select, summary')];
    controls.filter((each) => each.checkVisibility()).forEach((each, index) => each.setAttribute(name, String(index)));
  }, attribute);

/** The first and last control of each hidden group. */
const hiddenControls = (page: Page) =>
  page.evaluate((name) => {
    const hidden = [...document.querySelectorAll(`[${name}]`)].filter((each) => !each.checkVisibility());
    const groups = Map.groupBy(hidden, (each) => each.closest('form, ul, nav, [role=search], section, header'));
    return [...new Set([...groups.values()].flatMap((group) => [group[0], group.at(-1)]))].map((each) => ({
      control: each?.getAttribute(name) ?? '',
      name: `${each?.localName} ${each?.getAttribute('aria-label') ?? each?.textContent.trim().slice(0, 40)}`,
    }));
  }, attribute);

/** The lightest page first: it tries the controls of the header and footer for all. */
const paths = ['/help/', '/terms/', '/slots/sun-regent/', '/', '/slots/'];

// Their frames have every control: en-GB the links of guests in all places, sv the regulator's bar and no promotions. Other pages of sv
// have the same main parts.
for (const [culture, tested] of [
  ['en-GB', paths],
  ['sv', ['/help/', '/']],
] as const) {
  test(`A11Y-03 ${culture} a resized window that hides the focused control moves the focus`, async ({ page }) => {
    const lost: string[] = [];
    const tried = new Set<string>();
    for (const path of tested) {
      await resize(page, 1280);
      await page.goto(addressOf(culture, path));
      await hydrated(page);
      await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
      for (const [from, to] of [
        [1280, 800],
        [1280, 390],
        [800, 390],
        [390, 1280],
      ] as const) {
        await resize(page, from);
        await numberControls(page);
        await resize(page, to);
        for (const { control, name } of await hiddenControls(page)) {
          // The header and footer are the same on all pages.
          if (tried.has(`${name} from ${from} to ${to} px`)) continue;
          tried.add(`${name} from ${from} to ${to} px`);
          await resize(page, from);
          await page.locator(`[${attribute}="${control}"]`).focus();
          await resize(page, to);
          // A browser removes the focus from hidden elements in the frame after the resize.
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          if ((await focused(page)) === 'body') lost.push(`${path} from ${from} to ${to} px: ${name}`);
        }
      }
    }
    expect(lost).toEqual([]);
    expect(tried.size).toBeGreaterThan(20);
  });
}

test('A11Y-03 the control that replaces a hidden one takes the focus', async ({ page, visit }) => {
  await resize(page, 1280);
  await visit('en-GB', '/slots/');
  await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
  for (const [width, control, narrow, replacement] of [
    [1280, 'header nav a >> nth=1', 800, 'header [commandfor=menu]'],
    [1280, 'header nav a >> nth=1', 390, 'body nav [commandfor=menu]'],
    [1280, 'header input', 390, 'nav a[href$="?q="]'],
    [1280, 'dialog#filters input >> nth=0', 800, '[commandfor=filters][aria-haspopup]'],
    [390, 'nav [commandfor=menu]', 800, 'header [commandfor=menu]'],
    [390, 'nav a[href$="?q="]', 800, 'header input'],
  ] as const) {
    await resize(page, width);
    await page.locator(control).focus();
    await resize(page, narrow);
    await expect(page.locator(replacement)).toBeFocused();
  }
});

test('A11Y-02 A11Y-04 a larger default font size that hides the focused control moves the focus', async ({
  page,
  visit,
}) => {
  await resize(page, 1280);
  await visit('en-GB', '/slots/');
  await page.waitForFunction(() => document.documentElement.dataset['restriction'] !== undefined);
  const session = await page.context().newCDPSession(page);
  const setFontSize = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  for (const control of ['header nav a >> nth=1', 'header input']) {
    await setFontSize(16);
    await page.locator(control).focus();
    await setFontSize(40);
    await expect(page.locator(control)).toBeHidden();
    await expect.poll(() => focused(page)).not.toBe('body');
  }
});
