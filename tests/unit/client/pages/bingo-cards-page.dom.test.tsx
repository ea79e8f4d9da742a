import { describe, expect, it, vi } from 'vitest';
import { Page } from '../../../../client/pages/bingo-cards/bingo-cards-page.tsx';
import { makeCards } from '../../../../shared/bingo/card-set.ts';
import { after, click } from '../support/act.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';

const path = '/bingo-card-generator/';
const cardsUrl = `${path}?type=90&count=7&title=Friday&seed=K7Q2MX`;

const submit = (container: HTMLElement) =>
  after(() => container.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
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
    await submit(container);
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
    const saved: { name: string; text: Promise<string> }[] = [];
    let last: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      last = blob as Blob;
      return 'blob:x';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      if (last) saved.push({ name: this.download, text: last.text() });
    });
    const { container } = await renderSite(<Page />, { url: cardsUrl });
    const [printing, web, picture] = container.querySelectorAll('section button');
    await click(printing);
    expect(print).toHaveBeenCalledOnce();
    await click(web);
    await vi.waitFor(() => expect(saved).toHaveLength(1), 10_000);
    await click(picture);
    await vi.waitFor(() => expect(saved).toHaveLength(2), 10_000);
    expect(saved.map(({ name }) => name)).toEqual(['bingo-k7q2mx.html', 'bingo-k7q2mx.svg']);
    expect((await saved[0]!.text).match(/<table>/g)).toHaveLength(7);
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
    await vi.waitFor(
      () => expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\[bingo\] /), new Error('no room')),
      10_000,
    );
    expect(container.querySelector('[role=alert]')?.textContent).toContain('Something went wrong.');
    vi.restoreAllMocks();
  });
});
