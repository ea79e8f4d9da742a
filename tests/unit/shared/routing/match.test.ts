import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { cultures } from '../../../../locales/index.ts';
import { isAvailable, isListed } from '../../../../shared/routing/availability.ts';
import { fallbackMatch, findRoute, matchRoute, splitPrefix } from '../../../../shared/routing/match.ts';

const [english] = brands;
const site = english!.cultures.map((code) => cultures[code]);

describe('matchRoute', () => {
  it.each([
    ['a param', '/slots/lantern-trench/', 'slotsGame', { gameSlug: 'lantern-trench' }],
    ['a percent-encoded param', '/slots/caf%C3%A9%20noir/', 'slotsGame', { gameSlug: 'café noir' }],
    ['an encoded literal', '/%73lots/', 'slots', {}],
    ['no slash at the end', '/slots', 'slots', {}],
  ])('ROUTE-05 accepts %s', (_, path, key, params) => {
    expect(matchRoute(path, 'en-GB')).toMatchObject({ key, params });
  });

  it.each([
    ['a cut encoding', '/slots/%E0%A4%A/'],
    ['no hex digits', '/slots/%zz/'],
    ['an encoded slash', '/slots/a%2Fb/'],
    ['an encoded backslash', '/slots/a%5Cb/'],
    ['an encoded NUL', '/slots/a%00/'],
    ['a segment too many', '/slots/lantern-trench/more/'],
    ['an unknown word', '/nowhere/'],
    ['another case', '/Slots/'],
  ])('ROUTE-02 ROUTE-05 returns the 404 route for %s', (_, path) => {
    expect(matchRoute(path, 'en-GB')).toBe(fallbackMatch);
    expect(fallbackMatch.route.status).toBe(404);
  });

  it('findRoute returns a row by its key, and undefined for an unknown key', () => {
    expect(findRoute('slots')?.pattern).toBe('/slots/');
    expect(findRoute('constructor')).toBeUndefined();
  });
});

describe('splitPrefix', () => {
  it.each([
    ['/en-IE/slots/', 'en-IE', '/slots/'],
    ['/en-ROW/', 'en-ROW', '/'],
    ['/en-ROW', 'en-ROW', '/'],
    ['/slots/', 'en-GB', '/slots/'],
    ['/en-IEX/slots/', 'en-GB', '/en-IEX/slots/'],
    ['/slots/en-IE/', 'en-GB', '/slots/en-IE/'],
  ])('ROUTE-04 splits the prefix off %s', (path, code, rest) => {
    expect(splitPrefix(path, site)).toEqual({ culture: cultures[code as 'en-GB'], path: rest });
  });

  it('ROUTE-04 ignores a prefix of a culture that the site does not have', () => {
    expect(splitPrefix('/en-IE/slots/', [cultures.sv])).toEqual({ culture: cultures.sv, path: '/en-IE/slots/' });
  });
});

describe('availability of a route', () => {
  it.each([
    [{}, true, true],
    [{ cultures: ['sv'] }, true, true],
    [{ cultures: ['es'] }, false, false],
    [{ excludedCultures: ['sv'] }, false, false],
    [{ implicitCultures: ['sv'] }, true, false],
    [{ implicitCultures: ['es'] }, false, false],
    [{ domains: ['sv'] }, true, true],
    [{ domains: ['en'] }, false, false],
    [{ cultures: ['sv'], system: true }, true, false],
  ] as const)('ROUTE-03 ROUTE-11 for %j: by URL %s, in menus and alternates %s', (availability, byUrl, inMenus) => {
    expect(isAvailable(availability, 'sv', 'sv')).toBe(byUrl);
    expect(isListed(availability, 'sv', 'sv')).toBe(inMenus);
  });
});
