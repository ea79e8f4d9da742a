import { describe, expect, it } from 'vitest';
import { cultureCodes, cultures } from '../../../../locales/index.ts';
import { canonicalPath } from '../../../../shared/routing/canonical.ts';
import { matchHref } from '../../../../shared/routing/href.ts';
import { findRoute, matchRoute, mainSectionOf } from '../../../../shared/routing/match.ts';
import { route, withLooks } from '../../../../shared/routing/route.ts';
import { table } from '../../../../shared/routing/table.ts';
import { requiredRoutes } from '../../../required/routes.ts';

/** `/slots/:gameSlug/` → a path that matches only this pattern. */
const fill = (pattern: string) => pattern.replace(/:\w+/g, 'lantern-trench');

const shownIn = (path: string, culture: (typeof cultureCodes)[number]) => matchRoute(path, culture).key;

const matrix = table.flatMap(({ key }) => cultureCodes.map((code) => [key, code] as const));
const had = matrix.filter(([key, code]) => requiredRoutes[key]?.cultures.includes(code));

describe('route table', () => {
  it.each(matrix)('ROUTE-01 ROUTE-08 matches %s in %s exactly where it is required', (key, code) => {
    const required = requiredRoutes[key];
    expect(required, `"${key}" is no required page`).toBeDefined();
    const { path, cultures: having, own = {} } = required!;
    expect(shownIn(fill(own[code] ?? path), code)).toBe(having.includes(code) ? key : 'page404');
  });

  it.each(matrix)("ROUTE-03 never matches %s in %s by another culture's path", (key, code) => {
    const { path = '', own = {} } = requiredRoutes[key] ?? {};
    const mine = own[code] ?? path;
    for (const foreign of [path, ...Object.values(own)].filter((pattern) => pattern !== mine)) {
      expect(shownIn(fill(foreign), code)).toBe('page404');
    }
  });

  it.each(had)('ROUTE-04 ROUTE-07 has for %s in %s a canonical path that resolves to the same route', (key, code) => {
    const { path = '', own = {} } = requiredRoutes[key] ?? {};
    const culture = cultures[code];
    const match = matchRoute(fill(own[code] ?? path), code);
    const href = matchHref(culture, match);
    expect(href).toBe(culture.routePrefix + fill(own[code] ?? path));
    expect(canonicalPath(href, Object.values(cultures))).toBeUndefined();
  });

  it('ROUTE-02 starts with the 404 page', () => {
    expect(table.slice(0, 2).map(({ key, status }) => [key, status])).toEqual([
      ['page404', 404],
      ['page500', 500],
    ]);
    expect(table.slice(0, 2).map(({ pageCode }) => pageCode)).toEqual(['404', '500']);
  });

  it('ROUTE-01 has unique keys and patterns', () => {
    for (const field of ['key', 'pattern'] as const) {
      const values = table.map((row) => row[field]);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it.each([
    ['previewGame', 'slotsGame'],
    ['previewPost', 'blogPost'],
    ['previewPromotion', 'promotion'],
    ['previewPromotionHome', 'promotions'],
    ['previewFeature', 'feature'],
    ['previewFeatureHome', 'features'],
  ])(
    'ROUTE-01 PAGE-10 %s is rewritten to %s: it inherits its look, and remains a draft at its own URL',
    (key, target) => {
      const { contentType, titleTemplate, uninviting } = findRoute(target)!;
      expect(findRoute(key)).toMatchObject({ rewrite: target, draft: true, contentType });
      expect([findRoute(key)?.titleTemplate, findRoute(key)?.uninviting]).toEqual([titleTemplate, uninviting]);
    },
  );

  it('ROUTE-01 a rewritten route inherits only the look of its target, and requires a target with a look', () => {
    const shown = route('shown', '/shown/', {
      contentType: 'help',
      uninviting: true,
      root: true,
      excludeFromSiteMap: true,
    });
    const other = route('other', '/other/', { rewrite: 'shown', cultures: ['es'] });
    expect(withLooks([shown, other])[1]).toEqual({
      key: 'other',
      pattern: '/other/',
      rewrite: 'shown',
      cultures: ['es'],
      contentType: 'help',
      uninviting: true,
    });
    for (const target of ['other', 'nowhere']) {
      const lost = route('lost', '/lost/', { rewrite: target });
      expect(() => withLooks([shown, other, lost])).toThrow(`[routing] "lost" is shown as "${target}"`);
    }
  });

  it('ROUTE-01 every subpage belongs to a root section', () => {
    for (const row of table.filter(({ masterRoute }) => masterRoute))
      expect([row.key, mainSectionOf(row)?.root]).toEqual([row.key, true]);
  });
});
