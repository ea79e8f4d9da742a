import { describe, expect, it } from 'vitest';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { adCookiesOf, readExtraCookies } from '../../../../shared/tracking/ad-cookies.ts';
import { readArrival } from '../../../../shared/tracking/arrival.ts';
import { viewCode } from '../../../../shared/tracking/view-code.ts';

describe('viewCode', () => {
  it('TRK-02 consists of the page code, or of content type, key and slugs', () => {
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
  ])('TRK-02 ROUTE-02 for %s returns %s', (path, code) => {
    const { route, params } = matchRoute(path, 'en-GB');
    expect(viewCode(route, params)).toBe(code);
  });
});

describe('arrival parameters', () => {
  it('STATE-06 are parsed from the URL', () => {
    expect(readArrival(new URLSearchParams('aname=ad_1&dl=cashier&prid=p-2.3&other=x'))).toEqual({
      aname: 'ad_1',
      deeplink: 'cashier',
      deeplinkPrId: 'p-2.3',
    });
  });

  it.each(['', 'a b', 'a;b', '<x>', 'a'.repeat(65), 'ä', 'a/b'])(
    'STATE-06 are dropped for the invalid value "%s"',
    (value) => {
      expect(readArrival(new URLSearchParams({ aname: value, dl: value, prid: value }))).toEqual({});
    },
  );

  it('STATE-06 are stored in cookies with zone 1, only for visitors from an advertiser', () => {
    expect(adCookiesOf({ aname: 'ad', deeplinkPrId: 'p' })).toEqual({ Aname: 'ad', Dyn_id: 'p', Zone_id: '1' });
    expect(adCookiesOf({ aname: 'ad' })).toEqual({ Aname: 'ad', Zone_id: '1' });
    expect(adCookiesOf({ deeplinkPrId: 'p' })).toEqual({});
  });

  it('STATE-06 include the valid codes of advertising networks', () => {
    expect(readExtraCookies(new URLSearchParams('clickid=c.1&subid=s-2&gclid=x'))).toEqual({
      Click_id: 'c.1',
      Sub_id: 's-2',
    });
    expect(readExtraCookies(new URLSearchParams('clickid=a;b&subid='))).toEqual({});
  });
});
