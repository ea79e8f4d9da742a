import { describe, expect, it } from 'vitest';
import { Page as CompliancePage } from '../../../../client/pages/compliance/compliance-page.tsx';
import { Page as FeedPage } from '../../../../client/pages/feed/feed-page.tsx';
import { brands } from '../../../../brands/index.ts';
import { responses } from '../support/games.ts';
import { markupOf, textsOf } from '../support/markup.tsx';

const chapters = (count: number) =>
  Array.from({ length: count }, (_, index) => `<h2 id="text-${index}">Part <b>${index}</b> &amp; more</h2><p>x</p>`);

const feed = (count: number, more: object = {}) =>
  markupOf(<FeedPage />, {
    url: '/terms/',
    seed: responses({
      'feeds/simple/': { version: '3.2', title: 'General terms', body: chapters(count).join(''), ...more },
    }),
  });

describe('legal text page', () => {
  it('PAGE-01 shows its title and its text', () => {
    const markup = feed(2);
    expect(textsOf(markup, 'h1')).toEqual(['General terms']);
    expect(textsOf(markup, 'h2:not([id^=aside])')).toEqual(['Part 0 & more', 'Part 1 & more']);
  });

  it('PAGE-01 shows its version, and the day from which it is in force where the service names it', () => {
    expect(textsOf(feed(2, { effectiveFrom: '2026-07-01' }), 'p')).toContain('Version 3.2, in force from 1 July 2026');
    expect(textsOf(feed(2), 'p')).toContain('Version 3.2');
  });

  it('PAGE-01 shows a table of contents with links to its headings for a long text', () => {
    expect(feed(3).querySelector('nav[aria-label]')).toBeNull();
    const markup = feed(4);
    expect(textsOf(markup, 'nav[aria-label] a')).toEqual([0, 1, 2, 3].map((part) => `Part ${part} & more`));
    for (const anchor of markup.querySelectorAll('nav[aria-label] a')) {
      expect(markup.querySelector(anchor.getAttribute('href')!)?.textContent).toBe(anchor.textContent);
    }
  });
});

describe('compliance page', () => {
  const requested: string[] = [];
  const page = (url: string, culture: 'es' | 'de-DE') =>
    markupOf(<CompliancePage />, {
      url,
      culture,
      seed({ key }) {
        requested.push(key);
        return undefined;
      },
    });
  const factsOf = (culture: 'es' | 'de-DE') =>
    brands.find(({ compliance }) => compliance[culture])!.compliance[culture]!;

  it.each([
    ['/impressum/', 'de-DE', 'impressum'],
    ['/juego-autorizado/', 'es', 'authorised_gaming'],
  ] as const)(
    'PAGE-01 %s has its own type and states the licence holder without a request for text',
    (url, culture, type) => {
      const markup = page(url, culture);
      const { licence, company, gameLicences = [], helplines } = factsOf(culture);
      const statement = markup.querySelector(`[data-type="${type}"]`)!;
      const facts = [licence.holder, company!.address, company!.register, licence.regulator];
      const numbers = gameLicences.length > 0 ? gameLicences.map(({ number }) => number) : [licence.number];
      for (const fact of [...facts, ...numbers]) expect(statement.textContent).toContain(fact);
      expect(markup.querySelector('aside')?.textContent).toContain(helplines[0].name);
      expect(statement.querySelector(`a[href="${licence.registerUrl}"]`)).not.toBeNull();
      expect(requested.filter((key) => !key.includes('banners/media'))).toEqual([]);
    },
  );

  it('PAGE-01 shows an email and a phone link', () => {
    const markup = page('/impressum/', 'de-DE');
    expect(markup.querySelector('a[href^="mailto:"]')).not.toBeNull();
    expect(markup.querySelector('[data-type] a[href^="tel:"]')?.getAttribute('href')).toMatch(/^tel:\d+$/);
  });
});
