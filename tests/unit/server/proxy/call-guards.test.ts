import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createSite } from '../support/proxying-site.ts';

/** A one-line response of the site itself. */
const line = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };

const respond = (_: IncomingMessage, response: ServerResponse) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');

describe('the proxy', () => {
  const postOnly = ['login', 'register', 'forgotten-password', 'new-password', 'pay-n-play'];

  it.each([
    ...postOnly.map((call) => `/auth/son-auth/${call}`),
    // Other spellings are read by `lenientPaths`, which call-limits.test.ts tests.
    '/auth/son-auth/login%20',
    '/auth/son-auth/%256cogin;x',
    '/auth/son-auth/Login%3fx',
    '/api/Newsletter',
    '/api/Voucher',
    '/api/ad-cookies%00',
  ])('SEC-06 counts only POSTs of the site itself to %s', async (path) => {
    const { sendRequest, requests, port } = await createSite(respond);
    const origin = `http://127.0.0.1:${port}`;
    // Together more than a client may send in a minute.
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']) {
      for (let times = 0; times < 3; times += 1)
        expect(await sendRequest(path, method, { origin })).toMatchObject({
          status: 405,
          headers: { ...line, allow: 'POST' },
        });
    }
    const isRead = path.startsWith('/api/');
    for (let times = 0; times < 11; times += 1)
      expect((await sendRequest(path, 'POST', { origin: 'https://evil.example' }, '{}')).status).toBe(
        isRead ? 405 : 403,
      );
    expect(requests).toEqual([]);
    if (isRead) return;
    const statuses = [];
    for (let times = 0; times < 11; times += 1)
      statuses.push((await sendRequest(path, 'POST', { origin }, '{}')).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });

  it.each([
    ['/api/v1/voucher?voucher=x', 200],
    ['/api/v1/Voucher/?voucher=x', 404],
    ['/api/v1/%76oucher%3bx?voucher=x', 404],
  ])(
    'SEC-06 refuses %s from a page of another site without counting it, and counts all other requests',
    async (path, status) => {
      const { sendRequest, requests } = await createSite(respond);
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT']) {
        for (let times = 0; times < 3; times += 1)
          expect(await sendRequest(path, method, { 'sec-fetch-site': 'cross-site' })).toMatchObject({
            status: 403,
            headers: line,
          });
      }
      expect(requests).toEqual([]);
      const own = [{ 'sec-fetch-site': 'same-origin' }, { 'sec-fetch-site': 'none' }, {}];
      const statuses = [];
      for (let times = 0; times < 11; times += 1)
        statuses.push((await sendRequest(path, 'GET', own[times % 3])).status);
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => status), 429]);
      expect((await sendRequest(path, 'HEAD')).status).toBe(429);
      expect(requests).toHaveLength(status === 200 ? 10 : 0);
    },
  );

  it('SEC-06 forwards other reads from pages of other sites', async () => {
    const { sendRequest } = await createSite(respond);
    for (const path of ['/currency/SEK/', '/auth/widget.js', '/images/x'])
      expect((await sendRequest(path, 'GET', { 'sec-fetch-site': 'cross-site' })).status).toBe(200);
  });
});
