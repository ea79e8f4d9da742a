import { describe, expect, it } from 'vitest';
import { adCookies } from '../../../../server/forms/ad-cookies.ts';
import { testBrand } from '../support/test-config.ts';

const post = (body: unknown, cookie?: string, brandConfig = testBrand('en')) =>
  adCookies.handle({
    body,
    header: (name) => (name === 'cookie' ? cookie : undefined),
    brandConfig,
    requestId: 'r',
    signal: new AbortController().signal,
  });

describe('ad cookies', () => {
  it('STATE-06 are set for a week, for this site only', async () => {
    expect((await post({ aname: 'ad', deeplinkPrId: 'p' })).cookies).toEqual([
      'Aname=ad; Path=/; Max-Age=604800; SameSite=Lax; Secure',
      'Dyn_id=p; Path=/; Max-Age=604800; SameSite=Lax; Secure',
      'Zone_id=1; Path=/; Max-Age=604800; SameSite=Lax; Secure',
    ]);
    const plain = testBrand('en', { ORIGIN_EN: 'http://en.localhost:1' });
    expect((await post({ aname: 'ad' }, undefined, plain)).cookies?.join()).not.toContain('Secure');
  });

  it('STATE-06 are not set again when the browser sends them', async () => {
    expect((await post({ aname: 'ad' }, 'Aname=ad; Zone_id=1')).cookies).toEqual([]);
    expect((await post({ aname: 'new' }, 'Aname=ad; Zone_id=1')).cookies).toHaveLength(1);
  });

  it('STATE-06 are set for thirty days when the network of the advertiser adds ids', async () => {
    const { cookies } = await post(
      { aname: 'ad', extra: { Click_id: 'c', Sub_id: 's' } },
      'Aname=ad; Zone_id=1; Sub_id=s',
    );
    expect(cookies).toEqual(['Click_id=c; Path=/; Max-Age=2592000; SameSite=Lax; Secure']);
  });

  it.each([
    {},
    { aname: '' },
    { aname: 'a; Domain=evil' },
    { aname: 'a', deeplinkPrId: 'b\r\nx' },
    { aname: 'a', extra: { Other: 'b' } },
    { aname: 'a', extra: { Click_id: 'b;' } },
    null,
    'text',
  ])('STATE-06 SEC-03 are not set, and the response is 400, for %o', async (body) => {
    const { status, cookies } = await post(body);
    expect([status, cookies]).toEqual([400, undefined]);
  });
});
