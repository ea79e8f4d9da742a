import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright/test';
import { cspHash } from '../../scripts/build/asset.ts';
import { createReloadServer, type ReloadServer } from '../../scripts/dev/reload-server.ts';
import { expect, test as base } from './support/test.ts';

const inlineStyle = 'h1{margin:1px}';

/** Serves pages as `npm run dev` does, with the site's strict policy. Each response takes the next of `parts` as its body. */
async function serve(url: string, parts: string[]) {
  const policy = [
    `default-src 'none'; script-src ${url}; connect-src 'self' ${url}; require-trusted-types-for 'script'`,
    `style-src 'self' '${cspHash(inlineStyle)}'`,
  ].join(';');
  const server = createServer((request, response) => {
    if (request.url?.endsWith('.css')) {
      const width = request.url === '/new.css' ? '2px' : '1px';
      response.writeHead(200, { 'content-type': 'text/css' }).end(`h1 { border: ${width} solid }`);
      return;
    }
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': policy });
    const script = `<script type="module" src="${url}/client.js"></script>`;
    response.end(
      `<!doctype html><html lang="en" data-brand="en"><title>A page</title><style>${inlineStyle}</style>${script}<h1>A page</h1>${parts.shift() ?? ''}`,
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

interface Development {
  reload: ReloadServer;
  /** Opens such a page. Returns its failure overlay. */
  open(...parts: string[]): Promise<Locator>;
}

const test = base.extend<Development>({
  // Playwright reads what a fixture needs from the pattern of its first parameter.
  reload: async ({ browserName: _ }, use) => {
    const reload = await createReloadServer();
    await use(reload);
    reload.close();
  },
  open: async ({ page, reload }, use) => {
    // The reload server has another origin, which would have to allow an additional header.
    await page.context().setExtraHTTPHeaders({});
    const servers: Server[] = [];
    await use(async (...parts) => {
      const { server, port } = await serve(reload.url, parts);
      servers.push(server);
      const listens = page.waitForResponse(`${reload.url}/events`);
      await page.goto(`http://127.0.0.1:${port}/`);
      await listens;
      return page.locator('pre[data-failure]');
    });
    for (const server of servers) server.close().closeAllConnections();
  },
});

test.describe('a page during development', () => {
  test('OPS-01 shows a failure above everything else until Escape is pressed or it is fixed', async ({
    page,
    open,
    reload,
  }) => {
    const failure = await open('<dialog id="d">A dialog</dialog>');
    await expect(failure).toHaveCount(0);
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.showModal());
    reload.showFailure('a.ts:3\n  <b>first</b>');
    await expect(failure).toHaveText('a.ts:3\n  <b>first</b>');
    const isOnTop = () => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.matches('[data-failure]');
    // A modal dialog makes the overlay inert, so close it before the hit test.
    await page.locator('dialog').evaluate((dialog: HTMLDialogElement) => dialog.close());
    expect(await page.evaluate(isOnTop)).toBe(true);
    reload.showFailure('second');
    await expect(failure).toHaveText('second');
    await page.keyboard.press('Escape');
    await expect(failure).toHaveCount(0);
    reload.showFailure('third');
    await expect(failure).toBeVisible();
    reload.reload();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('heading')).toBeVisible();
  });

  test('OPS-01 replaces styles without a reload, also twice', async ({ page, open, reload }) => {
    const failure = await open('<link rel="stylesheet" href="/old.css">');
    const heading = page.getByRole('heading');
    await expect(heading).toHaveCSS('border-top-width', '1px');
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    reload.showFailure('bad style');
    await expect(failure).toBeVisible();
    reload.restyle({ linked: '/new.css', critical: { en: 'h1{margin:2px}' } });
    await expect(failure).toHaveCount(0);
    await expect(heading).toHaveCSS('border-top-width', '2px');
    await expect(heading).toHaveCSS('margin-top', '2px');
    reload.restyle({ linked: '/new.css', critical: { en: '@media (width > 0){h1{margin:3px}}' } });
    await expect(heading).toHaveCSS('margin-top', '3px');
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    reload.restyle({ linked: '/new.css', critical: { other: '' } });
    await page.waitForFunction(() => !('isSame' in window));
  });

  test('OPS-01 shows an error of the server rendering', async ({ open, reload }) => {
    const failure = await open('<pre data-failure>Error: no &lt;footer&gt;</pre>');
    await expect(failure).toHaveText('Error: no <footer>');
    await expect(failure).toBeFocused();
    reload.reload();
    await expect(failure).toHaveCount(0);
  });

  test('OPS-01 shows uncaught errors and unhandled rejections of the browser', async ({ page, open, complaints }) => {
    const failure = await open();
    await page.evaluate(
      () =>
        void setTimeout(() => {
          throw new Error('uncaught');
        }),
    );
    await expect(failure).toContainText('Error: uncaught\n    at ');
    await page.evaluate(() => void Promise.reject(new Error('unhandled')));
    await expect(failure).toContainText('Error: unhandled\n    at ');
    expect(complaints.splice(0)).toEqual(['uncaught: uncaught', 'uncaught: unhandled']);
  });
});
