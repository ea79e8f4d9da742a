import type { Page, Request, Route } from 'playwright/test';
import { collectErrors } from './support/logged-errors.ts';
import { addressOf, expect, hydrated, test, type VisitedCulture } from './support/test.ts';

/** Pages of different kinds: of sections that stream, of a form, of text, and of no route, in each brand. */
const failingPages: readonly (readonly [culture: VisitedCulture, path: string])[] = [
  ['en-GB', '/'],
  ['en-GB', '/slots/'],
  ['en-GB', '/no-such-page/'],
  ['en-GB', '/bingo-card-generator/'],
  ['de-DE', '/impressum/'],
  ['es', '/'],
];

/** Responds with a page's module whose component throws. Only browsers resolve the names below `localhost`. */
async function breakPage(route: Route) {
  const { pathname } = new URL(route.request().url());
  const response = await route.fetch({ url: `http://127.0.0.1:${process.env['SITE_PORT']}${pathname}` });
  const source = (await response.text()).replace(/[\w$]+ as Page\b/, 'Broken as Page');
  await route.fulfill({ response, body: `function Broken() { throw new Error('A component threw'); }${source}` });
}

/** Makes the client's root throw while it mounts. */
const breakRoot = (page: Page) =>
  page.addInitScript(() => {
    const { toggleAttribute } = Element.prototype;
    Element.prototype.toggleAttribute = function toggle(name, force) {
      if (name === 'data-festive') throw new Error('The root threw');
      return toggleAttribute.call(this, name, force);
    };
  });

/** Links, headings and controls of the page, in their order, without numbers: prizes and countdowns change with each document. */
const outlineOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('#root :is(a, h1, h2, form, button, input, [role=alert])')].map(
      (element) =>
        `${element.tagName} ${element.getAttribute('href') ?? ''} ${element.textContent.replace(/\d[\d.,\s]*/g, '#')}`,
    ),
  );

/** Waits until the document is shown without the client, which no longer intercepts clicks by then. */
async function withoutClient(page: Page) {
  await page.mouse.move(5, 5);
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['js'] === undefined &&
      (history.state as { withoutClient?: boolean } | null)?.withoutClient === false,
    undefined,
    { timeout: 30_000 },
  );
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
}

