import { rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { cheapPasswords } from '../support/cheap-passwords.ts';
import { prepareData, type RunningServices, startServices } from '../support/services.ts';

let folder: string;
let services: RunningServices;

const start = () =>
  startServices({ faults: true, env: { DATA_DIR: folder, NODE_OPTIONS: `--import=${cheapPasswords}` } });
beforeAll(async () => {
  folder = await prepareData();
  services = await start();
});
afterAll(async () => {
  await services?.stop();
  await rm(folder, { recursive: true, force: true });
});

interface Said {
  status: number;
  reply: Record<string, unknown>;
}

const site = { skin: 'SC-UK', culture: 'en-GB' };
const password = 'Comet!2026';

async function call(name: string, body: object, asker = '192.0.2.1', { origin } = services): Promise<Said> {
  const init = {
    method: 'POST',
    headers: { 'x-forwarded-for': asker },
    body: JSON.stringify({ ...site, ...body }),
  };
  const response = await fetch(`${origin}/auth/son-auth/${name}`, init);
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
}

const newcomer = (change: object = {}) => ({
  email: `${randomUUID()}@players.example`,
  username: `u${randomUUID().slice(0, 8)}`,
  password: 'a long password',
  firstName: 'Ann',
  lastName: 'Onym',
  dateOfBirth: '1990-02-28',
  nationality: 'FR',
  mobile: '+44 7700 900456',
  country: 'GB',
  buildingName: '1 High Street',
  city: 'Leeds',
  postcode: 'LS1 1AA',
  limit: 10_000,
  terms: true,
  marketing: false,
  ...change,
});

describe('logging in', () => {
  it.each([
    ['lead', 0],
    ['real', 1],
    ['REAL@players.example', 1],
  ])('ACC-01 ACC-06 %s logs in with segment %i and all groups', async (login, segment) => {
    const { status, reply } = await call('login', { login, password });
    expect([status, reply['segment']]).toEqual([200, segment]);
    const groups = 'address consent limits personal platform prime'.split(' ');
    expect(Object.keys(reply['groups'] as object).toSorted()).toEqual(groups);
    expect(reply['clientUrl']).toBe(`${services.origin}/platform/?culture=en-GB`);
  });

  it.each([
    ['lead', 'wrong', 'WRONG_CREDENTIALS'],
    ['nobody', password, 'WRONG_CREDENTIALS'],
    ['locked', password, 'USER_LOCKED'],
    ['locked', 'wrong', 'WRONG_CREDENTIALS'],
    ['sibling', 'wrong', 'WRONG_CREDENTIALS'],
  ])('ACC-04 %s with the password %s is rejected: %s', async (login, tried, code) => {
    const { status, reply } = await call('login', { login, password: tried });
    expect([status, reply['code']]).toEqual([403, code]);
  });

  it('ACC-04 sibling is rejected on every site, with the skin on which the login succeeds', async () => {
    for (const skin of ['SC-UK', 'SC-DE', 'SC-SE', 'SC-ES']) {
      const { reply } = await call('login', { skin, login: 'sibling', password });
      expect(reply['code']).toBe('USER_BELONGS_TO_SIBLING_SKIN');
      expect((await call('login', { skin: reply['skin'], login: 'sibling', password })).status).toBe(200);
    }
  });

  it('ACC-04 SEC-06 an account without a site can log in on the site of the culture only', async () => {
    const { status, reply } = await call('login', { skin: 'SC-DE', login: 'lead', password });
    expect([status, reply['code'], reply['skin']]).toEqual([403, 'USER_BELONGS_TO_SIBLING_SKIN', 'SC-UK']);
  });

  it('SEC-06 an account is blocked for a client address after ten wrong passwords, and for no other address', async () => {
    const account = newcomer();
    await call('register', account);
    const names: [login: string, byEmail: string][] = [
      [account.username, account.email],
      ['nobody-at-all', 'NOBODY-at-all'],
    ];
    for (const [login, other] of names) {
      // Concurrent, as counting only after the check would let all of them through.
      const turns = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? login : other));
      const tried = await Promise.all(turns.map((each) => call('login', { login: each, password: 'wrong' })));
      expect(tried.map(({ reply }) => reply['code'])).toEqual(turns.map(() => 'WRONG_CREDENTIALS'));
      const attempts = [login, other].map((each) => call('login', { login: each, password: account.password }));
      expect((await Promise.all(attempts)).map(({ status }) => status)).toEqual([429, 429]);
    }
    expect((await call('login', { login: account.email, password: account.password }, '198.51.100.1')).status).toBe(
      200,
    );
  });

  it('SEC-06 two passwords are checked at a time, eight wait, and further ones are rejected as BUSY', async () => {
    // At the real cost none is checked before the last request arrives.
    const atRealCost = await startServices();
    onTestFinished(async () => void (await atRealCost.stop()));
    const tried = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        call('login', { login: `crowd-${turn}`, password: 'wrong' }, `198.51.100.${turn}`, atRealCost),
      ),
    );
    const busy = tried.filter(({ status }) => status === 503);
    expect(busy.map(({ reply }) => reply['code'])).toEqual(Array.from({ length: 30 }, () => 'BUSY'));
    expect(tried.filter(({ status }) => status === 403)).toHaveLength(10);
  });
});

