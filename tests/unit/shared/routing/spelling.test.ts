import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { alternates, sitePath, slugText } from '../../../../shared/contract/basics.ts';
import { alternatesOf } from '../../../../shared/routing/alternates.ts';
import { canonicalItemPath, canonicalPath } from '../../../../shared/routing/canonical.ts';
import { htmlLink } from '../../../../shared/routing/content-link.ts';
import { localHref, matchHref } from '../../../../shared/routing/href.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';
import { canonicalSlug } from '../../../../shared/routing/pattern.ts';
import { type RouteKey, table } from '../../../../shared/routing/table.ts';
import { anyText } from '../any-text.ts';

const all = Object.values(cultures);
const english = cultures['en-GB'];
const originOf = (culture: string) => `https://${culture}.test`;

/** Routes of items, whose paths end in a slug. */
const itemKeys: ReadonlySet<RouteKey> = new Set([
  'slotsGame',
  'promotion',
  'feature',
  'paymentMethod',
  'blogTag',
  'landing',
]);

/** Pieces of slugs, including characters with a meaning in URLs. */
const oddities = [
  ...'&+% ä\'(),;=@!~*:$^|`{}[]"<>?#€.ßéÄİ',
  'e\u0301',
  'Å',
  'ﬁ',
  'İ',
  '\u212A',
  '각',
  '🎰',
  '👩‍🚀',
  '%2F',
  '%20',
  '.x',
  'y-z',
];
const slugs = fc
  .array(fc.constantFrom(...oddities), { minLength: 1, maxLength: 6 })
  .map((pieces) => `a${pieces.join('')}`.trimEnd());

/** Different spellings of a slug in a path: composed or not, encoded minimally, maximally except for dots (SEC-07), and in between. */
const spellingsOf = (text: string) => ['NFC', 'NFD'].flatMap((form) => encodingsOf(text.normalize(form)));
const encodingsOf = (slug: string) => [
  slug.replace(/[%?#]/g, encodeURIComponent),
  [...new TextEncoder().encode(slug)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('')
    .replaceAll('%2e', '.'),
  encodeURIComponent(slug),
  encodeURI(slug).replace(/[?#]/g, encodeURIComponent),
];

const itemRoutes = table.filter(({ key }) => itemKeys.has(key));

describe('paths', () => {
  it('ROUTE-07 SEO-01 SEO-02 SEO-08 are encoded identically in links, redirects, canonicals, alternates and data', () => {
    fc.assert(
      fc.property(fc.constantFrom(...itemRoutes), slugs, (route, slug) => {
        const [name = ''] = /\w+(?=\/$)/.exec(route.pattern) ?? [];
        const href = matchHref(english, { key: route.key, params: { [name]: slug } });
        const match = matchRoute(href, 'en-GB');
        expect(match).toMatchObject({ key: route.key, params: { [name]: canonicalSlug(slug) } });
        expect(v.parse(slugText, slug.normalize('NFD')), 'data has the param of the path').toBe(match.params[name]);
        expect(matchHref(english, match), 'the page uses the same URL for itself as links do').toBe(href);
        expect(canonicalPath(href, all), 'no link leads to a redirect').toBeUndefined();
        expect(new URL(href, 'https://x.test').href, 'browsers do not change the URL').toBe(`https://x.test${href}`);
        expect(href, 'no client encodes more').toMatch(/^(?:[/\w.~-]|%[\dA-F]{2})*$/);
        const before = route.pattern.replace(/:\w+\/$/, '');
        for (const spelling of spellingsOf(slug)) {
          const path = `${before}${spelling}/`;
          const { pathname } = new URL(path, 'https://x.test');
          expect(canonicalPath(pathname, all) ?? pathname, path).toBe(href);
          expect(v.parse(sitePath, path)).toBe(href);
          expect(canonicalItemPath(path)).toBe(href);
          expect(htmlLink(path, '')?.href, path).toBe(href);
          const items = v.parse(alternates, { 'en-IE': path, 'en-ROW': path });
          expect(items['en-IE']).toBe(href);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('SEO-02 SEO-08 are encoded identically in the alternates of the page itself and of other cultures', () => {
    const match = matchRoute('/slots/fish-&-chips+(%C3%A4)/', 'en-GB');
    const items = v.parse(alternates, { 'en-GB': '/slots/Fish-&-Chips+(ä)/', 'en-IE': '/slots/fish-&-chips+(ä)/' });
    const path = '/slots/fish-%26-chips%2B%28%C3%A4%29/';
    expect(matchHref(english, match)).toBe(path);
    expect(new Set(alternatesOf(match, 'en-GB', originOf, items).map(({ href }) => href))).toEqual(
      new Set([`https://en-GB.test${path}`, `https://en-IE.test${localHref(cultures['en-IE'], path)}`]),
    );
  });

  it('ROUTE-05 encode a slug with a lone surrogate instead of throwing', () => {
    expect(matchHref(english, { key: 'slotsGame', params: { gameSlug: 'x\uD83D' } })).toBe('/slots/x%EF%BF%BD/');
  });

  it('ROUTE-07 are redirected once, whatever letters they have', () => {
    fc.assert(
      fc.property(anyText(12), (slug) => {
        const path = canonicalItemPath(`/slots/${encodeURIComponent(slug)}/`);
        expect(canonicalPath(path, all)).toBeUndefined();
      }),
      { numRuns: 500 },
    );
  });

  it.each(['Ab9X', 'Ä&B', 'e\u0301'])('ROUTE-07 preserve the case of a preview id: %s', (gameId) => {
    const href = matchHref(cultures['en-IE'], { key: 'previewGame', params: { gameId } });
    expect(decodeURIComponent(href)).toBe(`/en-IE/preview/game/${gameId}/`);
    expect(canonicalPath(href, all)).toBeUndefined();
  });
});
