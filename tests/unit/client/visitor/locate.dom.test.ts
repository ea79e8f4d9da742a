import { effectiveRestriction } from '../../../../shared/account/restricted-mode.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createVisitorStores } from '../../../../client/stores/visitor-stores.ts';
import { locate } from '../../../../client/visitor/locate.ts';
import { siteOf } from '../support/render-site.tsx';
import { withStorage } from '../support/storage.ts';
import { storesOf } from '../support/stores.ts';

const storage = withStorage();
const requested: string[] = [];
let responses: (url: string) => unknown;

beforeEach(() => {
  requested.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const response = responses(url);
    if (response === undefined) throw new TypeError('network');
    return Response.json(response);
  });
});
afterEach(() => vi.useRealTimers());

const france = {
  country: { iso2: 'FR', name: 'France', prime_currency: 'SEK', prime_culture: 'en-ROW', prime_lang: 'en' },
  restriction: 'blocked',
  restriction_level: 'country',
};

async function find(search = '', site = { ...siteOf('en-GB'), emulation: true }) {
  const { geo } = storesOf(site.culture.code);
  const own = createVisitorStores();
  let isPending = true;
  const done = locate(site, geo, own, new URLSearchParams(search)).finally(() => (isPending = false));
  // A pause before a retry begins when a response has been read, which takes real time.
  while (isPending) await vi.runAllTimersAsync();
  await done;
  return { geo, own };
}

describe('locating a visitor', () => {
  it('GEO-01 requests the location, exchange rates and user context with the expected parameters', async () => {
    responses = (url) =>
      url.startsWith('/geo/') ? france : url.startsWith('/currency/') ? 2 : { skinName: 'S', more: 1 };
    const { geo, own } = await find('?gl=fr');
    expect(requested).toEqual([
      '/geo/FR/?brand_code=SC&no-cache=1',
      '/currency/SEK/?no-cache=1',
      '/currency/GBP/?no-cache=1',
      '/context/?brand_code=SC&page_culture=en-GB&user_country=FR&no-cache=1',
    ]);
    expect(geo).toMatchObject({
      country: { iso2: 'FR' },
      restriction: 'blocked',
      initial: false,
      currency: { iso: 'SEK', rate: 2 },
      ownCurrency: { iso: 'GBP', rate: 2 },
    });
    expect(own.userContext).toEqual({ skinName: 'S', more: 1, loading: false });
  });

  it('GEO-01 sends the international culture as en, and requests no rate for the euro', async () => {
    responses = (url) =>
      url.startsWith('/geo/') ? { ...france, country: { iso2: 'DE', name: 'D', prime_currency: 'EUR' } } : {};
    const { geo } = await find('', siteOf('en-ROW'));
    expect(requested.filter((url) => url.startsWith('/currency/'))).toEqual([]);
    expect(requested.at(-1)).toContain('page_culture=en&');
    expect(geo.currency).toEqual({ iso: 'EUR', rate: 1 });
  });

  it.each([[undefined], ['euro'], ['sek'], ['XQX']])(
    'GEO-01 GEO-03 leaves amounts in the site’s currency where the visitor’s is %s',
    async (currency) => {
      const place = { ...france, country: { iso2: 'FR', name: 'France', prime_currency: currency } };
      responses = (url) => (url.startsWith('/geo/') ? place : undefined);
      const { geo } = await find('', siteOf('de-DE'));
      expect(geo).toMatchObject({ country: { iso2: 'FR' }, currency: { iso: 'EUR', rate: 1 } });
    },
  );

  it('COMP-05 ignores the emulated country when emulation is disabled', async () => {
    responses = () => france;
    await find('?gl=us', siteOf('en-GB'));
    expect(requested[0]).toBe('/geo/?brand_code=SC&no-cache=1');
  });

  it('GEO-01 ERR-01 falls back to GB, English and built-in rates without logging', async () => {
    responses = () => undefined;
    const warn = vi.spyOn(console, 'warn');
    const error = vi.spyOn(console, 'error');
    const { geo, own } = await find();
    expect(geo).toMatchObject({
      country: { iso2: 'GB' },
      lang: 'en',
      restriction: 'none',
      currency: { iso: 'GBP', rate: 0.86778 },
    });
    expect(own.userContext).toEqual({ loading: false });
    expect([warn.mock.calls, error.mock.calls]).toEqual([[], []]);
    expect(requested.some((url) => url.startsWith('/log/'))).toBe(false);
  });

  it('GEO-01 preserves a blocking restriction after a failed request until the next response', async () => {
    responses = () => france;
    await find();
    expect(storage.session.getItem('sc-restriction')).toContain('"blocked"');
    responses = () => undefined;
    expect((await find()).geo).toMatchObject({ restriction: 'blocked', country: { iso2: 'FR' } });
    responses = () => ({ ...france, restriction: 'playblocked' });
    await find();
    expect(storage.session.getItem('sc-restriction')).toBeNull();
  });

  it('GEO-01 ACC-03 preserves the option to deny being in Ontario after a failed request', async () => {
    const ontario = { name: 'Ontario' };
    responses = () => ({ ...france, region: ontario, restriction: 'blocked', restriction_level: 'region' });
    await find();
    responses = () => undefined;
    const { geo } = await find();
    expect(geo).toMatchObject({ restriction: 'blocked', restrictionLevel: 'region', region: 'Ontario' });
    expect(effectiveRestriction({ ...geo, notOntario: true })).toBe('none');
  });

  it.each(['blocked', '{', '{"country":7,"restriction":"blocked"}', '{"restriction":"blocked"}'])(
    'GEO-01 discards the malformed stored location %s',
    async (stored) => {
      storage.session.setItem('sc-restriction', stored);
      responses = () => undefined;
      expect((await find()).geo.restriction).toBe('none');
    },
  );

  it('GEO-01 treats an unknown restriction as blocking', async () => {
    responses = (url) => (url.startsWith('/geo/') ? { ...france, restriction: 'new' } : {});
    expect((await find()).geo.restriction).toBe('blocked');
  });
});
