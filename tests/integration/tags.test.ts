import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/index.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site, faults } = await startSiteWithServices({ faults: true, env: { DEMO_TAGS: '1' } });
const { site: plainSite } = await startSiteWithServices();

const hosts = brands.map(({ id }) => `${id}.localhost`);
const scripts = ['analytics', 'pixel', 'click-fraud'];

describe('demo tags', () => {
  it.each(hosts)('TRK-05 SEC-09 are served from the origin of %s, and their calls reach the service', async (host) => {
    for (const name of scripts) {
      const script = await sendRequest(site.port, `/tags/${name}.js?id=X-1`, { headers: { host } });
      expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(script.headers['cache-control']).toMatch(/^private, /);
      await faults.forget();
      const call = `/tags/collect?tag=${name}&id=X-1&event=page_view&consent=granted&page=%2Fhelp%2F`;
      const collected = await sendRequest(site.port, call, { headers: { host } });
      expect([collected.status, collected.headers['cache-control']]).toEqual([204, 'private, no-store']);
      expect((await faults.requests()).map(({ url }) => url)).toEqual([call]);
    }
  });

  it.each([
    '/tags/collect',
    '/tags/collect?tag=other&event=a&consent=granted',
    '/tags/collect?tag=pixel&event=a&consent=yes',
  ])('TRK-05 reject %s', async (path) => {
    expect((await sendRequest(site.port, path)).status).toBe(400);
  });

  it('TRK-05 are 404 when they are disabled', async () => {
    for (const path of [...scripts.map((name) => `/tags/${name}.js`), '/tags/collect?tag=pixel&event=a&consent=denied'])
      expect((await sendRequest(plainSite.port, path)).status).toBe(404);
  });
});
