import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logEntry, subscription } from '../contract/bodies.ts';
import { type RunningServices, startServices } from '../support/services.ts';
import { startServicesWithFaults } from '../support/services-with-faults.ts';

const { services } = await startServicesWithFaults({ own: true });

const sendRequest = (path: string, init: RequestInit = {}) => fetch(services.origin + path, init);
const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  sendRequest(path, { method: 'POST', body: JSON.stringify(body), headers });
const list = async (path: string) => (await (await sendRequest(path)).json()) as Record<string, unknown>[];

const info = { arCode: 'a', uguid: 'b', usguid: 'c', ustd: 'd', utv: 'e', flowId: 'f' };
describe('journals', () => {
  const visit = { code: 'home', url: '/', referrer: '', info };
  const login = { group: 'platform', event: 'login', fields: { username: 'lead' } };

  it.each([
    ['TRK-04', '/log/LogInfo', logEntry(900), '/_log', { call: 'LogInfo', log: { Number: 900 } }],
    ['TRK-01', '/tracking/visits', visit, '/_visits', { code: 'home', info }],
    ['PERF-02', '/tracking/visits/batch', { visits: [visit] }, '/_visits', { code: 'home', info }],
    ['ACC-06', '/account-logger/entries', login, '/_account-log', login],
  ])('%s %s stores its entries, which tests can list and delete', async (_, path, body, control, stored) => {
    expect((await send(path, body)).status).toBe(204);
    const entries = await list(control);
    expect(entries).toHaveLength(1);
    expect(entries[0]).toMatchObject({ ...stored, at: expect.stringMatching(/^\d{4}-.*Z$/) });
    expect((await sendRequest(control, { method: 'DELETE' })).status).toBe(204);
    expect(await list(control)).toEqual([]);
  });
});

describe('newsletter', () => {
  const path = '/profile/braze-profiles/v1/newsletter';
  const wish = subscription({ name: 'Ann O’Reader', culture: 'de-DE' });
  const key = { Authorization: 'Bearer embedded-profile-key' };
  const linkIn = (letter: Record<string, unknown> | undefined) => /http\S+/.exec(String(letter?.['text']))?.[0] ?? '';

  it('PAGE-09 is confirmed by the link in its e-mail, and a new request does not reveal the subscription', async () => {
    await send(path, wish, key);
    const [letter] = await list('/_mail');
    expect([letter?.['to'], letter?.['subject']]).toEqual([wish.email, expect.stringContaining('Newsletter')]);
    expect(await (await fetch(linkIn(letter))).json()).toEqual({ status: 'subscribed' });
    expect(await (await fetch(linkIn(letter))).json()).toEqual({ status: 'subscribed' });

    const again = await send(path, wish, key);
    expect([again.status, await again.json()]).toEqual([202, { status: 'pending' }]);

    const page = await fetch(linkIn(letter), { headers: { Accept: 'text/html' } });
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await page.text()).toContain('Ann O’Reader');
  });

  it('SEC-06 sends one e-mail a day to a recipient, for every spelling of the address', async () => {
    const email = 'victim@readers.example';
    const lettersTo = async () =>
      (await list('/_mail')).filter(({ to }) => /^victim.*@readers\.example$/i.test(String(to))).length;
    for (const spelling of [email, 'Victim@readers.example', 'VICTIM@READERS.EXAMPLE', 'victim+2@readers.example']) {
      const reply = await send(path, { ...wish, email: spelling, name: 'Eve' }, key);
      expect([reply.status, await reply.json()]).toEqual([202, { status: 'pending' }]);
    }
    expect(await lettersTo()).toBe(1);
  });

  it.each([
    'friend, you have won £500: take it at https://evil.example',
    'Ann <b>Reader</b>',
    'a@b',
    'x'.repeat(41),
    'www.evil.example',
    'Buy at Evil.com now',
  ])('SEC-06 rejects the name %s', async (name) => {
    const before = (await list('/_mail')).length;
    const reply = await send(path, { ...wish, email: 'other@readers.example', name }, key);
    expect([reply.status, await reply.json()]).toEqual([422, { field: 'name', code: 'malformed' }]);
    expect(await list('/_mail')).toHaveLength(before);
  });
});