test.describe('a client that fails', () => {
  test.use({ expectedComplaints: /\[render\]|\[hydration\]/ });

  for (const [culture, path] of failingPages) {
    test(`SHELL-15 shows the server's HTML of ${culture} ${path} when its page component throws`, async ({ page }) => {
      const errors = collectErrors(page);
      let documents = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents += 1;
      });
      const { promise: read, resolve: goOn } = Promise.withResolvers<void>();
      // The client starts when the module of the page has loaded.
      await page.route(/\/assets\/[\w-]+-page\.\w+\.js/, async (route) => {
        await read;
        await breakPage(route);
      });
      await page.goto(addressOf(culture, path), { waitUntil: 'domcontentloaded' });
      const served = await outlineOf(page);
      const loaded = page.waitForEvent('domcontentloaded');
      goOn();
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await loaded;
      await withoutClient(page);
      expect(await outlineOf(page)).toEqual(served);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      expect(errors).toEqual(['A component threw']);
      expect(documents).toBe(2);
    });
  }

  test('SHELL-15 uses native links, login and search form when the page component throws', async ({ page }) => {
    await page.route(/\/assets\/home-page\.\w+\.js/, breakPage);
    await page.goto(addressOf('en-GB', '/'));
    await withoutClient(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
    const href = await login.getAttribute('href');
    const platform = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === href);
    await page.route(String(href), (route) => route.fulfill({ contentType: 'text/html', body: 'The platform' }));
    await login.click();
    await platform;
    await page.goBack();
    await withoutClient(page);
    await page.locator('header input[name=q]').fill('lantern');
    await page.locator('header input[name=q]').press('Enter');
    await expect(page).toHaveURL(/\/\?q=lantern$/);
    await expect(page.locator('main')).toContainText('Lantern Trench');
    // The client of this document fails as well.
    await withoutClient(page);
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
    await hydrated(page);
    await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
  });

  test('SHELL-15 starts the client again in the next document, and disables it again when that fails', async ({
    page,
  }) => {
    await page.route(/\/assets\/home-page\.\w+\.js/, breakPage);
    await page.goto(addressOf('en-GB', '/'));
    await withoutClient(page);
    const failed = page.waitForEvent('console', (message) => message.text().includes('[render]'));
    await page.reload();
    await failed;
    await withoutClient(page);
  });

  test('SHELL-15 loads the document when a component throws during a navigation, and the previous one on Back', async ({
    page,
    visit,
  }) => {
    await visit('en-GB', '/');
    const errors = collectErrors(page);
    await page.route(/\/assets\/category-page\.\w+\.js/, breakPage);
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
    await withoutClient(page);
    await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
    await expect(page.locator('main li > a:has(> b)').first()).toBeVisible();
    expect(errors).toEqual(['A component threw']);
    await page.goBack();
    await hydrated(page);
    await expect(page).toHaveURL(addressOf('en-GB', '/'));
    await expect(page.locator('html')).toHaveAttribute('data-page', 'home');
  });

  test('SHELL-15 SSR-01 shows a late streamed section when the page component throws', async ({ page }) => {
    const services = process.env['SERVICES_TEST_ORIGIN'];
    // A list that no other test requests.
    const list = `minRtp=${81 + test.info().repeatEachIndex}`;
    const path = `/api/v1/games/?culture=en-GB&groups=slots&${list}`;
    await page.request.post(`${services}/_faults`, { data: { path, hold: 'client-failure' } });
    await page.route(/\/assets\/category-page\.\w+\.js/, breakPage);
    const response = await page.goto(addressOf('en-GB', `/slots/?${list}`), { waitUntil: 'commit' });
    expect(response?.headers()['x-cache']).toBe('stream');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.mouse.move(9, 9);
    await page.request.post(`${services}/_release`, { data: { name: 'client-failure' } });
    await withoutClient(page);
    await expect(page.locator('main li > a > b').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  for (const culture of ['en-GB', 'sv'] as const) {
    test(`SHELL-15 shows the server's HTML of ${culture} when the root of the client throws`, async ({ page }) => {
      const errors = collectErrors(page);
      await breakRoot(page);
      // The client fails after the outline has been read: it loads the page again.
      const outlined = Promise.withResolvers<void>();
      await page.route(/\/assets\/main\.\w+\.js/, async (route) => {
        await outlined.promise;
        await route.continue();
      });
      await page.goto(addressOf(culture, '/'), { waitUntil: 'domcontentloaded' });
      const served = await outlineOf(page);
      outlined.resolve();
      await withoutClient(page);
      expect(await outlineOf(page)).toEqual(served);
      expect(errors).toEqual(['The root threw']);
    });
  }

  for (const part of ['root', 'page component'] as const) {
    test(`SHELL-15 lets a navigation win that begins while the page of a failed ${part} loads again`, async ({
      page,
    }) => {
      if (part === 'root') await breakRoot(page);
      else await page.route(/\/assets\/home-page\.\w+\.js/, breakPage);
      const home = addressOf('en-GB', '/');
      const slots = addressOf('en-GB', '/slots/');
      const isNavigating = Promise.withResolvers<void>();
      const isLoadedAgain = Promise.withResolvers<void>();
      const documents: string[] = [];
      await page.route(home, async (route) => {
        if (route.request().isNavigationRequest()) documents.push(home);
        else await isNavigating.promise;
        await route.continue().catch(() => undefined);
      });
      await page.route(slots, async (route) => {
        isNavigating.resolve();
        await isLoadedAgain.promise;
        await route.continue().catch(() => undefined);
      });
      const again = page.waitForRequest((request) => request.url() === home && !request.isNavigationRequest());
      const ended = Promise.withResolvers<unknown>();
      const onEnd = (request: Request) => {
        if (request.url() === home && !request.isNavigationRequest()) ended.resolve(request);
      };
      page.on('requestfinished', onEnd);
      page.on('requestfailed', onEnd);
      await page.goto(home, { waitUntil: 'domcontentloaded' });
      await page.mouse.move(5, 5);
      await again;
      // As the account leaves for the platform, since the links of a page with its client change no document.
      await page.evaluate((to) => location.assign(to), slots);
      await ended.promise;
      isLoadedAgain.resolve();
      await expect(page).toHaveURL(slots);
      await expect(page.locator('html')).toHaveAttribute('data-page', 'slots');
      expect(documents).toEqual([home]);
    });
  }

  test('SHELL-15 shows the header, the footer and native links when the root throws and the site is unreachable', async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(() => {
      Element.prototype.toggleAttribute = function toggle() {
        throw new Error('The root threw');
      };
      const send = fetch;
      globalThis.fetch = async (url, init) => {
        if (url === location.href) throw new TypeError('No connection');
        return send(url, init);
      };
    });
    const failed = page.waitForEvent('console', (message) => message.text().includes('[render]'));
    await page.goto(addressOf('en-GB', '/'), { waitUntil: 'domcontentloaded' });
    await page.mouse.move(5, 5);
    await failed;
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
    await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
    await expect(page.locator('h1')).toBeVisible();
    complaints.length = 0;
  });
});

/** Fulfils requests for a script of the site as given, or aborts them. */
const fulfillScript = (page: Page, name: string, response: { status?: number; body?: string } | 'abort') =>
  page.route(new RegExp(`/assets/${name}\\.\\w+\\.js`), (route) =>
    response === 'abort' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: '', ...response }),
  );

const gone = { status: 404, body: 'Not found' };