describe('registering', () => {
  it('ACC-01 creates a logged-in lead of the site, who can log in there after a restart', async () => {
    const account = newcomer();
    const { reply } = await call('register', account);
    expect(reply).toMatchObject({
      process: 1,
      username: account.username,
      player: { segment: 0, groups: { personal: { nationality: 'FR' }, limits: { limits: { month: 10_000 } } } },
    });
    await services.stop();
    services = await start();
    const { email: login, password: chosen } = account;
    expect((await call('login', { login, password: chosen })).reply['segment']).toBe(0);
    const { reply: elsewhere } = await call('login', { login, password: chosen, skin: 'SC-DE' });
    expect(elsewhere).toMatchObject({ code: 'USER_BELONGS_TO_SIBLING_SKIN', skin: 'SC-UK' });
  });

  it('ACC-01 returns process 7 for seven@… and for a known e-mail address, and only the former can log in', async () => {
    const account = newcomer({ email: `seven@${randomUUID()}.example` });
    expect((await call('register', account)).reply).toEqual({ process: 7, username: account.username });
    expect((await call('login', { login: account.email, password: account.password })).status).toBe(200);
    const again = newcomer({ email: account.email.toUpperCase() });
    expect((await call('register', again)).reply).toEqual({ process: 7, username: again.username });
    expect((await call('login', { login: again.username, password: again.password })).status).toBe(403);
  });

  it.each([
    ['COUNTRY_NOT_SERVED', 'country', { country: 'US' }],
    ['USERNAME_TAKEN', 'username', { username: 'LEAD' }],
    ['INVALID', 'password', { password: 'short' }],
    ['INVALID', 'password', { password: ' '.repeat(10) }],
    ['INVALID', 'mobile', { mobile: '------' }],
    ['INVALID', 'mobile', { mobile: '+44 (0) 12' }],
    ['INVALID', 'terms', { terms: false }],
    ['INVALID', 'email', { email: 'ann' }],
    ['INVALID', 'limit', { skin: 'SC-DE', culture: 'de-DE', country: 'DE', limit: 0 }],
    ['INVALID', 'limit', { limit: 100_001 }],
    ['INVALID', 'limit', { limit: 10.5 }],
    ['INVALID', 'limit', { limit: -1 }],
    ['COUNTRY_NOT_SERVED', 'country', { country: 'SE' }],
    ['INVALID', 'country', { country: 'ZZ' }],
    ['INVALID', 'nationality', { nationality: 'ZZ' }],
    ['INVALID', 'dateOfBirth', { dateOfBirth: '1990-02-30' }],
    ['UNDER_AGE', 'dateOfBirth', { dateOfBirth: `${new Date().getUTCFullYear() - 17}-01-01` }],
    ['INVALID', 'skin', { skin: 'SC-XX' }],
    ['INVALID', 'culture', { skin: 'SC-SE', culture: 'sv', country: 'SE' }],
    ['INVALID', 'gender', { gender: 'anything' }],
    ['INVALID', 'employmentStatus', { employmentStatus: 'king' }],
    ['INVALID', 'firstName', { firstName: 'friend, you have won £500: https://evil.example' }],
    ['INVALID', 'firstName', { firstName: 'Free Spins at Evil.com' }],
    ['INVALID', 'lastName', { lastName: 'x'.repeat(41) }],
    ['INVALID', 'lastName', { lastName: 'evil.рф' }],
    ['INVALID', 'personalId', { skin: 'SC-ES', culture: 'es', country: 'ES', personalId: '12345678A' }],
  ])('ACC-06 COMP-01 SEC-06 is rejected with %s for %s: %j', async (code, field, change) => {
    const { status, reply } = await call('register', newcomer(change));
    expect([status, reply['code'], reply['field']]).toEqual([422, code, field]);
  });
});

