import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/promotions/promotion-page.tsx';
import { termRows } from '../../../../client/pages/promotions/term-rows.ts';
import type { Claim, Promotion } from '../../../../shared/contract/cms.ts';
import type { WrittenPromotion } from '../../../../shared/contract/written.ts';
import { promotion, promotionCard } from '../support/content.ts';
import { responses } from '../support/games.ts';
import { hrefOf, markupOf, textsOf } from '../support/markup.tsx';
import { intlOf } from '../support/render-site.tsx';

const list = ['over', 'welcome', 'one', 'two', 'three'].map((id) =>
  promotionCard(id, { status: id === 'over' ? 'expired' : 'active' }),
);

function page(more: Partial<Promotion> = {}) {
  const seed = responses({
    'cms/promotions/?culture=en-GB&slug=welcome': promotion('welcome', more),
    'cms/promotions/?culture=en-GB': { items: list, total: list.length },
  });
  return markupOf(<Page />, { url: '/casino-promotions/welcome/', seed });
}

const claim = (target: Claim['target'], href?: string): Claim => ({
  label: 'Claim it',
  target,
  ...(href !== undefined && { href }),
});

describe('promotion page', () => {
  it('PAGE-02 shows the offer, its description and its full terms', () => {
    const markup = page();
    expect(textsOf(markup, 'h1')).toEqual(['Title of welcome']);
    for (const part of ['Body of welcome', 'Get of welcome', 'CODE-WELCOME', 'Last changed on 3 November 2026']) {
      expect(markup.textContent).toContain(part);
    }
    expect(markup.querySelector('section:has(#full-terms)')?.textContent).toContain('Full terms of welcome');
  });

  it.each<[Claim, string]>([
    [claim('register'), 'https://platform.test/join?culture=en-GB'],
    [claim('login'), 'https://platform.test/login?culture=en-GB'],
    [claim('platform'), 'https://platform.test/?culture=en-GB'],
    [claim('external', 'https://campaign.example/'), 'https://campaign.example/'],
    [claim('external', '#voucher'), '#voucher'],
  ])('PAGE-02 links its claim button to the target of the claim: %j', (own, href) => {
    expect(hrefOf(page({ claim: own }), 'Claim it')).toBe(href);
  });

  it('PAGE-12 renders no claim link with an unsafe URL', () => {
    expect(page({ claim: claim('external', 'javascript:alert(1)') }).textContent).not.toContain('Claim it');
  });

  it('PAGE-12 opens an external campaign site in a new tab with noopener', () => {
    const anchor = page({ claim: claim('external', 'https://campaign.example/') }).querySelector('[href*=campaign]');
    expect([anchor?.getAttribute('target'), anchor?.getAttribute('rel')]).toEqual(['_blank', 'noopener']);
  });

  it('COMP-02 shows the significant terms beside the claim, and links to the full terms', () => {
    const words = page().querySelector('h1')!.parentElement!;
    expect(hrefOf(words, 'Claim welcome')).toBeDefined();
    expect(words.textContent).toContain('18+. Significant terms of welcome.');
    expect(hrefOf(words, 'Full terms')).toBe('#full-terms');
  });

  it('PAGE-02 shows that an offer has ended, links to current promotions, and has no claim link', () => {
    const markup = page({ status: 'expired', end: '2025-08-31' });
    expect(markup.textContent).toContain('This promotion has ended.');
    expect(markup.textContent).toContain('Ended on 31 August 2025');
    expect(hrefOf(markup, 'See current promotions')).toBe('/casino-promotions/');
    expect(hrefOf(markup, 'Claim welcome')).toBeUndefined();
  });

  it('PAGE-02 still links to the external site of a campaign that has ended', () => {
    const own = claim('external', 'https://rooftopchase.example/');
    expect(hrefOf(page({ status: 'expired', claim: own }), 'Claim it')).toBe('https://rooftopchase.example/');
  });

  it('PAGE-02 has no claim link before the offer starts', () => {
    const markup = page({ status: 'scheduled' });
    expect(hrefOf(markup, 'Claim welcome')).toBeUndefined();
    expect(markup.textContent).toContain('Starts on 1 March 2026');
    expect(markup.textContent).not.toContain('has ended');
  });

  it('PAGE-02 COMP-02 lists other active offers with their terms, excluding itself', () => {
    const others = page().querySelector('section:has(#others)')!;
    expect(textsOf(others, 'h3')).toEqual(['Title of one', 'Title of two']);
    expect(others.textContent).toContain('Significant terms of two.');
  });

  it('COMP-02 shows the claim link to guests only when claiming starts with registration', () => {
    const classOf = (own: Promotion['claim']) =>
      [...page({ claim: own }).querySelectorAll('a')].find(({ textContent }) => textContent === 'Claim it')?.className;
    expect(classOf(claim('register'))).toContain('for-guests');
    expect(classOf(claim('login'))).not.toContain('for-guests');
  });
});

const pounds = (amount: number) => ({ amount, currency: 'GBP' });
const contributions = [
  { product: 'Slots', percent: 100 },
  { product: 'Other games', percent: 10 },
];

const rowsOf = (terms: Omit<WrittenPromotion['terms'], 'html'>, more = {}) =>
  Object.fromEntries(
    termRows(intlOf('en-GB'), promotion('a', { terms: { html: '', ...terms }, ...more })).map(({ label, values }) => [
      label,
      values.join(' | '),
    ]),
  );

describe('termRows', () => {
  it('PAGE-02 COMP-02 lists all terms in the response', () => {
    const terms: Omit<WrittenPromotion['terms'], 'html'> = {
      minDeposit: pounds(1000),
      maxBonus: pounds(5000),
      freeSpins: { count: 250, gameSlug: 'lantern-trench', spinValue: pounds(10) },
      wagering: [{ multiplier: 30, base: 'depositAndBonus', days: 30, contributions }],
      maxBet: '£5 a round',
    };
    expect(rowsOf(terms, { end: '2027-12-31' })).toEqual({
      Runs: '1 March 2026 to 31 December 2027',
      'Minimum deposit': '£10',
      'Maximum bonus': '£50',
      'Free spins': '250, worth £0.10 each',
      Wagering: '30x deposit plus bonus, within 30 days',
      'Counts towards wagering': 'Slots 100% | Other games 10%',
      'Maximum bet': '£5 a round',
    });
  });

  it.each([
    ['bonus', 1, '10x the bonus, within 1 day'],
    ['winnings', 30, '10x free-spin winnings, within 30 days'],
  ] as const)('PAGE-02 names the wagering base: %s', (base, days, words) => {
    expect(rowsOf({ wagering: [{ multiplier: 10, base, days, contributions: [] }] })).toMatchObject({
      Wagering: words,
    });
  });

  it('PAGE-02 omits missing terms, and shows dates without a countdown', () => {
    expect(rowsOf({})).toEqual({ Runs: 'From 1 March 2026, until further notice' });
  });
});
