import { audit, frame } from './support/audit.ts';
import { expect, test } from './support/test.ts';

const html = `<!doctype html><html lang="en"><title>Page</title><body style="background: white"><div id="root">
  <header><p style="color: #aaa">Pale</p></header>
  <main><h1>Heading</h1><img src="data:,"><dialog open aria-label="Dialog"><button></button></dialog></main>
</div></body></html>`;

test('A11Y-01 audit reports the faults of a page, of an element, and of a page without its frame', async ({ page }) => {
  await page.setContent(html);
  const found = async (...given: Parameters<typeof audit>) =>
    (await audit(...given)).map((each) => each.replace(/:.*/s, '')).toSorted();
  expect(await found(page)).toEqual(['button-name', 'color-contrast', 'image-alt']);
  expect(await found(page.getByRole('dialog'))).toEqual(['button-name']);
  expect(await found(page, frame)).toEqual(['button-name', 'image-alt']);
  // A rule about the whole page.
  await page.evaluate(() => document.querySelector('main')?.replaceWith('Text outside a landmark'));
  expect(await found(page, frame)).toEqual(expect.arrayContaining(['landmark-one-main']));
});

test('A11Y-01 audit of a page checks eight tiles of a list', async ({ page }) => {
  const tile = '<li><a href="#" aria-label="Game"><picture><img src="data:,"></picture></a></li>';
  await page.setContent(html.replace('<img src="data:,">', `<ul>${tile.repeat(11)}</ul>`));
  const finding = (await audit(page, frame)).find((each) => each.startsWith('image-alt'));
  expect(finding?.match(/<img/g)).toHaveLength(8);
});
