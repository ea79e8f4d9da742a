import { expect, test } from './support/test.ts';
import { textFaults } from './support/text-boxes.ts';

const line = 'position: absolute; width: 80px; font: 16px monospace';
const ellipsis = 'display: block; width: 60px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap';
const kinds = [
  [`<p style="margin: 0">One</p><p style="margin: -1em 0">Two</p>`, ['overlap: One | Two']],
  [`<div style="height: 40px; overflow: hidden"><p>One</p><p>Two</p></div>`, ['cut: Two']],
  [`<li><a><b style="${ellipsis}">A game with a long name</b></a></li>`, []],
  [`<nav><ol><li style="${ellipsis}">A page with a long name</li></ol></nav>`, []],
  [`<a style="${ellipsis}">A link with a long label</a>`, ['cut: A link with a long label']],
  [
    `<li><a href="/"><span style="${ellipsis}">A chip with a long label</span></a></li>`,
    ['cut: A chip with a long label'],
  ],
  [`<nav><a style="${ellipsis}">A link of a menu</a></nav>`, ['cut: A link of a menu']],
  [`<div style="width: 20px; overflow: auto"><p>Scrolling</p></div>`, []],
  [`<p style="position: absolute; right: 350px">Left</p>`, ['beyond the viewport: Left']],
  [`<p style="position: absolute; left: 340px">Right</p>`, ['the page scrolls sideways', 'beyond the viewport: Right']],
  [`<p style="${line}; overflow-wrap: anywhere">Unhyphenated</p>`, ['broken: Unhyphenated']],
  [`<p style="${line}">Hyphen\u00adated</p>`, []],
  [`<p style="width: 1px; overflow: hidden; clip-path: inset(50%)">Read out</p>`, []],
  [`<select style="width: 60px"><option>Too long for it</select>`, ['cut choice: Too long for it']],
  [`<p style="${line}; overflow-wrap: anywhere"><i>Un</i>hyphenated</p>`, ['broken: hyphenated']],
  [`<p style="width: 160px; font: 32px monospace; hyphens: auto; overflow-wrap: anywhere">Un<i>hyphenated</i></p>`, []],
  [`<input style="width: 60px" placeholder="Too long for it">`, ['cut placeholder: Too long for it']],
] as const;

test('A11Y-01 textFaults reports each kind of fault and no other text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const [html, faults] of kinds) {
    await page.setContent(`<!doctype html><body style="margin: 0; font: 16px monospace">${html}`);
    expect([html, ...(await textFaults(page))]).toEqual([html, ...faults]);
  }
});
