import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { brands } from '../../brands/index.ts';
import { brandDescriptions, variableDescriptions } from '../../server/config/descriptions.ts';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const isSecret = ([name, { meaning }]: [string, { meaning: string }]) =>
  meaning.startsWith('Secret.') || /KEY|TOKEN|SECRET|PASSWORD/.test(name);

const ownNames = Object.entries(variableDescriptions).filter(isSecret);
const brandNames = Object.entries(brandDescriptions).filter(isSecret);
const names = [
  ...ownNames.map(([name]) => name),
  ...brands.flatMap(({ id }) => brandNames.map(([name]) => `${name}_${id.toUpperCase()}`)),
];
const planted = Object.fromEntries(names.map((name) => [name, `planted-${name}-7c1f`]));
// The address of a cache may hold a password; nothing listens there. Headers are pairs.
const cache = 'CACHE_URL' in variableDescriptions && {
  CACHE_URL: 'redis+sentinel://user:planted-cache-7c1f@127.0.0.1:1/main?sentinel_password=planted-sentinel-7c1f',
  OTEL_EXPORTER_OTLP_HEADERS: `authorization=${planted['OTEL_EXPORTER_OTLP_HEADERS']}`,
};
const values = [...Object.values(planted), ...(cache ? ['planted-cache-7c1f', 'planted-sentinel-7c1f'] : [])];

/** Planted values in a text, also as they are in URLs. */
const found = (text: string) =>
  values.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)));

const profileKey = planted['PROFILE_KEY_EN'] ?? '';
const token = planted['PREVIEW_TOKEN'] ?? '';
const { site, faults } = await startSiteWithServices({
  faults: true,
  env: { ...planted, ...cache, ADMIN_PORT: '0', FAULTS: '1', LOG_LEVEL: 'debug' },
  servicesEnv: { PROFILE_KEY: profileKey },
});

const subscribe = (email: string) =>
  sendRequest(site.port, '/api/newsletter', {
    method: 'POST',
    body: new URLSearchParams({
      email,
      name: 'Ann',
      culture: 'en-GB',
      pagePath: '/blog/',
      consent: '2026-11',
    }).toString(),
    headers: {
      origin: 'http://en.localhost',
      accept: 'application/json',
      'content-type': 'application/x-www-form-urlencoded',
    },
  });

describe('the secrets of the settings', () => {
  it('BRAND-05 SEC-09 are planted in this test for every variable that is one', () => {
    expect(names).toEqual(expect.arrayContaining(['PREVIEW_TOKEN', 'PROFILE_KEY', 'PROFILE_KEY_DE']));
    expect(brandDescriptions).toHaveProperty('PROFILE_KEY');
  });

  it('BRAND-05 PAGE-09 SEC-09 are in no response, log or metric, like email addresses in the log, when calls work and when they fail', async () => {
    const page = await sendRequest(site.port, '/');
    const modules = /data-modules="([^"]*)"/.exec(page.text)?.[1]?.split(' ') ?? [];
    const draft = `/preview/promotions/draft-promotion/?token=${token}`;
    const paths = [
      '/',
      '/slots/',
      '/404/',
      '/500/',
      '/help/',
      '/robots.txt',
      '/sitemap.xml',
      '/manifest.webmanifest',
      '/sw.js',
      '/offline.html',
      '/favicon.svg',
      '/healthz',
      '/readyz',
      '/geo/?brand_code=SC',
      '/api/v1/feeds/faq?culture=en-GB',
      draft,
      '/preview/promotions/draft-promotion/?token=wrong',
      `/slots/?token=${token}`,
      ...modules,
    ];
    const replies = [];
    for (const host of brands.map(({ id }) => `${id}.localhost`)) {
      for (const path of paths) replies.push({ path, ...(await sendRequest(site.port, path, { host })) });
    }
    replies.push({ path: 'shell', ...(await sendRequest(site.port, '/help/', { headers: { 'x-fault': 'shell' } })) });
    // The secrets are in use: the draft is shown, and the profile service accepts the key.
    expect(replies.find(({ path }) => path === draft)?.status).toBe(200);
    const sent = await subscribe('ann@reader.test');
    expect(sent.status).toBe(202);
    await faults.add({ path: '/profile/', status: 500, body: JSON.stringify({ detail: 'no' }) });
    const failed = await subscribe('bob@reader.test');
    expect(failed.status).toBeGreaterThanOrEqual(500);
    await faults.clear();
    for (const { path, headers, text } of [...replies, { path: 'sent', ...sent }, { path: 'failed', ...failed }]) {
      expect(found(JSON.stringify(headers) + text), path).toEqual([]);
    }
    const { port: adminPort } = await site.logged('admin.ready');
    for (const path of ['/metrics', '/', '/env', '/config']) {
      expect(found((await sendRequest(Number(adminPort), path)).text), path).toEqual([]);
    }
    expect(found(JSON.stringify(await faults.logged()))).toEqual([]);
    await site.stop();
    expect(site.log.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['request.done', 'post.failed', 'page.failed']),
    );
    expect(site.log.filter((line) => found(JSON.stringify(line)).length > 0)).toEqual([]);
    expect(JSON.stringify(site.log)).not.toContain('@reader.test');
  });

  it('BRAND-05 are not printed when other settings are invalid', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server/main.js'], {
      env: { PATH: process.env['PATH'], ...planted, ...cache, PORT: 'abc', TRUST_PROXY: 'x y', API_ORIGIN: 'no' },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain('PORT');
    expect(found(stdout + stderr)).toEqual([]);
  });
});