describe('the site of a call', () => {
  const code = { login: 'lead', code: '123456', password: 'another password' };
  const bodies = {
    register: newcomer({ country: 'DE' }),
    'forgotten-password': code,
    'new-password': code,
    'pay-n-play': { identity: 'returning' },
    feedback: { rating: 5, text: 'All well' },
  };

  it.each(Object.entries(bodies))('SEC-06 must be that of its culture: %s', async (name, body) => {
    for (const other of [
      { skin: 'SC-UK', culture: 'de-DE' },
      { skin: 'SC-UK', culture: 'sv' },
      { skin: 'SC-SE', culture: 'en-IE' },
      { skin: 'SC-NO', culture: 'en-GB' },
    ]) {
      const { status, reply } = await call(name, { ...body, ...other });
      expect([status, reply['code'], reply['field']]).toEqual([422, 'INVALID', 'skin']);
    }
  });

  it('ACC-01 is the same for all cultures of a brand', async () => {
    expect((await call('register', newcomer({ culture: 'en-IE', country: 'IE' }))).status).toBe(200);
  });
});

describe('a new password', () => {
  const letters = async () =>
    (await (await fetch(`${services.origin}/_mail`)).json()) as { to: string; text: string }[];

  it('ACC-02 is set with the code of an e-mail, and the response does not reveal whether the account exists', async () => {
    const account = newcomer();
    const { reply } = await call('register', account);
    const { token } = reply['player'] as { token: string };
    const known = await call('forgotten-password', { login: account.email });
    expect(await call('forgotten-password', { login: 'nobody@players.example' })).toEqual(known);
    const letter = (await letters()).at(-1);
    expect(letter?.to).toBe(account.email);
    const code = /\d{6}/.exec(letter?.text ?? '')?.[0] ?? '';

    const fresh = 'another password';
    const wrong = code === '000000' ? '111111' : '000000';
    const { reply: refused } = await call('new-password', { login: account.email, code: wrong, password: fresh });
    expect(refused['code']).toBe('WRONG_CODE');
    const set = { login: account.email, code, password: fresh };
    expect((await call('new-password', set)).status).toBe(200);
    expect((await call('new-password', set)).reply['code']).toBe('WRONG_CODE');
    expect((await call('login', { login: account.email, password: account.password })).status).toBe(403);
    expect((await call('login', { login: account.email, password: fresh })).status).toBe(200);
    const limits = await fetch(`${services.origin}/auth/son-auth/limits?culture=en-GB`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(limits.status).toBe(401);
  });

  it('SEC-06 is rejected after ten wrong codes from different client addresses', async () => {
    const account = newcomer();
    const { email: login } = account;
    await call('register', account);
    await call('forgotten-password', { login });
    const code = /\d{6}/.exec((await letters()).at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    const set = (tried: string, asker: string) =>
      call('new-password', { login, code: tried, password: 'another password' }, asker);
    for (let turn = 0; turn < 10; turn += 1) {
      expect((await set(wrong, `203.0.113.${turn}`)).reply['code']).toBe('WRONG_CODE');
    }
    expect((await set(code, '192.0.2.1')).reply['code']).toBe('WRONG_CODE');
  });
});

describe('Pay N Play', () => {
  const swedish = { skin: 'SC-SE', culture: 'sv' };

  it('ACC-04 a new customer is registered as a real player with deposit and limit', async () => {
    const { reply } = await call('pay-n-play', { ...swedish, identity: 'newPlayer', amount: 25_000, limit: 100_000 });
    const { token, segment } = reply['player'] as { token: string; segment: number };
    expect([reply['isNew'], segment]).toEqual([true, 1]);
    const headers = { Authorization: `Bearer ${token}` };
    const limits = await fetch(`${services.origin}/auth/son-auth/limits?culture=sv`, { headers });
    expect(await limits.json()).toEqual({
      currency: 'SEK',
      limits: [{ period: 'month', limit: 100_000, used: 25_000 }],
    });
  });

  it.each([
    ['UNDER_AGE', { identity: 'minor' }],
    ['LIMIT_EXCEEDED', { identity: 'newPlayer', amount: 100_001, limit: 100_000 }],
    ['INVALID', { identity: 'somebody' }],
    ['INVALID', { identity: 'newPlayer', limit: Number.MAX_SAFE_INTEGER }],
    ['INVALID', { identity: 'newPlayer', limit: 1_000_001 }],
    ['INVALID', { identity: 'newPlayer', limit: 0 }],
    ['INVALID', { identity: 'newPlayer', amount: 25_000 }],
    ['INVALID', { identity: 'newPlayer', amount: 0.5 }],
    ['INVALID', { identity: 'newPlayer', culture: 'en-GB', skin: 'SC-UK' }],
  ])('ACC-04 COMP-01 SEC-06 is rejected: %s for %j', async (code, body) => {
    expect((await call('pay-n-play', { ...swedish, ...body })).reply['code']).toBe(code);
  });

  it('ACC-04 a known customer is logged in', async () => {
    expect((await call('pay-n-play', { ...swedish, identity: 'returning' })).reply['isNew']).toBe(false);
  });
});
