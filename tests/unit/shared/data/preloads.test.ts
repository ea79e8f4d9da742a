import { describe, expect, it } from 'vitest';
import { cultures } from '../../../../locales/index.ts';
import { pageSize } from '../../../../shared/data/games.ts';
import type { PreloadPlan } from '../../../../shared/data/preloads/plan.ts';
import { planOf } from '../../../../shared/data/preloads/preloads.ts';
import { failed, type Result } from '../../../../shared/data/resource.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

const now = Date.parse('2026-11-20T12:00:00Z');

function planFor(path: string, query = '', code: keyof typeof cultures = 'en-GB', time = now): PreloadPlan {
  const search = new URLSearchParams(query);
  return planOf(matchRoute(path, code), { culture: cultures[code], search, path, now: time });
}

const deferred = (plan: PreloadPlan) => plan.deferred.map(({ key }) => key);
const found = (data: unknown): Result<unknown> => ({ state: 'found', data });

describe('preload plan', () => {
  it.each(['/', '/lp/welcome/', '/nowhere/', '/bt/?bt=comet50'])(
    'SHELL-10 BAN-02 of %s requests the banner background of the day, and unchanged foregrounds',
    (address) => {
      const [path = '', query] = address.split('?');
      const versions = (day: string) => {
        const calls = deferred(planFor(path, query, 'en-GB', Date.parse(`${day}T12:00:00Z`)));
        return calls.flatMap((call) => {
          const { layer, ver } = Object.fromEntries(new URLSearchParams(call.split('?')[1]));
          return call.includes('banners/media') ? [`${layer} ${ver}`] : [];
        });
      };
      expect(versions('2026-11-30')).toContain('background 1');
      expect(versions('2026-11-30').join()).not.toContain('festive');
      expect(versions('2026-12-24')).toContain('background festive');
      expect(versions('2026-12-24').join()).not.toMatch(/background 1|foreground festive/);
    },
  );

  it('SSR-05 GAME-07 of a search requests the results, or popular games for fewer than two letters', () => {
    expect(deferred(planFor('/', 'q=ti'))).toContain('api/v1/games/?culture=en-GB&q=ti&limit=24');
    expect(deferred(planFor('/', 'q=%20t%20'))).toEqual([
      'api/v1/games/?culture=en-GB&sort=popular&limit=12',
      'api/v1/feeds/jackpots/?culture=en-GB',
    ]);
  });

  it('GAME-07 SEO-07 gates a further page of search results, and returns notFound past the end', () => {
    const {
      gates: [further],
    } = planFor('/', 'q=ti&page=3');
    expect(further?.resource.key).toBe('api/v1/games/?culture=en-GB&q=ti&offset=48&limit=24');
    expect(further?.decide(found({ total: 49, items: [] }))).toBe('render');
    expect(further?.decide(found({ total: 48, items: [] }))).toBe('notFound');
    expect(further?.decide(failed)).toBe('render');
  });

  it.each([
    ['the last page', found({ total: pageSize + 1 }), 'render'],
    ['a page past the end', found({ total: pageSize }), 'notFound'],
    ['a failed request', failed, 'render'],
  ])('GAME-02 SEO-07 gates a further page of a category: %s results in %s', (_, result, decision) => {
    const [gate] = planFor('/slots/', 'page=2').gates;
    expect(gate?.resource.path).toContain(`offset=${pageSize}&`);
    expect(gate?.decide(result as Result<unknown>)).toBe(decision);
  });

  it.each([
    ['a game page', '/slots/x/', 'slots', '&gameSlug=x'],
    ['a game page with a banner of another section', '/slots/x/', 'home', ''],
  ])('BAN-02 for %s requests the banner image with the game if the section matches', (_, path, section, more) => {
    const banners = { items: [{ section, ctaLink: { href: '/y/' } }] };
    const { followUps = [] } = planFor(path);
    expect(followUps.flatMap(({ resources }) => resources(banners).map(({ key }) => key))).toEqual([
      `api/v1/banners/media?device=mobile&culture=en-GB&sectionCode=${section}&layer=foreground&ver=1${more}`,
    ]);
  });

  it.each(['/slots/', '/help/', '/terms/', '/casino-promotions/', '/blog/', '/payment-methods/', '/contact/'])(
    'BAN-01 BAN-06 of %s requests the image of its section, with the banner code if known',
    (path) => {
      const search = new URLSearchParams();
      const match = matchRoute(path, 'en-GB');
      const bt = { code: 'comet50', r: '7' };
      const plan = planOf(match, { culture: cultures['en-GB'], search, path, now, bt });
      const calls = deferred(plan).filter((key) => key.includes('banners/media'));
      expect(calls).toHaveLength(2);
      const { section } = match.route.banner!;
      for (const call of calls) {
        expect(call).toContain(`sectionCode=${section}&layer=background`);
        expect(call).toContain('bt=comet50&r=7');
      }
    },
  );

  it('SEC-02 requests HTML of a game only from the endpoint that is sanitized', () => {
    const html = planFor('/slots/x/').deferred.filter((resource) => resource.html);
    expect(html.map(({ path }) => path)).toEqual(['/v1/games/content/?culture=en-GB&gameSlug=x']);
  });
});
