import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/promotions/promotions-page.tsx';
import { promotionCard } from '../support/content.ts';
import { responses } from '../support/games.ts';
import { hrefOf, markupOf, textsOf } from '../support/markup.tsx';

const ended = promotionCard('gone', { status: 'expired', end: '2025-11-25', audience: 'all' });
const groups = [
  { code: 'new', title: 'Newcomers', items: [promotionCard('welcome'), promotionCard('spins')] },
  { code: 'mixed', title: 'Mixed', items: [ended, promotionCard('weekly', { audience: 'existing' })] },
  { code: 'over', title: 'All over', items: [promotionCard('long-gone', { status: 'expired' })] },
];
const home = { title: 'Promotions', seo: { title: '', description: '' }, introHtml: '<p>An <b>intro</b>.</p>', groups };

const page = (data: object = home, culture: 'en-GB' | 'en-IE' = 'en-GB') =>
  markupOf(<Page />, { url: '/casino-promotions/', culture, seed: responses({ 'cms/promotions-home/': data }) });

const cardOf = (root: HTMLElement, id: string) =>
  [...root.querySelectorAll('article')].find((card) => card.textContent.includes(`Title of ${id}`))!;

describe('promotions page', () => {
  it('PAGE-02 lists current offers by group, followed by ended offers', () => {
    const markup = page();
    expect(textsOf(markup, 'h1, h2')).toEqual(['Promotions', 'Newcomers', 'Mixed', 'Ended promotions']);
    expect(textsOf(markup, 'h3')).toEqual(
      ['welcome', 'spins', 'weekly', 'gone', 'long-gone'].map((id) => `Title of ${id}`),
    );
    expect(markup.textContent).toContain('An intro.');
    expect(markup.textContent).not.toContain('Draft');
  });

  it('PAGE-02 has no section of ended offers when there are none', () => {
    expect(textsOf(page({ ...home, groups: [groups[0]] }), 'h2')).toEqual(['Newcomers']);
  });

  it('PAGE-02 shows on a card the benefit, the period, the bonus code and the eligible players', () => {
    const card = cardOf(page(), 'welcome');
    expect(textsOf(card, 'dt')).toEqual(['You get', 'When', 'Bonus code', 'Open to']);
    expect(textsOf(card, 'dd')).toEqual(['Get of welcome', 'When of welcome', 'CODE-WELCOME', 'Who of welcome']);
    expect(hrefOf(card, 'Title of welcome')).toBe('/casino-promotions/welcome/');
  });

  it('PAGE-02 strikes through the code of an ended offer', () => {
    const marksIn = (id: string) => [...cardOf(page(), id).querySelectorAll('dd > *')].map((mark) => mark.localName);
    expect([marksIn('gone'), marksIn('welcome')]).toEqual([['s'], ['code']]);
  });

  it('COMP-02 shows the significant terms, the age and a link to all terms beside every claim', () => {
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

  it('PAGE-02 has no claim link for ended and scheduled offers, and shows their dates', () => {
    const later = promotionCard('later', { status: 'scheduled', start: '2026-12-01' });
    const markup = page({ ...home, groups: [{ code: 'a', title: 'A', items: [later, ended] }] });
    expect(markup.textContent).not.toContain('Claim ');
    expect(cardOf(markup, 'later').textContent).toContain('Starts on 1 December 2026');
    expect(cardOf(markup, 'gone').textContent).toContain('Ended on 25 November 2025');
  });

  it('ROUTE-04 links to pages of its own culture', () => {
    const card = cardOf(page(home, 'en-IE'), 'welcome');
    expect(hrefOf(card, 'Title of welcome')).toBe('/en-IE/casino-promotions/welcome/');
    expect(hrefOf(card, 'Full terms')).toBe('/en-IE/casino-promotions/welcome/#full-terms');
  });
});
