import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from '../../../../shared/seo/escape.ts';
import type { Head } from '../../../../shared/seo/head.ts';
import { headElements, headHtml } from '../../../../shared/seo/head-html.ts';

const head: Head = {
  title: 'Slots | Site',
  description: 'All slots',
  canonical: 'https://en.test/slots/',
  alternates: [{ hreflang: 'sv', href: 'https://sv.test/slots/' }],
  image: 'https://en.test/share.jpg',
  type: 'website',
};
const site = { siteName: 'Site', lang: 'en-GB' };
const evil = `</title></script><script>alert("1")</script><!--' & \u2028`;

describe('head HTML', () => {
  it.each([
    '<title>Slots | Site</title>',
    '<meta name="description" content="All slots">',
    '<link rel="canonical" href="https://en.test/slots/">',
    '<link rel="alternate" hreflang="sv" href="https://sv.test/slots/">',
    '<meta property="og:url" content="https://en.test/slots/">',
    '<meta property="og:title" content="Slots | Site">',
    '<meta property="og:image" content="https://en.test/share.jpg">',
    '<meta property="og:locale" content="en_GB">',
    '<meta property="og:site_name" content="Site">',
    '<meta name="twitter:card" content="summary_large_image">',
  ])('SEO-01 contains %s', (tag) => expect(headHtml(head, [], site)).toContain(tag));

  it('SEO-01 PAGE-04 contains the dates and tags of an article', () => {
    const article = { publishedAt: '2026-02-03', updatedAt: '2026-05-06', section: 'Tables', tags: ['A', 'B'] };
    const html = headHtml({ ...head, type: 'article', article }, [], site);
    for (const [name, content] of [
      ['og:type', 'article'],
      ['article:published_time', '2026-02-03'],
      ['article:modified_time', '2026-05-06'],
      ['article:section', 'Tables'],
      ['article:tag', 'A'],
      ['article:tag', 'B'],
    ]) {
      expect(html).toContain(`<meta property="${name}" content="${content}">`);
    }
    expect(headHtml(head, [], site)).not.toContain('article:');
  });

  it('SEO-01 SEO-04 omits elements that a page does not have', () => {
    const { canonical: _, ...lost } = head;
    const html = headHtml({ ...lost, robots: 'noindex, follow', alternates: [] }, [], site);
    expect(html).toContain('<meta name="robots" content="noindex, follow">');
    expect(html).not.toMatch(/canonical|og:url|alternate/);
    expect(headHtml(head, [], site)).not.toContain('robots');
  });

  it('SEC-02 escapes texts so that they cannot close an element', () => {
    const html = headHtml({ ...head, title: evil, description: evil, canonical: evil }, [{ name: evil }], site);
    expect(html.match(/<script|<\/script>/g)).toEqual(['<script', '</script>']);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(html).not.toContain('alert("1")');
  });

  it('SEC-02 escapes structured data without changing its value', () => {
    const [, json = ''] = />({.*})</s.exec(headHtml(head, [{ name: evil }], site)) ?? [];
    expect(JSON.parse(json)).toEqual({ name: evil });
    expect(escapeJson(evil)).not.toMatch(/[<\u2028\u2029]/);
  });

  it('SEC-02 escapes all five special characters', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });

  it('ROUTE-09 has the same elements as the browser sets, without duplicates', () => {
    const tags = headElements(head, site).map(({ tag, attributes }) => `${tag} ${Object.values(attributes).join(' ')}`);
    expect(tags).toContain('link canonical https://en.test/slots/');
    expect(new Set(tags).size).toBe(tags.length);
  });
});
