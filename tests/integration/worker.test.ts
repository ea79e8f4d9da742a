import { afterAll, describe, expect, it } from 'vitest';
import { brands } from '../../brands/index.ts';
import { sendRequest } from './support/send-request.ts';
import { visited } from './support/cultures.ts';
import { type RunningSite, startSite } from './support/site.ts';

/** The service worker and the offline pages must work without any service. */
const nowhere = 'http://127.0.0.1:1';
const [site, without] = await Promise.all([
  startSite({ servicesOrigin: nowhere }),
  startSite({ servicesOrigin: nowhere, env: { SERVICE_WORKER: 'off' } }),
]);
afterAll(() => Promise.all([site.stop(), without.stop()]));

const headers = { host: 'en.localhost' };

/** The module of the data that a site's pages share. */
async function sharedByPages({ port }: RunningSite): Promise<string> {
  const { text } = await sendRequest(port, '/500/', { headers });
  const [path = ''] = /\/assets\/site\.\w+\.js/.exec(text) ?? [];
  return (await sendRequest(port, path, { headers })).text;
}

describe('the service worker', () => {
  it('PWA-01 is served from the root with its list of files to cache, and is revalidated each time', async () => {
    const response = await sendRequest(site.port, '/sw.js?version=1&brand_code=SC', { headers });
    expect(response.status).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const [, precache = '{}'] = /^self\.precache=(.*);$/m.exec(response.text) ?? [];
    expect(JSON.parse(precache)).toEqual({
      version: expect.stringMatching(/^\w+$/),
      pages: visited.filter(({ host }) => host === headers.host).map(({ prefix }) => `${prefix}/offline.html`),
      files: [expect.stringMatching(/^\/assets\/app\..*\.css$/), expect.stringMatching(/^\/assets\/.*\.woff2$/)],
    });
  });

  it('PWA-01 unregisters itself when it is disabled, and pages do not register it', async () => {
    const { text } = await sendRequest(without.port, '/sw.js', { headers });
    expect(text).toContain('registration.unregister()');
    expect(text).not.toContain('fetch');
    expect(await sharedByPages(without)).not.toContain('/sw.js');
    expect(await sharedByPages(site)).toContain('"worker":"/sw.js?version=');
  });
});

describe.each(visited)('the offline page of $culture', ({ culture, host, prefix, lang }) => {
  it('PWA-01 COMP-01 has no script, and shows the licence number and age mark of its market', async () => {
    const { status, text } = await sendRequest(site.port, `${prefix}/offline.html`, { headers: { host } });
    expect(status).toBe(200);
    expect(text).toContain(`<html lang="${lang}"`);
    expect(text).not.toContain('<script');
    const profile = brands.find(({ cultures }) => cultures.includes(culture))?.compliance[culture];
    expect(text).toContain(profile?.licence.number);
    expect(text).toContain(profile?.ageMark);
    expect(text).toMatch(/<h1>[^<]+<\/h1><p>[^<]+<\/p>/);
  });
});
