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

const keys = table.map(({ key }) => key);

/** The paths of a route: in a culture, and in all of them. */
function pathsOf(key: string) {
  const { path, cultures: having, own = {} } = requiredRoutes[key]!;
  const ownPath = (code: (typeof cultureCodes)[number]) => own[code] ?? path;
  return { having, ownPath, all: [path, ...Object.values(own)] };
}

describe('route table', () => {
  it('ROUTE-08 has the required pages', () => {
    expect(keys.filter((key) => !requiredRoutes[key])).toEqual([]);
  });

  it.each(keys)('ROUTE-01 ROUTE-08 matches %s exactly in the cultures where it is required', (key) => {
    const { having, ownPath } = pathsOf(key);
    const matched = cultureCodes.map((code) => [code, shownIn(fill(ownPath(code)), code)]);
    expect(matched).toEqual(cultureCodes.map((code) => [code, having.includes(code) ? key : 'page404']));
  });

  it.each(keys)("ROUTE-03 never matches %s in a culture by another culture's path", (key) => {
    const { ownPath, all } = pathsOf(key);
    const matched = cultureCodes.flatMap((code) =>
      all.filter((path) => path !== ownPath(code)).map((path) => [code, path, shownIn(fill(path), code)]),
    );
    expect(matched.filter(([, , shown]) => shown !== 'page404')).toEqual([]);
  });

  it.each(keys)('ROUTE-04 ROUTE-07 has for %s canonical paths that resolve to the same route', (key) => {
    const { having, ownPath } = pathsOf(key);
    for (const code of cultureCodes.filter((each) => having.includes(each))) {
      const path = fill(ownPath(code));
      const href = matchHref(cultures[code], matchRoute(path, code));
      expect(href).toBe(cultures[code].routePrefix + path);
      expect(canonicalPath(href, Object.values(cultures)), href).toBeUndefined();
    }
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
