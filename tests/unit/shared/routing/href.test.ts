import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { gameGroupsIn } from '../../../../shared/routing/availability.ts';
import { href, localHref, matchHref } from '../../../../shared/routing/href.ts';
import { matchRoute, routeOf } from '../../../../shared/routing/match.ts';

describe('path of a route', () => {
  it.each(['lantern-trench', 'café noir', 'a/b', '50% more', '?q=#x', '..'])(
    'ROUTE-05 encodes the param %j so that it cannot change the path',
    (gameSlug) => {
      const path = href(cultures['en-GB'], 'slotsGame', { gameSlug });
      expect(path.split('/')).toHaveLength(4);
      expect(path).not.toMatch(/[?# ]/);
      // An encoded slash or a dot segment matches no page, so these paths are not found.
      expect(matchRoute(path, 'en-GB').params).toEqual(/\/|^\.\.$/.test(gameSlug) ? {} : { gameSlug });
    },
  );

  it('ROUTE-05 is rebuilt from a match', () => {
    const match = matchRoute('/slots/lantern-trench/', 'en-IE');
    expect(matchHref(cultures['en-IE'], match)).toBe('/en-IE/slots/lantern-trench/');
  });

  it('ROUTE-01 throws an error that names a missing param', () => {
    expect(() => matchHref(cultures.es, { key: 'slotsGame', params: {} })).toThrow(
      '[routing] /slots/:gameSlug/ needs the param "gameSlug"; give it.',
    );
  });

  it('ROUTE-04 localHref adds the prefix to a path from a service', () => {
    expect(localHref(cultures['en-ROW'], '/slots/x/')).toBe('/en-ROW/slots/x/');
  });
});

describe('gameGroupsIn', () => {
  it.each([
    ['de-DE', ['slots']],
    ['es', ['hp_slots', 'bingo_es', 'casino']],
  ] as const)('GAME-01 returns the groups of %s if the route has some for it', (code, groups) => {
    expect(gameGroupsIn(routeOf('home'), code)).toEqual(groups);
  });

  it('GAME-01 returns the default groups for other cultures', () => {
    expect(gameGroupsIn(routeOf('home'), 'sv')).toEqual(routeOf('home').gameGroups);
    expect(gameGroupsIn(routeOf('page500'), 'sv')).toEqual([]);
  });
});
