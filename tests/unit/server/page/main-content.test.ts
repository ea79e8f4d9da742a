import { describe, expect, it } from 'vitest';
import { pages as pageEntries } from '../../../../client/pages/pages.ts';
import type { HeaderMap } from '../../../../server/http/header-values.ts';
import { failed, notFound, type Resource, type Result } from '../../../../shared/data/resource.ts';
import type { Responses } from '../support/fake-upstream.ts';
import { recordingResponse } from '../support/recording-response.ts';
import { testBrand } from '../support/test-config.ts';
import { testSite } from '../support/test-site.tsx';

/** The status of each page when all services fail, and when all of them respond with not found. */
const statuses: readonly [url: string, failing: number, missing: number, brand?: string][] = [
  ['/', 200, 200],
  ['/?q=lantern', 503, 503],
  ['/?q=lantern&page=2', 503, 503],
  ['/?q=l', 200, 200],
  ['/slots/', 503, 503],
  ['/slots/?page=2', 503, 503],
  ['/slots/x/', 503, 404],
  ['/casino-promotions/', 503, 503],
  ['/casino-promotions/x/', 503, 404],
  ['/casino-features/', 503, 503],
  ['/casino-features/x/', 503, 404],
  ['/blog/', 503, 503],
  ['/blog/?page=2', 503, 503],
  ['/blog/search/', 503, 503],
  ['/blog/search/?q=rtp', 503, 503],
  ['/blog/x/', 503, 503],
  ['/blog/x/y/', 503, 404],
  ['/help/', 503, 503],
  ['/winners/', 503, 503],
  ['/payment-methods/', 503, 503],
  ['/payment-methods/x/', 503, 404],
  ['/privacy/', 503, 404],
  ['/responsible-gaming/', 503, 404],
  ['/self-assessment-test/', 503, 404],
  ['/contact/', 503, 404],
  ['/lp/x/', 503, 404],
  ['/pay-n-play/', 503, 404, 'sv'],
  ['/impressum/', 200, 200, 'de'],
  ['/bingo-card-generator/', 200, 200],
  ['/restricted/us/', 200, 200],
  ['/registration-complete/', 200, 200],
  ['/bt/', 200, 200],
];

const visitor = (wantsComplete = false) => ({
  requestId: 'r',
  signal: new AbortController().signal,
  wantsComplete,
});

interface Sent {
  status: number;
  headers: HeaderMap;
}

/** Status and headers that a crawler, a visitor and a HEAD request get. */
async function sentFor(url: string, responses: Responses, brand?: string): Promise<Sent[]> {
  const { pages, target } = testSite(responses);
  const requested = target(url, testBrand(brand));
  const sent = await Promise.all([
    pages.get(requested, visitor(true)),
    pages.get(requested, visitor()),
    pages.head(requested, visitor(true)),
    pages.head(requested, visitor()),
  ]);
  return sent.map((outcome) => {
    if (outcome.kind === 'page') return outcome.page;
    if (outcome.kind === 'head') return outcome;
    throw new Error(`[test] ${url} is a ${outcome.kind}.`);
  });
}

const expectStatus = (sent: readonly Sent[], status: number) => {
  expect(sent.map((each) => each.status)).toEqual(sent.map(() => status));
  if (status === 503)
    for (const { headers } of sent)
      expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'retry-after': '5' });
};

