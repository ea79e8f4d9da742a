import { beforeEach, expect, it } from 'vitest';
import { applyHead } from '../../../../client/navigation/apply-head.ts';
import type { Head } from '../../../../shared/seo/head.ts';
import { headHtml } from '../../../../shared/seo/head-html.ts';

const site = { siteName: 'Site', lang: 'en-GB' };
const head = (over: Partial<Head> = {}): Head => ({
  title: 'Slots | Site',
  description: 'All slots',
  canonical: 'https://site.test/slots/',
  alternates: [{ hreflang: 'sv', href: 'https://sv.test/slots/' }],
  image: 'https://site.test/share.jpg',
  type: 'website',
  ...over,
});

const texts = () => [...document.head.children].map((element) => element.outerHTML).toSorted();

beforeEach(() => {
  document.head.innerHTML = `<meta charset="utf-8"><link rel="icon" href="/favicon.svg">${headHtml(head(), [{ a: 1 }], site)}`;
});

it('ROUTE-09 SEO-01 applies the same head as the server renders', () => {
  const next = head({ title: 'A & B', robots: 'noindex, follow', alternates: [] });
  const { canonical: _, ...lost } = next;
  applyHead(lost, site);
  const applied = texts();
  document.head.innerHTML = `<meta charset="utf-8"><link rel="icon" href="/favicon.svg">${headHtml(lost, [], site)}`;
  expect(applied).toEqual(texts());
  expect(document.title).toBe('A & B');
});

it('ROUTE-09 keeps elements that belong to the site, and adds no duplicates', () => {
  const before = texts().filter((text) => !text.includes('ld+json'));
  applyHead(head({ article: { publishedAt: '2026-02-03', updatedAt: '2026-02-03', tags: ['Tables'] } }), site);
  applyHead(head(), site);
  expect(texts()).toEqual(before);
});
