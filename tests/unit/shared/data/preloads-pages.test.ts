import { describe, expect, it } from 'vitest';
import { type CultureCode, cultures } from '../../../../locales/index.ts';
import { resourcesAfter } from '../../../../shared/data/preloads/plan.ts';
import { planOf } from '../../../../shared/data/preloads/preloads.ts';
import { matchRoute } from '../../../../shared/routing/match.ts';

const planFor = (path: string, query = '', code: CultureCode = 'en-GB') =>
  planOf(matchRoute(path, code), { culture: cultures[code], search: new URLSearchParams(query), path });

describe('preload plan of help and payment pages', () => {
  it('PAGE-05 requests the payment methods, and then the details of each', () => {
    const plan = planFor('/payment-methods/');
    const [options] = plan.deferred;
    expect(options?.path).toBe('/v1/feeds/payment-options/?culture=en-GB');
    const data = [
      { slug: 'a b', has_info: true },
      { slug: 'cash', has_info: false },
    ];
    expect(resourcesAfter(plan, options!, { state: 'found', data }).map(({ path }) => path)).toEqual([
      '/v1/feeds/payment-options/a%20b?culture=en-GB',
    ]);
    expect(resourcesAfter(plan, options!, { state: 'failed' })).toEqual([]);
  });

  it('SEO-07 SEO-01 gates a payment method, and describes the page by the head of its content', () => {
    const [gate] = planFor('/payment-methods/northcard/').gates;
    expect(gate?.decide({ state: 'notFound' })).toBe('notFound');
    const info = { name: 'Northcard', title: 'Pay by Northcard', body: '<p>Pay.</p>' };
    const seo = { title: 'Northcard: fees and limits', description: 'What a payment costs.' };
    expect(gate?.describe?.({ ...info, seo })).toMatchObject({ name: 'Northcard', ...seo });
    expect(gate?.describe?.(info)).toMatchObject({ name: 'Northcard', title: 'Pay by Northcard' });
  });
});

describe('decision by the URL alone', () => {
  it.each([
    ['us', undefined],
    ['gb', undefined],
    ['xx', 'notFound'],
    ['usa', 'notFound'],
    ['uk', 'notFound'],
  ])('SEO-07 PAGE-05 for the country %s', (country, decision) => {
    const plan = planFor(`/restricted/${country}/`);
    expect(plan.decision).toBe(decision);
    // The text, and the banner images for both screen sizes.
    expect(plan.deferred.length).toBe(decision ? 0 : 3);
  });
});
