import { describe, expect, it } from 'vitest';
import { crawler, sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site, faults } = await startSiteWithServices({ faults: 'own', env: { TRUST_PROXY: 'loopback' } });

const list = '/api/v1/games/?culture=en-GB&groups=slots&limit=24';

describe('proxied calls', () => {
  it.each(['br', 'gzip'])('PERF-01 API-01 are compressed as %s if the client accepts it', async (encoding) => {
    const plain = await sendRequest(site.port, list);
    const packed = await sendRequest(site.port, list, { headers: { 'accept-encoding': encoding } });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers['vary']).toMatch(/accept-encoding/i);
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    expect(JSON.parse(packed.text)).toEqual(JSON.parse(plain.text));
  });

  it('API-05 PERF-01 send one request to the service for twenty equal calls', async () => {
    const path = '/api/v1/games/by-groups/?culture=en-GB&groups=slots&groups=bingo&groups=casino&limit=11';
    await faults.forget();
    const replies = await Promise.all(Array.from({ length: 20 }, () => sendRequest(site.port, path)));
    expect(new Set(replies.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(200);
    expect((await faults.requests()).filter(({ url }) => url === path)).toHaveLength(1);
  });

  it('API-05 API-07 use the response that a page has read', async () => {
    await faults.forget();
    expect((await sendRequest(site.port, '/bingo/', { headers: crawler })).status).toBe(200);
    const urls = (await faults.requests()).map(({ url }) => url);
    const read = urls.find((url) => url.includes('/games/?culture=en-GB&groups=bingo'));
    expect(read).toBeDefined();
    expect((await sendRequest(site.port, `${read}&utm_source=x`)).status).toBe(200);
    expect((await faults.requests()).filter(({ url }) => url === read)).toHaveLength(1);
  });

  it('API-05 SEC-09 send a request to the service for each check of a voucher', async () => {
    await faults.forget();
    for (let times = 0; times < 2; times += 1) {
      await sendRequest(site.port, '/api/v1/voucher?voucher=COMET250&username=lead&brand_local_code=UK');
    }
    expect((await faults.requests()).filter(({ url }) => url.startsWith('/api/v1/voucher'))).toHaveLength(2);
  });

  it('SEC-03 allow only GET and HEAD', async () => {
    const reply = await sendRequest(site.port, list, { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    ['login', ['login']],
    ['register', ['register']],
    ['reset and code', ['forgotten-password', 'new-password']],
    ['Pay N Play', ['pay-n-play']],
    ['everything else', ['feedback', 'whatever']],
  ])('SEC-06 are limited to ten per minute and client address: %s', async (group, calls) => {
    const headers = {
      origin: 'http://en.localhost',
      'content-type': 'application/json',
      'x-forwarded-for': `2001:db8:${group.length}::1`,
    };
    const post = (call: string) =>
      sendRequest(site.port, `/auth/son-auth/${call}`, { method: 'POST', headers, body: '{}' });
    await faults.forget();
    const statuses = [];
    for (let turn = 0; turn < 10; turn += 1) statuses.push((await post(calls[turn % calls.length] ?? '')).status);
    expect(statuses).not.toContain(429);
    for (const call of calls) {
      const refused = await post(call);
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    }
    expect(await faults.requests()).toHaveLength(10);
  });

  it('SEC-06 of pages of other sites do not use up the logins and voucher checks of a visitor', async () => {
    const address = { 'x-forwarded-for': '2001:db8:99::1' };
    const login = '/auth/son-auth/login';
    const voucher = '/api/v1/voucher?voucher=NO-SUCH-CODE&username=x&brand_local_code=UK';
    const foreign = { ...address, 'sec-fetch-site': 'cross-site', 'content-type': 'application/json' };
    await faults.forget();
    for (let times = 0; times < 11; times += 1) {
      expect((await sendRequest(site.port, login, { headers: foreign })).status).toBe(405);
      expect((await sendRequest(site.port, login, { method: 'POST', headers: foreign, body: '{}' })).status).toBe(403);
      expect((await sendRequest(site.port, voucher, { headers: foreign })).status).toBe(403);
    }
    expect(await faults.requests()).toEqual([]);
    const own = { ...foreign, 'sec-fetch-site': 'same-origin' };
    expect((await sendRequest(site.port, voucher, { headers: own })).status).toBe(200);
    expect((await sendRequest(site.port, login, { method: 'POST', headers: own, body: '{}' })).status).not.toBe(429);
  });
});
