import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { visited } from './support/cultures.ts';
import { startSite } from './support/site.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site, services } = await startSiteWithServices();

/** The modules that a page loads, the module of its site first. */
async function modulesOf(host: string, path: string): Promise<string[]> {
  const { text } = await sendRequest(site.port, path, { host });
  return /data-modules="([^"]*)"/.exec(text)?.[1]?.split(' ') ?? [];
}

const forms = [
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['identity', undefined],
] as const;

describe('the assets of a page', () => {
  it.each(forms)('SSR-08 are sent in the encoding for Accept-Encoding %j and are immutable', async (accepted, sent) => {
    const modules = await modulesOf('en.localhost', '/');
    expect(modules.length).toBeGreaterThan(3);
    for (const path of modules) {
      const [plain, reply] = await Promise.all([
        sendRequest(site.port, path, { headers: { 'accept-encoding': 'identity' } }),
        sendRequest(site.port, path, { headers: { 'accept-encoding': accepted } }),
      ]);
      expect([reply.status, reply.headers['content-encoding'], reply.headers['content-type']]).toEqual([
        200,
        sent,
        'text/javascript; charset=utf-8',
      ]);
      expect(reply.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(reply.text === plain.text, path).toBe(true);
    }
  });

  it.each(visited)(
    'SSR-02 $culture has one module for the data that its pages share, and loads it first',
    async (visit) => {
      const { host, prefix, culture } = visit;
      const [home, slots] = await Promise.all([modulesOf(host, `${prefix}/`), modulesOf(host, `${prefix}/slots/`)]);
      expect(home[0]).toMatch(/^\/assets\/site\.\w+\.js$/);
      expect(slots[0]).toBe(home[0]);
      const { text } = await sendRequest(site.port, home[0] ?? '', { host });
      const { default: shared } = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as {
        default: { culture: { code: string }; origins: { cultures: Record<string, string> } };
      };
      expect(shared.culture.code).toBe(culture);
      const page = await sendRequest(site.port, `${prefix}/slots/`, { host });
      const [, state = ''] = /<script type="application\/json" id="page">([^<]+)</.exec(page.text) ?? [];
      expect(JSON.parse(state)).toMatchObject({ siteUrl: home[0], path: '/slots/' });
    },
  );

  it('SSR-08 an unknown file name is 404 and is not cached', async () => {
    for (const path of ['/assets/site.000000000000.js', '/assets/main.js']) {
      const reply = await sendRequest(site.port, path);
      expect([reply.status, reply.headers['cache-control']?.includes('no-store')]).toEqual([404, true]);
    }
    const outside = await sendRequest(site.port, '/assets/../manifest.json');
    expect([outside.status, outside.headers.location]).toEqual([301, '/manifest.json']);
    expect((await sendRequest(site.port, '/manifest.json')).status).toBe(404);
  });
});

describe('the assets of another build', () => {
  it('OPS-03 SSR-08 are served by every instance that shares ASSETS_DIR, also from older and newer builds', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'shared-assets-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const start = async (env: Record<string, string> = {}) => {
      const started = await startSite({ servicesOrigin: services.origin, env: { ASSETS_DIR: folder, ...env } });
      onTestFinished(async () => void (await started.stop()));
      const page = await sendRequest(started.port, '/');
      return { port: started.port, script: /\/assets\/site\.\w+\.js/.exec(page.text)?.[0] ?? '' };
    };
    const before = await start();
    await writeFile(join(folder, 'main.OLDBUILD.js'), 'export const start = 1;');
    const after = await start({ SUPPORT_EMAIL_EN: 'another@support.example' });
    expect(after.script).not.toBe(before.script);
    for (const [port, path] of [
      [before.port, after.script],
      [after.port, before.script],
      [after.port, '/assets/main.OLDBUILD.js'],
    ] as const) {
      const { status, headers } = await sendRequest(port, path, { headers: { 'accept-encoding': 'br' } });
      expect([status, headers['content-type']], path).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe(path.includes('site') ? 'br' : undefined);
    }
    for (const path of ['/assets/main.NOBUILD1.js', '/assets/..%2fmain.js', '/assets/site.js.br']) {
      expect((await sendRequest(before.port, path)).status).toBe(404);
    }
  });
});

const protection = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'SAMEORIGIN',
};

describe('responses other than pages', () => {
  it.each([
    '/',
    '/slots',
    '/robots.txt',
    '/sitemap.xml',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/favicon.ico',
    '/emblems.svg',
    '/icon-192.png',
    '/sw.js',
    '/offline.html',
    '/assets/no-such.js',
    '/no-such.png',
    '/api/newsletter',
    '/api/v1/nothing/',
    '/api/v1/games/jackpots/?culture=en-GB',
    'POST /slots/',
    'POST /api/newsletter',
    'POST /api/v1/games/',
    'POST /auth/nothing',
  ])('SEC-01 %s has the security headers of a page', async (address) => {
    const [path = '', method = 'GET'] = address.split(' ').reverse();
    const { headers } = await sendRequest(site.port, path, { method });
    expect(headers).toMatchObject(protection);
    // Other sites may embed pictures, and proxied responses have a sandbox policy.
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    expect('cross-origin-resource-policy' in headers).toBe(isPage);
    expect('cross-origin-opener-policy' in headers).toBe(isPage);
  });

  it('SEC-01 a file of the build has the security headers of a page', async () => {
    const [path = ''] = await modulesOf('en.localhost', '/');
    expect((await sendRequest(site.port, path)).headers).toMatchObject(protection);
  });

  const files = '/ /robots.txt /manifest.webmanifest /sitemap.xml /favicon.svg /icon-192.png /sw.js /offline.html';
  it.each([...files.split(' '), '/assets/no-such.js'])('SEC-03 %s allows only GET and HEAD', async (path) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE']) {
      const { status, headers } = await sendRequest(site.port, path, { method });
      expect([method, status, headers.allow, headers['cache-control']]).toEqual([method, 405, 'GET, HEAD', 'no-store']);
    }
  });
});
