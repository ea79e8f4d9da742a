import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { sanitiseResponse } from '../../../server/upstream/sanitise.ts';
import { heroImages, homeSlides } from '../../../shared/data/banners.ts';
import { blogHome, blogTags, postOf, postText } from '../../../shared/data/blog.ts';
import { parseCategoryQuery } from '../../../shared/data/category-query.ts';
import { contentPage, featureDetails, landingPage, promotionDetails, promotionList } from '../../../shared/data/cms.ts';
import { faq, paymentInfo, paymentOptions, simpleFeed, winners } from '../../../shared/data/feeds.ts';
import { fetchResource } from '../../../shared/data/fetch-resource.ts';
import { categoryGames } from '../../../shared/data/game-lists.ts';
import { gameDetails, gameTexts } from '../../../shared/data/game.ts';
import { gamesByGroup, gameSearch, jackpots } from '../../../shared/data/games.ts';
import type { Resource } from '../../../shared/data/resource.ts';
import { callApi } from '../contract/send-request.ts';

const culture = 'en-GB';
const resources: readonly Resource<unknown>[] = [
  gamesByGroup(culture, ['slots', 'bingo']),
  categoryGames(culture, ['slots'], parseCategoryQuery(new URLSearchParams())),
  gameSearch(culture, 'lantern'),
  gameDetails(culture, 'lantern-trench'),
  gameTexts(culture, 'lantern-trench'),
  jackpots(culture),
  heroImages({ culture, section: 'home', day: '2026-11-20' }).mobile,
  homeSlides(culture),
  promotionList(culture),
  promotionDetails(culture, 'welcome'),
  featureDetails(culture, 'daily-drops'),
  contentPage(culture, 'contact'),
  landingPage(culture, 'welcome'),
  simpleFeed(culture, 'privacy'),
  faq(culture),
  winners(culture),
  paymentOptions(culture),
  paymentInfo(culture, 'northcard'),
  blogHome(culture),
  blogTags(culture),
  postOf(culture, { tagSlug: 'how-games-work', postSlug: 'what-rtp-tells-you' }),
  postText(culture, 'what-rtp-tells-you'),
];

/** The valid response body of a resource. */
async function realResponse({ path }: Resource<unknown>): Promise<unknown> {
  const { pathname, searchParams } = new URL(path, 'http://services.test');
  const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const response = await callApi(pathname.slice(1), query);
  expect(response.status, path).toBe(200);
  return response.json();
}

/** Every property and list item in a value, as its holder and its name. */
function placesIn(value: unknown): { holder: Record<string, unknown>; name: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((name) => [{ holder, name }, ...placesIn(holder[name])]);
}

const nothing = Symbol('nothing');

/** The response body with a few of its values replaced or removed. */
function spoil(response: unknown, faults: readonly (readonly [place: number, instead: unknown])[]): string {
  const copy = { response: structuredClone(response) };
  for (const [place, instead] of faults) {
    const places = placesIn(copy);
    const found = places[place % places.length];
    if (!found) break;
    if (instead === nothing) delete found.holder[found.name];
    else found.holder[found.name] = structuredClone(instead);
  }
  return JSON.stringify(copy.response) ?? '';
}

async function outcomeOf(of: Resource<unknown>, body: string, status = 200, contentType = 'application/json') {
  const report = vi.fn();
  const send = async () => ({ status, contentType, text: async () => body });
  const result = await fetchResource(of, { origin: '', send, report });
  if (result.state === 'found') sanitiseResponse(result.data, '/en-IE');
  return { state: result.state, reports: report.mock.calls.length };
}

const anything = fc.oneof(
  fc.constant(nothing),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string(),
  fc.constant('javascript:x'),
);
// A fixed seed makes failures reproducible.
const runs = { seed: 2026, numRuns: 40 } as const;

describe('invalid responses', () => {
  it.each(resources.map((each) => [each.path, each] as const))(
    'API-02 %s with random values replaced never makes the client throw, and is reported once if it fails',
    async (_, of) => {
      const response = await realResponse(of);
      expect((await outcomeOf(of, JSON.stringify(response))).state).toBe('found');
      const faults = fc.array(fc.tuple(fc.nat({ max: 5_000 }), anything), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(faults, async (chosen) => {
          const { state, reports } = await outcomeOf(of, spoil(response, chosen));
          expect([state, reports]).toEqual(state === 'found' ? ['found', 0] : ['failed', 1]);
        }),
        runs,
      );
    },
  );

  it('API-02 any status, content type and body result in one of three states', async () => {
    const body = fc.oneof(fc.string(), fc.json({ maxDepth: 3 }));
    const type = fc.oneof(fc.constant('application/json'), fc.string());
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...resources),
        body,
        fc.integer({ min: 100, max: 599 }),
        type,
        async (...call) => {
          expect(['found', 'notFound', 'failed']).toContain((await outcomeOf(...call)).state);
        },
      ),
      { ...runs, numRuns: 400 },
    );
  });
});
