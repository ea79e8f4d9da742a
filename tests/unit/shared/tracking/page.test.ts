import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { adCookiesOf, readExtraCookies, writeCookie } from '../../../../shared/tracking/ad-cookies.ts';
import { readArrival } from '../../../../shared/tracking/arrival.ts';
import { viewCode } from '../../../../shared/tracking/view-code.ts';

describe('the code of a page view', () => {
  it('TRK-02 is content type and key, a page code before both, and each slug in the place of its name', () => {
    const { route } = matchRoute('/slots/some-game/', 'en-GB');
    expect(viewCode({ ...route, pageCode: 'own' }, {})).toBe('own');
    expect(viewCode({ ...route, contentType: 'game', key: 'slotsGame' }, {})).toBe('gameSlotsGame/:gameSlug');
    expect(viewCode({ ...route, pattern: '/a/:one/b/:two/' }, { one: 'x', two: 'y' })).toBe('gameSlotsGame/x/y');
  });

  it.each([
    ['/', 'homeHome'],
    ['/slots/', 'categorySlots'],
    ['/slots/some-game/', 'gameSlotsGame/some-game'],
    ['/blog/news/first-post/', 'blogPostBlogPost/news/first-post'],
    ['/nothing/at/all/', '404'],
    ['/500/', '500'],
  ])('TRK-02 ROUTE-02 of %s is %s', (path, code) => {
    const { route, params } = matchRoute(path, 'en-GB');
    expect(viewCode(route, params)).toBe(code);
  });
});

describe('an arrival', () => {
  it('STATE-06 is read from the address', () => {
    expect(readArrival(new URLSearchParams('aname=ad_1&dl=cashier&prid=p-2.3&other=x'))).toEqual({
      aname: 'ad_1',
      deeplink: 'cashier',
      deeplinkPrId: 'p-2.3',
    });
  });

  it.each(['', 'a b', 'a;b', '<x>', 'a'.repeat(65), 'ä', 'a/b'])('STATE-06 drops the value "%s"', (value) => {
    expect(readArrival(new URLSearchParams({ aname: value, dl: value, prid: value }))).toEqual({});
  });

  it('STATE-06 is remembered in cookies with zone 1, and only when somebody has sent the visitor', () => {
    expect(adCookiesOf({ aname: 'ad', deeplinkPrId: 'p' })).toEqual({ Aname: 'ad', Dyn_id: 'p', Zone_id: '1' });
    expect(adCookiesOf({ aname: 'ad' })).toEqual({ Aname: 'ad', Zone_id: '1' });
    expect(adCookiesOf({ deeplinkPrId: 'p' })).toEqual({});
  });

  it('STATE-06 has what a network of advertisers tells besides, as far as it is a code', () => {
    expect(readExtraCookies(new URLSearchParams('clickid=c.1&subid=s-2&gclid=x'))).toEqual({
      Click_id: 'c.1',
      Sub_id: 's-2',
    });
    expect(readExtraCookies(new URLSearchParams('clickid=a;b&subid='))).toEqual({});
  });

  it('STATE-06 has cookies that say how far they go', () => {
    expect(writeCookie('Aname', 'ad', 60, true)).toBe('Aname=ad; Path=/; Max-Age=60; SameSite=Lax; Secure');
    expect(writeCookie('Aname', 'ad', 60, false)).not.toContain('Secure');
  });
});
