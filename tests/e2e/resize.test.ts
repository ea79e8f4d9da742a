import { expect, test } from './support/test.ts';

test('ROUTE-09 a view transition that a resize skips is not logged as an error', async ({ visit, page }) => {
  let width = 1280;
  await page.exposeFunction('resizeViewport', async () => {
    width -= 40;
    await page.setViewportSize({ width, height: 800 });
  });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    const skipped: string[] = [];
    const { resizeViewport } = window as unknown as { resizeViewport(): Promise<void> };
    Object.assign(window, { skipped });
    // The resize comes between the two states, where the browser skips a transition.
    document.startViewTransition = ((options: StartViewTransitionOptions) => {
      const update = async () => {
        await resizeViewport();
        await options.update?.();
      };
      const transition = start({ ...options, update });
      transition.ready.catch(({ name }: Error) => skipped.push(name));
      return transition;
    }) as typeof start;
  });
  const entries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/log')) entries.push(request.postData() ?? '');
  });
  await visit('en-GB', '/');
  const from = page.url();
  await page.locator('main a[href^="/"]').filter({ visible: true }).first().click();
  await expect(page).not.toHaveURL(from);
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { skipped: string[] }).skipped))
    // A slow machine renders the page too late for the transition, which is no error either.
    .toEqual([expect.stringMatching(/^(InvalidState|Timeout)Error$/)]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(entries.filter((entry) => entry.includes('recovered'))).toEqual([]);
});