describe('maintenance', () => {
  it('ACC-05 ERR-01 can be switched at run time, and is in context, accounts and platform', async () => {
    const closed = async () => [
      await (await sendRequest('/context/maintenance/')).json(),
      ((await (await sendRequest('/context/?page_culture=sv')).json()) as Record<string, unknown>)[
        'platformUnderMaintenance'
      ],
      (await sendRequest('/platform/?culture=sv')).status,
      (await sendRequest('/platform/?culture=sv')).headers.get('retry-after') !== null,
      (await send('/auth/son-auth/login', { skin: 'SC-SE', culture: 'sv', login: 'lead', password: 'x' })).status,
    ];
    expect(await closed()).toEqual([false, false, 200, false, 403]);
    await send('/_maintenance', { on: true });
    expect(await closed()).toEqual([true, true, 503, true, 503]);
    await send('/_maintenance', { on: false });
    expect(await closed()).toEqual([false, false, 200, false, 403]);
  });
});

describe('geo', () => {
  it('GEO-01 GEO-03 locates a visitor by the site of the page, or in the emulated country', async () => {
    const headers = { origin: 'http://sv.localhost:3000' };
    const place = async (path: string) => (await (await sendRequest(path, { headers })).json()) as object;
    const sweden = { country: { iso2: 'SE', prime_currency: 'SEK' }, restriction: 'none' };
    expect(await place('/geo/?brand_code=SC&no-cache=1')).toMatchObject(sweden);
    expect(await place('/geo/FR/?brand_code=SC&no-cache=1')).toMatchObject({ country: { iso2: 'FR' } });
  });
});

describe('settings', () => {
  const env = { MAINTENANCE: '1', PLATFORM_ORIGIN: 'https://play.example/', PROFILE_KEY: 'a key of its own' };
  let own: RunningServices;
  beforeAll(async () => {
    own = await startServices({ env });
  });
  afterAll(() => own.stop());

  it('OPS-04 can start maintenance, which without FAULTS cannot be switched, nor can journals be read', async () => {
    expect(await (await fetch(`${own.origin}/context/maintenance/`)).json()).toBe(true);
    for (const path of ['/_log', '/_visits', '/_account-log', '/_mail', '/_feedback']) {
      expect((await fetch(own.origin + path)).status).toBe(404);
    }
    const body = JSON.stringify({ on: false });
    expect((await fetch(`${own.origin}/_maintenance`, { method: 'POST', body })).status).toBe(404);
  });

  it('BRAND-05 OPS-04 can set another lobby and another profile key', async () => {
    const config = await (await fetch(`${own.origin}/auth/son-auth/config?lang=sv`)).text();
    expect(config).toContain('"https://play.example/?culture=sv"');
    const path = `${own.origin}/profile/braze-profiles/v1/newsletter`;
    const statusWith = async (key: string) =>
      (await fetch(path, { method: 'POST', body: '{}', headers: { Authorization: `Bearer ${key}` } })).status;
    expect([await statusWith('embedded-profile-key'), await statusWith(env.PROFILE_KEY)]).toEqual([401, 422]);
  });
});

describe('platform', () => {
  it('SEC-02 links back only to a site of the brands', async () => {
    const hrefFrom = async (referer: string) => {
      const page = await (
        await sendRequest('/platform/login/?culture=en-IE', { headers: { Referer: referer } })
      ).text();
      return /class="back" href="([^"]*)"/.exec(page)?.[1];
    };
    expect(await hrefFrom('http://en.localhost:3000/')).toBe('http://en.localhost:3000/en-IE/');
    expect(await hrefFrom('https://evil.example/"><script>')).toMatch(/^https:\/\/www\.[\w-]+\.example\/en-IE\/$/);
  });
});
