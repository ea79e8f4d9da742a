import { describe, expect, it } from 'vitest';
import { Page as MethodPage } from '../../../../client/pages/payments/payment-method-page.tsx';
import { Page as MethodsPage } from '../../../../client/pages/payments/payment-methods-page.tsx';
import type { Resource, Result } from '../../../../shared/data/resource.ts';
import { found } from '../support/games.ts';
import { renderSite, serverHtml } from '../support/render-site.tsx';

const option = (slug: string, name: string, more: object = {}) => ({
  key: slug,
  name,
  slug,
  has_info: true,
  light_img_url: `${slug}-light`,
  dark_img_url: `${slug}-dark`,
  ...more,
});
const options = [
  option('northcard', 'Northcard'),
  option('bankline', 'Bankline'),
  option('cash', 'Cash', { has_info: false }),
];
const northcard = {
  key: 'northcard',
  name: 'Northcard',
  title: 'Pay with Northcard',
  body: '<p>How it works.</p>',
  min: { amount: 1000, currency: 'GBP' },
  max: { amount: 500_050, currency: 'GBP' },
  depositTime: 'At once',
  fees: 'None',
};

const seed = ({ path }: Resource<unknown>): Result<unknown> => {
  if (path.startsWith('/v1/feeds/payment-options/?')) return found(options);
  return path.startsWith('/v1/feeds/payment-options/northcard') ? found(northcard) : { state: 'failed' };
};

const rowOf = (container: HTMLElement, name: string) =>
  [...container.querySelectorAll('main li, li')].find((row) => row.querySelector('h2')?.textContent === name)!;
const factsOf = (row: Element) =>
  [...row.querySelectorAll<HTMLElement>('dl > div')]
    .filter(({ hidden }) => !hidden)
    .map((fact) => [fact.querySelector('dt')?.textContent, fact.querySelector('dd')?.textContent]);

describe('payment methods', () => {
  it('PAGE-05 are listed with their facts, formatted for the culture', async () => {
    const { container } = await renderSite(<MethodsPage />, { url: '/payment-methods/', seed });
    const row = rowOf(container, 'Northcard');
    expect(factsOf(row)).toEqual([
      ['Deposit from', '£10'],
      ['Deposit up to', '£5,000.50'],
      ['Deposit time', 'At once'],
      ['Fees', 'None'],
    ]);
    expect(row.querySelector('a')?.getAttribute('href')).toBe('/payment-methods/northcard/');
  });

  it('PAGE-05 API-04 are listed without facts when their request failed, and without a link if they have no page', async () => {
    const { container } = await renderSite(<MethodsPage />, { url: '/payment-methods/', seed });
    expect(rowOf(container, 'Bankline').querySelector('dl')).toBeNull();
    expect(rowOf(container, 'Bankline').querySelector('a')).not.toBeNull();
    expect(rowOf(container, 'Cash').querySelector('a, dl')).toBeNull();
  });

  it.each([
    ['en-GB', ['northcard-dark']],
    ['de-DE', ['northcard-light', 'northcard-dark']],
  ] as const)('PAGE-05 show the logo variant for the background in %s', (culture, marks) => {
    const html = serverHtml(<MethodsPage />, { url: '/payment-methods/', seed, culture });
    const [picture = ''] = /<picture.*?<\/picture>/.exec(html) ?? [];
    const drawn = [...picture.matchAll(/<source[^>]*srcSet="\/images\/([\w-]+)/gi)].map(([, name]) => name);
    expect(drawn).toEqual(marks);
    if (culture === 'de-DE') expect(picture).toContain('media="(prefers-color-scheme: light)"');
  });
});

describe('payment method page', () => {
  const url = '/payment-methods/northcard/';

  it('PAGE-05 shows its facts, its text and the other methods', () => {
    const html = serverHtml(<MethodPage />, { url, seed });
    expect(html).toContain('<h1>Pay with Northcard</h1>');
    expect(html).toContain('<p>How it works.</p>');
    expect(html).toContain('£5,000.50');
    expect(html).toContain('href="/payment-methods/bankline/"');
    expect(html).not.toContain('href="/payment-methods/northcard/"');
    expect(html).not.toContain('href="/payment-methods/cash/"');
  });

  it('API-04 renders without the list of other methods', () => {
    const alone = (resource: Resource<unknown>) => (resource.path.includes('northcard') ? seed(resource) : undefined);
    const html = serverHtml(<MethodPage />, { url, seed: (resource) => alone(resource) ?? { state: 'failed' } });
    expect(html).toContain('<h1>Pay with Northcard</h1>');
    expect(html).not.toContain('Other methods');
  });
});
