import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CultureCode, cultures } from '../../../locales/index.ts';
import { root } from '../../../scripts/run/root.ts';
import { matchRoute } from '../../../shared/routing/match.ts';
import { callApi } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

/** Codes of all pages or feeds that some culture has, by the names of their files. */
const codesIn = (folder: 'pages' | 'feeds') => {
  const paths = globSync(`${root}brands/*/content/*/${folder}/*.md`);
  return [...new Set(paths.map((path) => basename(path, '.md')))];
};
const pageCodes = codesIn('pages');
const feedCodes = codesIn('feeds');

/** Texts by editors in service responses: lists first, then each item. */
async function allResponses(culture: CultureCode): Promise<unknown[]> {
  // Content that a culture doesn't have is a 404 without a body.
  const fetchCall = async (call: string, query: Record<string, string | number> = {}): Promise<unknown> => {
    const response = await callApi(call, { culture, ...query });
    return response.status === 404 ? {} : response.json();
  };
  const whole = async (call: string) => {
    const { items = [] } = (await fetchCall(call, { limit: 100 })) as { items?: { slug: string }[] };
    return Promise.all(items.map(({ slug }) => fetchCall(call === 'v1/blog/' ? 'v1/blog/posts/' : call, { slug })));
  };
  const payments = (await fetchCall('v1/feeds/payment-options/')) as { slug: string }[];
  const responses = await Promise.all([
    ...['v1/cms/promotions/', 'v1/cms/features/', 'v1/blog/'].map(whole),
    ...['v1/cms/promotions-home/', 'v1/cms/features-home/', 'v1/feeds/faq'].map((call) => fetchCall(call)),
    ...pageCodes.map((code) => fetchCall('v1/cms/pages/', { code })),
    ...['welcome', 'slots-with-facts', 'new-here'].map((slug) => fetchCall('v1/cms/pages/', { slug })),
    ...feedCodes.map((feedCode) => fetchCall('v1/feeds/simple/', { feedCode })),
    ...['bonus', 'voucher', 'registration'].map((key) => fetchCall('v1/cms/terms/', { key })),
    ...payments.map(({ slug }) => fetchCall(`v1/feeds/payment-options/${slug}`)),
    ...['locations/home-page/', 'game-banners'].map((call) => fetchCall(`v1/banners/${call}`)),
    fetchCall('v1/banners/bt-texts/', { code: 'comet50' }),
  ]);
  return responses;
}

function textsIn(value: unknown, field = ''): { field: string; text: string }[] {
  if (typeof value === 'string') return [{ field, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => textsIn(item, Array.isArray(value) ? field : name));
}

const addresses = new Set(['href', 'ctaLink', 'termsPath']);
const names = new Set(['url', 'slug', 'id', 'gameSlug', 'tagSlug', 'code', 'key', 'section', 'groups', 'product']);

const currencySigns = { GBP: '£', EUR: '€' };

/** Texts for readers, without URLs and identifiers. */
const wordsIn = (value: unknown) =>
  textsIn(value)
    .filter(({ field, text }) => !names.has(field) && !/^[/#]/.test(text))
    .map(({ text }) => text.replaceAll(/<[^>]+>/g, ' '));

describe('editorial texts', () => {
  it.each(cultureCodes)(
    'API-03 ROUTE-08 %s: every link leads to a page of the culture, or to an external URL',
    async (culture) => {
      const texts = textsIn(await allResponses(culture));
      const links = texts.flatMap(({ field, text }) =>
        addresses.has(field) ? [text] : [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href),
      );
      expect(links.length).toBeGreaterThan(50);
      for (const href of links) {
        if (!href.startsWith('/')) expect(href).toMatch(/^(https:\/\/|mailto:|tel:\+?\d|#[a-z])/);
        else expect(matchRoute(href, culture).key, href).not.toBe('page404');
      }
    },
  );

  it.each(cultureCodes)('I18N-01 %s: no placeholder and no Markdown remains in a text', async (culture) => {
    for (const { text } of textsIn(await allResponses(culture))) expect(text).not.toMatch(/\{\{|\]\(|@\[|\*\*/);
  });

  it.each(cultureCodes)('I18N-04 PAGE-02 %s: amounts are in the currency of the culture', async (culture) => {
    const { currency } = cultures[culture];
    const others = Object.entries(currencySigns).flatMap(([code, sign]) => (code === currency ? [] : sign));
    for (const text of wordsIn(await allResponses(culture)))
      for (const sign of others) expect(text).not.toContain(sign);
  });

  it('COMP-03 de-DE: no text has the word casino, which the law reserves for casinos', async () => {
    for (const text of wordsIn(await allResponses('de-DE'))) expect(text).not.toMatch(/casino/i);
  });

  it('COMP-03 sv: no text offers a bonus', async () => {
    for (const text of wordsIn(await allResponses('sv'))) expect(text).not.toMatch(/bonuskod|free ?spins|gratissnurr/i);
  });
});
