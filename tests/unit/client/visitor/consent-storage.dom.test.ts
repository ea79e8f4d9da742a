import { beforeEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { adCookiesPath, sendAdCookies } from '../../../../client/visitor/ad-cookies.ts';
import { readStoredConsent, storeConsent } from '../../../../client/visitor/consent-storage.ts';
import { forget } from '../../../../client/visitor/forget.ts';
import { persistConsent } from '../../../../client/visitor/persist-consent.ts';
import { consentCategories, fullConsent, onlyNecessary } from '../../../../shared/consent/consent.ts';
import { stubCookies } from '../support/cookies.ts';
import { withStorage } from '../support/storage.ts';

const storage = withStorage();
const key = 'pg-wdg-cnst';

/** The document's cookies by name, and the text of each cookie that was set. */
let cookies: Map<string, string>;
let written: string[];

function setCookie(text: string) {
  written.push(text);
  const [pair = '', ...attributes] = text.split('; ');
  const [name = '', value = ''] = pair.split('=');
  if (attributes.includes('Max-Age=0')) cookies.delete(name);
  else cookies.set(name, value);
}

beforeEach(() => {
  cookies = new Map([['other', '1111']]);
  written = [];
  stubCookies({ get: () => [...cookies].map((pair) => pair.join('=')).join('; '), set: setCookie });
});

const deny = () => {
  throw new DOMException('Denied.', 'SecurityError');
};
const failures = [
  ['blocked', () => storage.forbid()],
  ['null', () => vi.stubGlobal('localStorage', null)],
  ['full', () => Object.assign(storage.local, { setItem: deny })],
  ['without effect', () => Object.assign(storage.local, { setItem: () => undefined })],
] as const;

describe('consent storage', () => {
  it('TRK-03 STATE-08 stores the choice in local storage only, if it works', () => {
    storeConsent(fullConsent);
    expect(storage.local.getItem(key)).toBe('1111');
    expect(written).toEqual([]);
    expect(readStoredConsent()).toEqual(fullConsent);
  });

  it.each(failures)('TRK-03 stores the choice in a session cookie when storage is %s', (_, fail) => {
    fail();
    expect(readStoredConsent()).toBeUndefined();
    storeConsent(onlyNecessary);
    expect(written).toEqual([`${key}=1000; Path=/; SameSite=Lax`]);
    expect(readStoredConsent()).toEqual(onlyNecessary);
    storeConsent(fullConsent);
    expect(readStoredConsent()).toEqual(fullConsent);
  });

  it.each(failures)('TRK-03 holds the choice in memory when storage is %s and cookies are denied', (_, fail) => {
    fail();
    stubCookies({ get: deny, set: deny });
    const { consent } = createVisitorStores();
    const stop = persistConsent(consent);
    consent.choice = onlyNecessary;
    expect(() => storeConsent(onlyNecessary)).not.toThrow();
    expect(consent.choice).toEqual(onlyNecessary);
    stop();
  });

  it('TRK-03 returns the newer choice when storage has become full in the meantime', () => {
    storeConsent(fullConsent);
    failures[2][1]();
    storeConsent(onlyNecessary);
    expect(readStoredConsent()).toEqual(onlyNecessary);
  });

  it('TRK-03 moves the choice from the cookie to local storage once storage works', () => {
    cookies.set(key, '1000');
    expect(readStoredConsent()).toEqual(onlyNecessary);
    storeConsent(fullConsent);
    expect(cookies.has(key)).toBe(false);
    expect(storage.local.getItem(key)).toBe('1111');
  });

  it('TRK-03 ignores a cookie with an invalid choice', () => {
    cookies.set(key, '11111');
    expect(readStoredConsent()).toBeUndefined();
  });
});

describe('a document to which cookies are denied', () => {
  beforeEach(() => stubCookies({ get: deny, set: deny }));

  it.each(consentCategories.flatMap((category) => brands.map((brand) => [category, brand.id, brand] as const)))(
    'SHELL-15 STATE-08 withdraws %s in %s without an error',
    (category, _id, { thirdPartySettings }) => {
      expect(() => forget(category, thirdPartySettings)).not.toThrow();
    },
  );

  it('SHELL-15 STATE-08 still asks the server to set the cookies of an advertiser', () => {
    const post = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    vi.stubGlobal('fetch', post);
    sendAdCookies({ aname: 'partner', deeplinkPrId: '7' }, {});
    expect(post.mock.calls.map(([url]) => url)).toEqual([adCookiesPath]);
  });
});
