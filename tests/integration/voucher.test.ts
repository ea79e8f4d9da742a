import { describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site, faults } = await startSiteWithServices({ faults: 'own', env: { TRUST_PROXY: 'loopback' } });

let visitors = 0;

interface Attempt {
  voucher?: string;
  username?: string;
  brandLocalCode?: string;
  key?: string;
  host?: string;
  headers?: Record<string, string>;
}

/** Posts from a new client address, so that tests do not share a rate limit. */
function redeem({ key = crypto.randomUUID(), host = 'en.localhost', headers = {}, ...wish }: Attempt = {}) {
  visitors += 1;
  return sendRequest(site.port, '/api/voucher', {
    host,
    method: 'POST',
    body: JSON.stringify({ voucher: 'COMET250', username: `player-${visitors}`, brandLocalCode: 'UK', ...wish }),
    headers: {
      origin: `http://${host}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'idempotency-key': key,
      'x-forwarded-for': `192.0.2.${visitors}`,
      ...headers,
    },
  });
}

const statusOf = (reply: { text: string }) => (JSON.parse(reply.text) as { status: number }).status;

describe('POST /api/voucher', () => {
  it.each([
    ['COMET250', 'en.localhost', 'UK', { count: 250, gameName: 'Lantern Trench' }],
    ['comet250', 'de.localhost', 'DE', { count: 250, gameName: 'Sun Regent' }],
    ['COMET250', 'es.localhost', 'ES', { count: 250, gameName: 'Triple Orchard' }],
    ['ONCE-0077', 'en.localhost', 'IE', { count: 20 }],
  ])(
    'PAGE-08 %s on %s returns its prize, and the same response for a repeated key',
    async (voucher, host, brandLocalCode, spins) => {
      const attempt = {
        voucher,
        host,
        brandLocalCode,
        username: `winner-${brandLocalCode}`,
        key: `the-key-of-${brandLocalCode}`,
      };
      for (const reply of [await redeem(attempt), await redeem(attempt)]) {
        expect(reply.headers['cache-control']).toContain('no-store');
        expect(JSON.parse(reply.text)).toMatchObject({ status: 0, prize: { freeSpins: spins } });
      }
      expect(JSON.parse((await redeem({ ...attempt, key: crypto.randomUUID() })).text)).toEqual({ status: 2 });
    },
  );

  it.each([
    ['another site’s page', { headers: { origin: 'https://evil.example' } }, 403],
    ['a market without offers', { host: 'sv.localhost', brandLocalCode: 'SE' }, 403],
    ['a body that is too large', { username: 'x'.repeat(20_000) }, 413],
  ])('PAGE-08 SEC-03 COMP-03 rejects %s', async (_, attempt, status) => {
    expect((await redeem(attempt)).status).toBe(status);
  });

  it('SEC-06 SEC-03 limits checks by GET and redemptions by POST, the only method, together', async () => {
    const address = { 'x-forwarded-for': '198.51.100.8' };
    const check = (voucher: string) =>
      sendRequest(site.port, `/api/v1/voucher?brand_local_code=UK&voucher=${voucher}&username=guesser`, {
        headers: address,
      });
    for (let attempt = 0; attempt < 9; attempt += 1) expect((await check(`NONE-${attempt}`)).status).toBe(200);
    expect((await redeem({ headers: address, voucher: 'NO-SUCH-CODE' })).status).toBe(200);
    await faults.forget();
    for (const refused of [await check('NONE-9'), await redeem({ headers: address })])
      expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect(await faults.requests()).toEqual([]);
    const read = await sendRequest(site.port, '/api/voucher');
    expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
  });

  it('PAGE-08 API-04 is 502 while the service fails, and a retry with the same key succeeds', async () => {
    const attempt = { username: 'patient', key: 'the-key-of-a-patient-player' };
    await faults.add({ path: '/api/v1/voucher', status: 500 });
    expect((await redeem(attempt)).status).toBe(502);
    await faults.clear();
    expect(statusOf(await redeem(attempt))).toBe(0);
  });

  it('PAGE-08 responds with JSON also to Accept: text/html, since a form could not send a key', async () => {
    const reply = await redeem({ voucher: 'NO-SUCH-CODE', headers: { accept: 'text/html' } });
    expect(reply.headers['content-type']).toMatch(/^application\/json/);
    expect(statusOf(reply)).toBe(1);
  });
});