describe('a page without its main content', () => {
  it('SEO-08 is tested for every type of page', () => {
    const { target } = testSite(() => failed);
    const tested = new Set<string>(
      statuses.map(([url, , , brand]) => target(url, testBrand(brand)).match.route.contentType),
    );
    const missing = Object.keys(pageEntries).filter((type) => type !== 'error' && !tested.has(type));
    expect(missing).toEqual([]);
  });

  it.each(statuses)(
    'SEO-08 SEO-07 %s gets %i when services fail, synchronously or asynchronously',
    async (url, failing, _, brand) => {
      expectStatus(await sentFor(url, () => failed, brand), failing);
      expectStatus(await sentFor(url, async () => failed, brand), failing);
    },
  );

  it.each(statuses)(
    'SEO-08 SEO-07 %s, which gets %i when services fail, gets %i when they do not have the content',
    async (url, _, missing, brand) => {
      expectStatus(await sentFor(url, async () => notFound, brand), missing);
    },
  );

  it.each([
    ['/privacy/', { version: '1', title: 'Privacy', body: ' ' }],
    ['/self-assessment-test/', { version: '1', title: 'Test', body: '<p> </p>' }],
    ['/contact/', { title: 'Contact', blocks: [] }],
    ['/contact/', { title: 'Contact', blocks: [{ type: 'html', html: '<p></p>' }] }],
    ['/lp/welcome/', { title: 'Welcome', blocks: [] }],
  ])('SEO-08 gets 404 when its text is empty: %s %j', async (url, data) => {
    const text: Result<unknown> = { state: 'found', data };
    const responses: Responses = ({ key }) => (/feeds\/simple|cms\/pages/.test(key) ? text : failed);
    expectStatus(await sentFor(url, responses), 404);
  });

  it('SEO-08 is dropped from the cache when its text no longer exists', async () => {
    let text: Result<unknown> = { state: 'found', data: { version: '1', title: 'Privacy', body: '<p>Words</p>' } };
    const { pages, target, cache } = testSite(({ key }) => (key.includes('feeds/simple') ? text : notFound));
    const requested = target('/privacy/');
    await pages.get(requested, visitor());
    const old = cache.get(requested.cacheKey!)!;
    text = notFound;
    await pages.refresh(requested, old, 'r');
    expect(cache.get(requested.cacheKey!)).toBeUndefined();
  });

  const games = { state: 'found', data: { items: [], total: 0 } } as const;
  const isList = ({ key }: Resource<unknown>) => key.startsWith('api/v1/games/?');
  const hasty = { DATA_WAIT_MS: '1', RENDER_DEADLINE_MS: '100' };

  it('SEO-08 starts its stream with 503 when the main content has failed and other data is late', async () => {
    const never = new Promise<never>(() => undefined);
    const { pages, target } = testSite((resource) => (isList(resource) ? failed : never), { environment: hasty });
    const { response, state } = recordingResponse();
    const outcome = await pages.get(target('/slots/'), visitor());
    expect(outcome.kind).toBe('stream');
    if (outcome.kind === 'stream') await outcome.send(response);
    expect(state).toMatchObject({ status: 503, headers: { 'cache-control': 'private, no-store', 'retry-after': '5' } });
  });

  it('SEO-08 completes a stream that started before the main content failed, and gets 503 for a crawler', async () => {
    const never = new Promise<never>(() => undefined);
    const { pages, target } = testSite(() => never, { environment: hasty });
    const { response, state } = recordingResponse();
    const outcome = await pages.get(target('/slots/'), visitor());
    if (outcome.kind === 'stream') await outcome.send(response);
    expect(state).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-store' } });
    const crawler = await Promise.all([
      pages.get(target('/slots/'), visitor(true)),
      pages.head(target('/slots/'), visitor(true)),
    ]);
    expect(crawler).toMatchObject([{ page: { status: 503 } }, { status: 503 }]);
  });

  it('SEO-08 API-05 is complete with the last good response when the service is late', async () => {
    const never = new Promise<never>(() => undefined);
    const { pages, target } = testSite((resource) => (isList(resource) ? never : games), {
      environment: hasty,
      lastGood: (resource) => (isList(resource) ? games : undefined),
    });
    expect(await pages.get(target('/slots/'), visitor(true))).toMatchObject({ page: { status: 200 } });
    expect(await pages.head(target('/slots/'), visitor(true))).toMatchObject({ status: 200 });
  });
});
