import { describe, expect, it } from 'vitest';
import { categoryFamily } from '../../../../client/pages/category/category-family.ts';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

const hrefs = (path: string, culture: CultureCode = 'en-GB', brand = 'en') =>
  categoryFamily(matchRoute(path, culture, brand), cultures[culture], brand).map(({ href }) => href);

describe('categoryFamily', () => {
  it('ROUTE-11 GAME-02 lists the subcategories, also those that are in no menu', () => {
    expect(hrefs('/slots/')).toEqual(['/slots/', '/slots/megaways/', '/slots/jackpots/', '/slots/daily-jackpots/']);
  });

  it('GAME-02 is the same for a subcategory', () => {
    expect(hrefs('/slots/jackpots/')).toEqual(hrefs('/slots/'));
  });

  it("ROUTE-03 ROUTE-04 lists only categories of the culture, with the culture's paths", () => {
    expect(hrefs('/slots/', 'de-DE', 'de')).toEqual([]);
    expect(hrefs('/slots/', 'en-IE')).toEqual([
      '/en-IE/slots/',
      '/en-IE/slots/jackpots/',
      '/en-IE/slots/daily-jackpots/',
    ]);
    expect(hrefs('/casino/', 'es', 'es')).toContain('/casino/ruleta/');
  });

  it('is empty for a category without subcategories', () => {
    expect(hrefs('/bingo/')).toEqual([]);
  });
});
