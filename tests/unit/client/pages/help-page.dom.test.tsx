import { describe, expect, it } from 'vitest';
import { matchingQuestions, questionTexts } from '../../../../client/pages/help/filter-questions.ts';
import { Page } from '../../../../client/pages/help/help-page.tsx';
import { after, type } from '../support/act.ts';
import { responses } from '../support/games.ts';
import { textsOf } from '../support/markup.tsx';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';

const entry = (id: string, question: string, answerHtml: string) => ({ id, question, answerHtml });
const categories = [
  {
    code: 'account',
    title: 'Your account',
    items: [
      entry('open', 'How do I open one?', '<p>Choose <a href="/join/">Join</a> &amp; enter your name.</p>'),
      entry('close', 'How do I close it?', '<p>Write to us, or use “Close account”.</p>'),
    ],
  },
  { code: 'play', title: 'Safer gambling', items: [entry('limit', 'Größte Limits?', '<p>Straße, Ålesund, crème</p>')] },
];
const seed = responses({ 'feeds/faq': { categories, updatedAt: '2026-01-01T00:00:00Z' } });
const url = '/help/';

describe('matchingQuestions', () => {
  const texts = questionTexts(categories);
  it.each([
    ['', ['open', 'close', 'limit']],
    ['account', ['close']],
    ['CLOSE write', ['close']],
    ['open close', []],
    ['grosste', ['limit']],
    ['strasse alesund creme', ['limit']],
    ['  name  ', ['open']],
    ['href', []],
    ['amp', []],
  ])('PAGE-05 for %j returns %j', (query, ids) => {
    expect([...matchingQuestions(texts, query)].map(({ id }) => id)).toEqual(ids);
  });
});

describe('help page', () => {
  it('PAGE-05 SSR-05 shows every question and answer by topic without JavaScript', () => {
    const html = serverHtml(<Page />, { url, seed });
    expect(html.match(/<details/g)).toHaveLength(3);
    expect(html).toContain('href="#subject-play"');
    expect(html).toContain('<p>Choose <a href="/join/">Join</a> &amp; enter your name.</p>');
    expect(html).toContain('href="/contact/"');
    expect(html).not.toContain('href="/help/"');
  });

  it('PAGE-05 filters the questions while the visitor types, announces the number of matches, and lists the topics with matches', async () => {
    const { container } = await renderSite(<Page />, { url, seed });
    const shown = () =>
      [...container.querySelectorAll<HTMLElement>('details')].filter(
        (item) => !item.hidden && !item.closest('section[hidden]'),
      ).length;
    const topics = () => textsOf(container, 'nav[aria-label] li:not([hidden])');
    const status = container.querySelector('[role=status]')!;
    const field = container.querySelector<HTMLInputElement>('input[type=search]')!;
    expect([shown(), status.textContent]).toEqual([3, '']);
    expect(topics()).toEqual(['Your account 2', 'Safer gambling 1']);
    await type(field, 'close');
    expect([shown(), status.textContent]).toEqual([1, '1 answer matches']);
    expect(container.querySelectorAll('section[aria-labelledby^=subject]:not([hidden])')).toHaveLength(1);
    expect(topics()).toEqual(['Your account 1']);
    await type(field, 'nothing like this');
    expect(shown()).toBe(0);
    expect(status.textContent).toContain('No answers match all of these words');
    await type(field, '');
    expect(shown()).toBe(3);
  });

  it('PAGE-05 applies a search text that was entered before hydration', async () => {
    const { container } = await hydrateSite(
      <Page />,
      (html) => (html.querySelector<HTMLInputElement>('input[type=search]')!.value = 'limit'),
      { url, seed },
    );
    expect(container.querySelector('[role=status]')?.textContent).toBe('1 answer matches');
  });

  it('PAGE-05 opens only the question in the hash', async () => {
    const { container, stores } = await renderSite(<Page />, { url, seed });
    await after(() => void (stores.ui.hash = 'faq-limit'));
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, true]);
    expect(document.activeElement?.textContent).toBe('Größte Limits?');
    await after(() => void (stores.ui.hash = 'search"]'));
    await after(() => void (stores.ui.hash = 'subject-account'));
    expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false, true]);
  });
});
