import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../../../client/pages/bingo-cards/bingo-cards-page.tsx';
import { cardPage } from '../../../../client/pages/bingo-cards/card-page.ts';
import { cardPicture } from '../../../../client/pages/bingo-cards/card-picture.ts';
import type { PrintedCards } from '../../../../client/pages/bingo-cards/printed-cards.ts';
import { callOrder, type CardType, makeCards } from '../../../../shared/bingo/card-set.ts';
import { click, submit } from '../support/act.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';
import { soon } from '../support/soon.ts';

const path = '/bingo-card-generator/';
const cardsUrl = `${path}?type=90&count=7&title=Friday&seed=K7Q2MX`;

const field = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLInputElement>(`input[name=${name}]`)!;

describe('bingo card generator', () => {
  it('PAGE-06 SSR-05 shows a form and an example card of each type without a query', () => {
    const html = serverHtml(<Page />, { url: path });
    expect(html).toContain(`<form`);
    expect(html).toContain(`action="${path}#cards"`);
    expect(html.match(/<table/g)).toHaveLength(2);
    expect(html).not.toContain('Call list');
  });

  it('PAGE-06 SSR-05 renders the cards of a code without JavaScript', () => {
    const html = serverHtml(<Page />, { url: cardsUrl });
    expect(html).toContain('7 cards, code K7Q2MX');
    expect(html.match(/<table/g)).toHaveLength(7);
    const [first] = makeCards({ type: 90, count: 1, seed: 'K7Q2MX' });
    const cells = first?.[0]?.map((cell) => `<td>${cell ?? ''}</td>`).join('');
    expect(html).toContain(`<tr>${cells}</tr>`);
    expect(html.match(/<b>Friday<\/b>/g)).toHaveLength(7);
    expect(html.match(/<li>/g)).toHaveLength(90);
    expect(html).toContain(`href="${path}?type=90&amp;count=7&amp;title=Friday#cards" rel="nofollow"`);
  });

  it('A11Y-01 PAGE-06 labels each card and the columns of 75-ball cards', async () => {
    const { container } = await renderSite(<Page />, { url: `${path}?type=75&count=2&seed=K7Q2MX` });
    const [, second] = container.querySelectorAll('table');
    expect(second?.querySelector('caption')?.textContent?.trim()).toBe('Card 2');
    expect([...second!.querySelectorAll('th[scope=col]')].map((cell) => cell.textContent).join('')).toBe('BINGO');
    expect(second?.querySelectorAll('td')[12]?.textContent).toBe('Free');
  });

  it('PAGE-06 navigates to the chosen settings without a reload', async () => {
    const { container, navigation } = await renderSite(<Page />, { url: cardsUrl });
    field(container, 'count').value = '12';
    field(container, 'seed').value = '';
    container.querySelector<HTMLInputElement>('input[value="75"]')!.checked = true;
    await submit(container.querySelector('form'));
    expect(navigation.navigate).toHaveBeenCalledExactlyOnceWith(`${path}?type=75&count=12&title=Friday#cards`);
  });

  it('PAGE-06 shows the drawn settings in its fields', async () => {
    const { container, show } = await renderSite(<Page />, { url: path });
    await show(<Page />, cardsUrl);
    expect(field(container, 'seed').value).toBe('K7Q2MX');
    await show(<Page />, `${path}?type=75&count=2&seed=ZZZ222`);
    expect(field(container, 'seed').value).toBe('ZZZ222');
    expect(field(container, 'count').value).toBe('2');
    expect(container.querySelector<HTMLInputElement>('input[value="75"]')?.checked).toBe(true);
  });

  it('PAGE-06 preserves settings that were chosen before hydration', async () => {
    const { container } = await hydrateSite(<Page />, (html) => (field(html, 'count').value = '3'), { url: cardsUrl });
    expect(field(container, 'count').value).toBe('3');
  });

  it('PAGE-06 prints the cards, and saves them as HTML and SVG files', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x');
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    const { container } = await renderSite(<Page />, { url: cardsUrl });
    for (const button of container.querySelectorAll('section button')) await click(button);
    expect(print).toHaveBeenCalledOnce();
    await soon(() => expect(saved).toEqual(['bingo-k7q2mx.html', 'bingo-k7q2mx.svg']));
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('PAGE-06 ERR-01 shows an error, and logs a warning to the console, when a file cannot be created', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('no room');
    });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const { container } = await renderSite(<Page />, { url: cardsUrl });
    await click(container.querySelectorAll('section button')[1]);
    await soon(() =>
      expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\[bingo\] /), new Error('no room')),
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Something went wrong.');
    vi.restoreAllMocks();
  });
});

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
