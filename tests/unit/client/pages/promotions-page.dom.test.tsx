import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/promotions/promotions-page.tsx';
import { promotionCard } from '../support/content.ts';
import { answers } from '../support/games.ts';
import { hrefOf, markupOf, textsOf } from '../support/markup.tsx';

const ended = promotionCard('gone', { status: 'expired', end: '2025-11-25', audience: 'all' });
const groups = [
  { code: 'new', title: 'Newcomers', items: [promotionCard('welcome'), promotionCard('spins')] },
  { code: 'mixed', title: 'Mixed', items: [ended, promotionCard('weekly', { audience: 'existing' })] },
  { code: 'over', title: 'All over', items: [promotionCard('long-gone', { status: 'expired' })] },
];
const home = { title: 'Promotions', seo: { title: '', description: '' }, introHtml: '<p>An <b>intro</b>.</p>', groups };

const page = (data: object | null = home, url = '/casino-promotions/', culture: 'en-GB' | 'en-IE' = 'en-GB') =>
  markupOf(<Page />, { url, culture, seed: answers(data ? { 'cms/promotions-home/': data } : {}) });

const cardOf = (root: HTMLElement, id: string) =>
  [...root.querySelectorAll('article')].find((card) => card.textContent.includes(`Title of ${id}`))!;

describe('promotions page', () => {
  it('PAGE-02 shows what can be claimed by group, and behind it what has ended', () => {
    const markup = page();
    expect(textsOf(markup, 'h1, h2')).toEqual(['Promotions', 'Newcomers', 'Mixed', 'Ended promotions']);
    expect(textsOf(markup, 'h3')).toEqual(
      ['welcome', 'spins', 'weekly', 'gone', 'long-gone'].map((id) => `Title of ${id}`),
    );
    expect(markup.textContent).toContain('An intro.');
  });

  it('PAGE-02 has no group of ended offers when there are none', () => {
    expect(textsOf(page({ ...home, groups: [groups[0]] }), 'h2')).toEqual(['Newcomers']);
  });

  it('PAGE-02 says so when nothing runs at all', () => {
    expect(page({ ...home, groups: [] }).textContent).toContain('There are no promotions at the moment.');
  });

  it('PAGE-02 says on a card what a player gets, when, by which code and who may', () => {
    const card = cardOf(page(), 'welcome');
    expect(textsOf(card, 'dt')).toEqual(['You get', 'When', 'Bonus code', 'Open to']);
    expect(textsOf(card, 'dd')).toEqual(['Get of welcome', 'When of welcome', 'CODE-WELCOME', 'Who of welcome']);
    expect(hrefOf(card, 'Title of welcome')).toBe('/casino-promotions/welcome/');
  });

  it('PAGE-02 strikes out the code of an offer that has ended', () => {
    const marksIn = (id: string) => [...cardOf(page(), id).querySelectorAll('dd > *')].map((mark) => mark.localName);
    expect([marksIn('gone'), marksIn('welcome')]).toEqual([['s'], ['code']]);
  });

  it('COMP-02 has the significant terms in full, the age and the way to all terms beside every claim', () => {
    const markup = page();
    const claims = [...markup.querySelectorAll('a')].filter(({ textContent }) => textContent.startsWith('Claim '));
    expect(claims).toHaveLength(3);
    for (const claim of claims) {
      const card = claim.closest('article')!;
      const id = claim.textContent.slice('Claim '.length);
      expect(card.textContent).toContain(`18+. Significant terms of ${id}.`);
      expect(hrefOf(card, 'Full terms')).toBe(`/casino-promotions/${id}/#full-terms`);
    }
  });

  it('PAGE-02 lets nobody claim what has ended or has not begun, and says when', () => {
    const later = promotionCard('later', { status: 'scheduled', start: '2026-12-01' });
    const markup = page({ ...home, groups: [{ code: 'a', title: 'A', items: [later, ended] }] });
    expect(markup.textContent).not.toContain('Claim ');
    expect(cardOf(markup, 'later').textContent).toContain('Starts on 1 December 2026');
    expect(cardOf(markup, 'gone').textContent).toContain('Ended on 25 November 2025');
  });

  it('ROUTE-04 leads to pages of its own culture', () => {
    const card = cardOf(page(home, '/casino-promotions/', 'en-IE'), 'welcome');
    expect(hrefOf(card, 'Title of welcome')).toBe('/en-IE/casino-promotions/welcome/');
    expect(hrefOf(card, 'Full terms')).toBe('/en-IE/casino-promotions/welcome/#full-terms');
  });

  it('SEO-07 keeps its heading and ways on when the service is down', () => {
    const markup = page(null);
    expect(textsOf(markup, 'h1')).toEqual(['Promotions']);
    expect(hrefOf(markup, 'FAQ')).toBe('/help/');
  });

  it('PAGE-10 shows a draft by its id, and says that it is one', () => {
    const draft = { ...home, title: 'December', draft: true };
    const markup = markupOf(<Page />, {
      url: '/preview/promotions/home/dec/',
      seed: answers({ 'cms/promotions-home/preview/?culture=en-GB&id=dec': draft }),
    });
    expect(textsOf(markup, 'h1')).toEqual(['December']);
    expect(markup.textContent).toContain('Draft: not published yet');
    expect(page().textContent).not.toContain('Draft');
  });
});