/** Causes that prevent the client from starting, and the error that is logged. */
const obstacles: readonly (readonly [what: string, hinder: (page: Page) => Promise<unknown>, error: RegExp])[] = [
  ['the main script is missing', (page) => fulfillScript(page, 'main', gone), /main\.\w+\.js/],
  ['the connection fails', (page) => fulfillScript(page, 'main', 'abort'), /main\.\w+\.js/],
  [
    'the main script has a syntax error',
    (page) => fulfillScript(page, 'main', { body: 'export const = 1' }),
    /^Syntax/,
  ],
  [
    'the main script throws',
    (page) => fulfillScript(page, 'main', { body: `throw new Error('Broken')` }),
    /^Error: Brok/,
  ],
  ['the main script is empty', (page) => fulfillScript(page, 'main', {}), /^TypeError/],
  ['the script of the page is missing', (page) => fulfillScript(page, 'help-page', gone), /help-page\.\w+\.js/],
  ['the module of the site is missing', (page) => fulfillScript(page, 'site[\\w-]*', gone), /site[\w-]*\.\w+\.js/],
  [
    'the browser has no Intl',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'Intl')),
    /Intl is not defined/,
  ],
  [
    'the browser has no matchMedia',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'matchMedia')),
    /matchMedia is not defined/,
  ],
  [
    'the browser has no MutationObserver',
    (page) => page.addInitScript(() => Reflect.deleteProperty(window, 'MutationObserver')),
    /MutationObserver is not defined/,
  ],
];

test.describe('a client that cannot start', () => {
  test.use({ expectedComplaints: /./ });

  for (const [what, hinder, error] of obstacles) {
    test(`SHELL-15 is logged once, and forms work natively, when ${what}`, async ({ page }) => {
      const errors = collectErrors(page);
      await hinder(page);
      await page.goto(addressOf('en-GB', '/help/'), { waitUntil: 'domcontentloaded' });
      await page.mouse.move(5, 5);
      await page.mouse.move(9, 9);
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await expect.poll(() => errors).toEqual([expect.stringMatching(error)]);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await page.locator('header input[name=q]').fill('lantern');
      await page.locator('header input[name=q]').press('Enter');
      await expect(page).toHaveURL(/\/\?q=lantern$/);
    });
  }

  for (const response of [gone, { body: 'export const = 1' }]) {
    test(`SHELL-15 links work natively when the boot script is ${response === gone ? 'missing' : 'broken'}`, async ({
      page,
    }) => {
      await fulfillScript(page, 'boot', response);
      await page.goto(addressOf('en-GB', '/'));
      await expect(page.locator('html')).not.toHaveAttribute('data-js');
      await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
      await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
    });
  }

  test('SHELL-15 is logged once, and links work natively, when the script that handles a failed root is missing', async ({
    page,
  }) => {
    const errors = collectErrors(page);
    await fulfillScript(page, 'failures', gone);
    await breakRoot(page);
    await page.goto(addressOf('en-GB', '/'), { waitUntil: 'domcontentloaded' });
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await expect.poll(() => errors).toEqual(['Error: The root threw']);
    await page.getByRole('banner').getByRole('link', { name: 'Slots' }).click();
    await expect(page).toHaveURL(addressOf('en-GB', '/slots/'));
  });
});

test.describe('a client with a missing chunk', () => {
  test.use({ expectedComplaints: /./ });

  for (const response of [gone, { body: `throw new Error('Broken')` }]) {
    test(`SHELL-15 follows links to the platform at once when the visitor chunk ${response === gone ? 'is missing' : 'throws'}`, async ({
      page,
      visit,
    }) => {
      const errors = collectErrors(page);
      await fulfillScript(page, 'visitor-chunk', response);
      await visit('en-GB', '/help/');
      // The chunk has the code of calls as well, which update the data of a document that was not rendered just now.
      await expect
        .poll(() => errors.filter((each) => !each.startsWith('A call failed')))
        .toEqual([expect.stringMatching(response === gone ? /visitor-chunk/ : /^Broken/)]);
      const login = page.getByRole('banner').getByRole('link', { name: 'Log in' });
      const href = String(await login.getAttribute('href'));
      await page.route(href, (route) => route.fulfill({ contentType: 'text/html', body: 'The platform' }));
      const platform = page.waitForRequest((request) => request.isNavigationRequest() && request.url() === href, {
        timeout: 4_000,
      });
      await login.click();
      await platform;
    });
  }

  test('SHELL-15 GAME-06 submits the search natively with the typed text when the overlay’s chunk is missing', async ({
    page,
    visit,
  }) => {
    const errors = collectErrors(page);
    await fulfillScript(page, 'on-demand', gone);
    await visit('en-GB', '/');
    const field = page.locator('header input[name=q]');
    await field.click();
    await field.pressSequentially('lantern');
    await expect.poll(() => errors).toEqual([expect.stringMatching(/on-demand\.\w+\.js/)]);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('lantern');
    await field.press('Enter');
    await expect(page).toHaveURL(/\/\?q=lantern$/);
    await expect(page.locator('main')).toContainText('Lantern Trench');
  });
});
