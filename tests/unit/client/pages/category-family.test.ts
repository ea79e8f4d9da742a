import { describe, expect, it } from 'vitest';
import { categoryFamily } from '../../../../client/pages/category/category-family.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

const hrefs = (path: string, culture: CultureCode = 'en-GB', brand = 'en') =>
  categoryFamily(matchRoute(path, culture, brand), cultures[culture], brand).map(({ href }) => href);

describe('categories beside a category', () => {
  it('ROUTE-11 GAME-02 names those below it, also the ones that no menu names', () => {
    expect(hrefs('/slots/')).toEqual(['/slots/', '/slots/megaways/', '/slots/jackpots/', '/slots/daily-jackpots/']);
  });

  it('GAME-02 is the same from below', () => {
    expect(hrefs('/slots/jackpots/')).toEqual(hrefs('/slots/'));
  });

  it("ROUTE-03 ROUTE-04 has only what the culture has, by the culture's own words", () => {
    expect(hrefs('/slots/', 'de-DE', 'de')).toEqual([]);
    expect(hrefs('/slots/', 'en-IE')).toEqual([
      '/en-IE/slots/',
      '/en-IE/slots/jackpots/',
      '/en-IE/slots/daily-jackpots/',
    ]);
    expect(hrefs('/casino/', 'es', 'es')).toContain('/casino/ruleta/');
  });

  it('is empty for a category without parts', () => {
    expect(hrefs('/bingo/')).toEqual([]);
  });
});
