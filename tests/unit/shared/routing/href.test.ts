import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { fullPattern, gameGroupsIn, patternIn } from '../../../../shared/routing/availability.ts';
import { href, localHref, matchHref } from '../../../../shared/routing/href.ts';
import { matchRoute, routeOf } from '../../../../shared/routing/match.ts';

describe('the path of a route', () => {
  it.each([
    ['en-GB', '/casino/roulette/'],
    ['en-ROW', '/en-ROW/casino/roulette/'],
    ['es', '/casino/ruleta/'],
  ] as const)('ROUTE-04 has the prefix and the words of %s', (code, path) => {
    expect(href(cultures[code], 'roulette', {})).toBe(path);
    expect(fullPattern(routeOf('roulette'), cultures[code])).toBe(path);
    expect(cultures[code].routePrefix + patternIn(routeOf('roulette'), code)).toBe(path);
  });

  it.each(['lantern-trench', 'café noir', 'a/b', '50% more', '?q=#x', '..'])(
    'ROUTE-05 encodes the param %j so that it cannot change the path',
    (gameSlug) => {
      const path = href(cultures['en-GB'], 'slotsGame', { gameSlug });
      expect(path.split('/')).toHaveLength(4);
      expect(path).not.toMatch(/[?# ]/);
      // A slash or dots inside a segment belong to no page: they come back as not found.
      expect(matchRoute(path, 'en-GB').params).toEqual(/\/|^\.\.$/.test(gameSlug) ? {} : { gameSlug });
    },
  );

  it('ROUTE-05 puts a matched path together again', () => {
    const match = matchRoute('/slots/lantern-trench/', 'en-IE');
    expect(matchHref(cultures['en-IE'], match)).toBe('/en-IE/slots/lantern-trench/');
  });

  it('ROUTE-01 says which param is missing where the type checker could not', () => {
    expect(() => matchHref(cultures.es, { key: 'slotsGame', params: {} })).toThrow(
      '[routing] /slots/:gameSlug/ needs the param "gameSlug"; give it.',
    );
  });

  it("ROUTE-04 puts the prefix back in front of a service's path", () => {
    expect(localHref(cultures['en-ROW'], '/slots/x/')).toBe('/en-ROW/slots/x/');
  });
});

describe('what a route lists', () => {
  it.each([
    ['de-DE', ['slots']],
    ['es', ['hp_slots', 'bingo_es', 'casino']],
  ] as const)("GAME-01 is %s's own where it has one", (code, groups) => {
    expect(gameGroupsIn(routeOf('home'), code)).toEqual(groups);
  });

  it('GAME-01 is the same for all others', () => {
    expect(gameGroupsIn(routeOf('home'), 'sv')).toEqual(routeOf('home').gameGroups);
    expect(gameGroupsIn(routeOf('page500'), 'sv')).toEqual([]);
  });
});
