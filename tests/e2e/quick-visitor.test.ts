import type { Page } from 'playwright/test';
import { addressOf, expect, test } from './support/test.ts';

// A transition would lengthen each navigation.
test.use({ hasOwnContext: true, contextOptions: { reducedMotion: 'reduce' } });

const moves = 40;

/** Navigates back and forth through the history, each time as soon as the page is shown. */
const moveQuickly = (page: Page) =>
  page.evaluate(async (count) => {
    const heading = () => document.querySelector('h1')?.textContent;
    const frame = () => new Promise(requestAnimationFrame);
    for (let move = 0; move < count; move += 1) {
      const before = heading();
      history.go(move % 2 === 0 ? -1 : 1);
      while (!heading() || heading() === before) await frame();
    }
  }, moves);

test('PERF-02 the visits of quick navigations are sent in batches without losing one or reaching the rate limit', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => localStorage.setItem('pg-wdg-cnst', '1111'));
  const refused: string[] = [];
  const posts: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 429) refused.push(response.url());
  });
  page.on('request', (request) => {
    if (request.url().includes('/tracking/visits')) posts.push(request.postData() ?? '');
  });
  await visit('en-GB', '/help/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(addressOf('en-GB', '/contact/'));
  await expect(page.locator('h1')).toHaveText('Contact');
  await moveQuickly(page);
  await expect.poll(() => posts.join().match(/"code":/g)?.length).toBe(moves + 2);
  expect(posts.length).toBeLessThan(moves / 2);
  expect(refused).toEqual([]);
});
