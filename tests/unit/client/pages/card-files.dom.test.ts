import { describe, expect, it } from 'vitest';
import { cardPage } from '../../../../client/pages/bingo-cards/card-page.ts';
import { cardPicture } from '../../../../client/pages/bingo-cards/card-picture.ts';
import type { PrintedCards } from '../../../../client/pages/bingo-cards/printed-cards.ts';
import { callOrder, type CardType, makeCards } from '../../../../shared/bingo/card-set.ts';

const printed = (type: CardType, count: number): PrintedCards => ({
  cards: makeCards({ type, count, seed: 'K7Q2MX' }),
  calls: callOrder({ type, seed: 'K7Q2MX' }),
  title: 'Zoë & <friends>',
  name: 'bingo',
  captionOf: (number) => `Card ${number}`,
  free: 'Free',
  callList: 'Call list',
  lang: 'en-GB',
});

const numbersOf = (cards: PrintedCards) => cards.cards.flat(2).filter((cell) => cell !== undefined);

describe.each([90, 75] as const)('files of %i-ball cards', (type) => {
  const cards = printed(type, 5);

  it('PAGE-06 the HTML page contains every card and every call, and no external resources', () => {
    const page = new DOMParser().parseFromString(cardPage(cards), 'text/html');
    expect(page.documentElement.lang).toBe('en-GB');
    expect(page.querySelectorAll('table')).toHaveLength(5);
    const numbers = [...page.querySelectorAll('td')].map((cell) => Number(cell.textContent)).filter(Boolean);
    expect(numbers).toEqual(numbersOf(cards));
    expect([...page.querySelectorAll('li')].map((ball) => Number(ball.textContent))).toEqual(cards.calls);
    expect(page.querySelectorAll('[src], link, script')).toHaveLength(0);
  });

  it('SEC-02 PAGE-06 the title is escaped', () => {
    expect(cardPage(cards)).toContain('Zoë &amp; &lt;friends&gt;');
    expect(cardPicture(cards)).not.toContain('<friends>');
  });

  it('PAGE-06 the SVG picture contains every number within its bounds', () => {
    const picture = new DOMParser().parseFromString(cardPicture(cards), 'image/svg+xml').documentElement;
    const [, , width = 0, height = 0] = (picture.getAttribute('viewBox') ?? '').split(' ').map(Number);
    const drawn = [...picture.querySelectorAll('g')].map((group) => {
      const [x = 0, y = 0] = (group.getAttribute('transform') ?? '').match(/\d+/g)?.map(Number) ?? [];
      expect(x + (type === 90 ? 540 : 300)).toBeLessThan(width);
      expect(y + (type === 90 ? 202 : 370)).toBeLessThan(height);
      return [...group.querySelectorAll('text')].map((text) => Number(text.textContent)).filter(Boolean);
    });
    expect(drawn.flat()).toEqual(numbersOf(cards));
  });
});
