import { describe, expect, it } from 'vitest';
import { Page } from '../../../../client/pages/content/content-page.tsx';
import type { Block } from '../../../../shared/contract/cms.ts';
import { contentPage } from '../support/content.ts';
import { responses, tileCards } from '../support/games.ts';
import { hrefOf, markupOf, textsOf } from '../support/markup.tsx';

const games = (groups: string[], limit = 6): Block => ({ type: 'games', title: 'Good ones', groups, limit });
const offer = (href: string): Block => ({
  type: 'offer',
  title: 'An offer',
  text: 'What it is.',
  cta: { label: 'See it', href },
  terms: '18+. Significant terms.',
});
const steps: Block = { type: 'steps', title: 'How', items: [{ title: 'First', text: 'Do this.' }] };
const html = (text: string): Block => ({ type: 'html', html: `<p>${text}</p>` });

const page = (blocks: readonly Block[], url = '/about-us/', culture: 'en-GB' | 'en-IE' | 'de-DE' = 'en-GB') =>
  markupOf(<Page />, {
    url,
    culture,
    seed: responses({
      'cms/pages/': contentPage([...blocks]),
      'games/for-groups/': { items: tileCards(6), total: 6 },
      'feeds/jackpots/': { asOf: '', pollSeconds: 30, items: [] },
    }),
  });

describe('content page', () => {
  it('PAGE-05 shows its blocks in order', () => {
    const markup = page([html('Hello.'), steps, games(['slots']), offer('#account/register'), html('Bye.')]);
    expect(textsOf(markup, 'h1, h2:not([id^=aside]), h3')).toEqual([
      'Title of aboutUs',
      'How',
      'First',
      'Good ones',
      'An offer',
    ]);
    expect(markup.textContent).toMatch(/Hello\..*Do this\..*Game 6.*What it is\..*Bye\./s);
  });

  it('PAGE-05 shows the first text beside the heading of a landing page', () => {
    const markup = page([html('Hello.'), steps], '/lp/welcome/');
    expect(markup.querySelector('h1')?.parentElement?.textContent).toContain('Hello.');
    expect(markup.textContent.match(/Hello/g)).toHaveLength(1);
  });

  it.each<[readonly string[], string | undefined]>([
    [['slots'], '/en-IE/slots/'],
    [['popular'], undefined],
    [['slots', 'casino'], undefined],
    [['megaways'], undefined],
  ])('PAGE-05 links to all games of a group that has a page in the culture: %j', (groups, href) => {
    expect(hrefOf(page([games([...groups])], '/about-us/', 'en-IE'), 'See all')).toBe(href);
  });

  it('PAGE-05 renders no rail when the request for its games failed', () => {
    const markup = markupOf(<Page />, {
      url: '/about-us/',
      seed: responses({ 'cms/pages/': contentPage([games(['slots']), html('Bye.')]) }),
    });
    expect(textsOf(markup, 'h2:not([id^=aside])')).toEqual([]);
    expect(markup.textContent).toContain('Bye.');
  });

  it('COMP-02 shows the significant terms beside an offer, and links to its full terms', () => {
    const markup = page([offer('/casino-promotions/welcome/')], '/about-us/', 'en-IE');
    const block = markup.querySelector('section')!;
    expect(block.textContent).toContain('18+. Significant terms.');
    expect(block.textContent.match(/18\+/g)).toHaveLength(1);
    expect(hrefOf(block, 'See it')).toBe('/en-IE/casino-promotions/welcome/');
    expect(hrefOf(block, 'Full terms')).toBe('/en-IE/casino-promotions/welcome/#full-terms');
  });

  it.each([['#account/register'], ['/slots/'], ['https://elsewhere.example/casino-promotions/welcome/']])(
    'COMP-02 shows no link to full terms for an offer that links to %s',
    (href) => expect(hrefOf(page([offer(href)]), 'Full terms')).toBeUndefined(),
  );

  it('PAGE-12 renders only the text of a link with an unsafe URL', () => {
    const markup = page([offer('javascript:alert(1)')]);
    expect(hrefOf(markup, 'See it')).toBeUndefined();
    expect(markup.textContent).toContain('See it');
  });
});
