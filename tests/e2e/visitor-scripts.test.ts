import { expect, test } from './support/widget-test.ts';

const stored = async (path: string, request: import('playwright/test').APIRequestContext) =>
  (await (await request.get(`${process.env['SERVICES_TEST_ORIGIN']}${path}`)).json()) as Record<string, unknown>[];

test('TRK-01 the tracking script posts a ready message with a persistent visitor id, and sends visits', async ({
  page,
  visit,
}) => {
  const messages = () =>
    page.evaluate(() => (window as unknown as { messages: { info: Record<string, string> }[] }).messages);
  await visit('en-GB');
  await expect.poll(messages).not.toEqual([]);
  const [first] = await messages();
  expect(first).toMatchObject({
    source: 'pg-tracking',
    event: 'ready',
    info: { uguid: expect.stringMatching(/^\w{24}$/) },
  });
  await visit('en-GB');
  await expect.poll(messages).not.toEqual([]);
  const [second] = await messages();
  expect([second?.info['uguid'], second?.info['usguid']]).toEqual([first?.info['uguid'], first?.info['usguid']]);
  expect(second?.info['flowId']).not.toBe(first?.info['flowId']);

  const url = `/only/${second?.info['flowId']}`;
  await page.evaluate((address) => {
    const { pgTracking } = window as unknown as { pgTracking: { visit(visit: object): void } };
    pgTracking.visit({ code: 'home', url: address, referrer: '' });
  }, url);
  await expect
    .poll(() => stored('/_visits', page.request))
    .toContainEqual(expect.objectContaining({ code: 'home', url, info: second?.info }));
});

test('ACC-06 the account logger stores the entries of a page', async ({ page, visit }) => {
  await visit('en-GB');
  const username = `u${Date.now()}`;
  await page.evaluate((name) => {
    const { accountLog } = window as unknown as { accountLog(group: string, event: string, fields: object): void };
    accountLog('platform', 'login', { username: name });
  }, username);
  await expect
    .poll(() => stored('/_account-log', page.request))
    .toContainEqual(expect.objectContaining({ group: 'platform', event: 'login', fields: { username } }));
});
