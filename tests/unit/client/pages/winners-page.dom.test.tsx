import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayAndTime, isSameDay } from '../../../../client/pages/winners/day-and-time.ts';
import { Page } from '../../../../client/pages/winners/winners-page.tsx';
import type { Winner } from '../../../../shared/contract/feeds.ts';
import { after, until } from '../support/act.ts';
import { responses, found } from '../support/games.ts';
import { markupOf, textsOf } from '../support/markup.tsx';
import { intlOf, plainHtml, renderSite } from '../support/render-site.tsx';

const winner = (id: string, wonAt: string, amount = 1234_50): Winner => ({
  id,
  displayName: 'R***s',
  gameSlug: 'comet',
  gameName: `Comet ${id}`,
  path: '/slots/comet/',
  image: { url: 'games/comet', width: 600, height: 800, alt: 'Comet' },
  amount: { amount, currency: 'GBP' },
  wonAt,
});
const feed = (...items: Winner[]) => ({ asOf: '2026-11-20T12:00:00Z', items });
const content = {
  code: 'winners',
  slug: 'winners',
  title: 'Recent wins',
  blocks: [
    { type: 'html', html: '<p>An intro.</p>' },
    { type: 'html', html: '<h2>How to read it</h2>' },
    { type: 'offer', title: 'Win too!', text: '', cta: { label: 'Go', href: '/x/' }, terms: 'T' },
  ],
};
const seed = responses({
  'feeds/winners/': feed(winner('one', '2026-11-20T11:30:00Z'), winner('two', '2026-11-18T22:05:00Z', 500)),
  'cms/pages/': content,
});
const url = '/winners/';

describe('dayAndTime and isSameDay', () => {
  it('I18N-04 use the format and the time zone of the culture', () => {
    expect(dayAndTime(intlOf('en-GB'), '2026-07-01T22:05:00Z')).toBe('1 July, 23:05');
    expect(dayAndTime(intlOf('de-DE'), '2026-07-01T22:05:00Z')).toBe('2. Juli, 00:05');
    expect(isSameDay('2026-07-01T22:05:00Z', '2026-07-02T10:00:00Z', 'Europe/Berlin')).toBe(true);
    expect(isSameDay('2026-07-01T22:05:00Z', '2026-07-02T10:00:00Z', 'Europe/London')).toBe(false);
  });
});

describe('winners page', () => {
  it('GAME-09 shows the masked name, game, amount and time of each win, and the CMS text', () => {
    const html = plainHtml(<Page />, { url, seed });
    expect(html).toContain('<h1><span>Recent wins</span></h1>');
    expect(html).toContain('<p>An intro.</p>');
    expect(html.match(/R\*\*\*s/g)).toHaveLength(2);
    expect(html).toContain('href="/slots/comet/"');
    expect(html).toContain('£1,234.50');
    expect(html).toContain('dateTime="2026-11-20T11:30:00Z">11:30<');
    expect(html).toContain('>18 November, 22:05<');
  });

  it('SSR-01 shows its heading while wins and text are loading', () => {
    expect(textsOf(markupOf(<Page />, { url }), 'h1')).toEqual(['Latest wins']);
  });

  it('COMP-02 renders no offer blocks', () => {
    expect(plainHtml(<Page />, { url, seed })).not.toContain('Win too!');
  });

  it.each([
    ['the list of wins', { 'cms/pages/': content }, ['Recent wins', 'An intro.'], 'newest first'],
    [
      'its CMS text',
      { 'feeds/winners/': feed(winner('one', '2026-11-20T11:30:00Z')) },
      ['Latest wins', 'Comet one'],
      'intro',
    ],
  ])('API-04 renders without %s', (_, data, present, absent) => {
    const html = plainHtml(<Page />, { url, seed: responses(data) });
    for (const text of present) expect(html).toContain(text);
    expect(html).not.toContain(absent);
  });

  it('GEO-03 shows amounts in the visitor’s currency once it is known', async () => {
    const { container, stores } = await renderSite(<Page />, { url, seed });
    expect(container.querySelector('b')?.textContent).toBe('£1,234.50');
    await after(() => {
      stores.geo.ownCurrency = { iso: 'GBP', rate: 0.5 };
      stores.geo.currency = { iso: 'EUR', rate: 1 };
    });
    expect(container.querySelector('b')?.textContent).toBe('€2,469.00');
  });
});

describe('polling of the winners page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => void vi.useRealTimers());

  it('GAME-09 requests the wins again each minute while the page is visible, without announcing them', async () => {
    const requestWinners = vi.fn(() => found(feed(winner('new', '2026-11-20T12:00:30Z'))));
    const { container } = await renderSite(<Page />, {
      url,
      seed,
      respond: ({ path }) => (path.startsWith('/v1/feeds/winners/') ? requestWinners() : found(content)),
    });
    requestWinners.mockClear();
    await after(() => vi.advanceTimersByTime(60_000));
    await until(() => expect(container.textContent).toContain('Comet new'));
    expect(requestWinners).toHaveBeenCalledOnce();
    expect(container.querySelector('[aria-live], [role=status], [role=alert]')).toBeNull();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await after(() => vi.advanceTimersByTime(180_000));
    expect(requestWinners).toHaveBeenCalledOnce();
    vi.restoreAllMocks();
  });
});
