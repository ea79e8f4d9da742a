import { SharedContexts } from './support/shared-contexts.ts';
import { addressOf, expect, test } from './support/test.ts';

test('STACK-01 tests that share a context find nothing that an earlier one stored', async ({ browser }) => {
  const shared = new SharedContexts();
  const context = await shared.take(browser, {});
  const first = await context.newPage();
  await first.goto(addressOf('en-GB', '/robots.txt'));
  await first.evaluate(async () => {
    localStorage.setItem('a', 'b');
    document.cookie = 'c=d';
    await caches.open('e');
  });
  await shared.release(context);
  expect(await shared.take(browser, {})).toBe(context);
  const second = await context.newPage();
  await shared.clear(second);
  await second.goto(addressOf('en-GB', '/robots.txt'));
  expect(
    await second.evaluate(async () => [localStorage.length, document.cookie, (await caches.keys()).length]),
  ).toEqual([0, '', 0]);
  await context.close();
});

test('STACK-01 a test gets another context after one that changed its context for good, or with other options', async ({
  browser,
}) => {
  const shared = new SharedContexts();
  const context = await shared.take(browser, {});
  expect(await shared.take(browser, { hasTouch: true })).not.toBe(context);
  await context.clock.install();
  await shared.release(context);
  const next = await shared.take(browser, {});
  expect(next).not.toBe(context);
  await next.close();
});
