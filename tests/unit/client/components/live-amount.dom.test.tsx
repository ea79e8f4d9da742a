import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseJackpots } from '../../../../client/components/jackpot-strip/choose-jackpots.ts';
import { JackpotPoll } from '../../../../client/components/jackpot-strip/jackpot-poll.tsx';
import { LiveAmount } from '../../../../client/components/jackpot-strip/live-amount.tsx';
import { minutesToDrop, shownAmount } from '../../../../client/components/jackpot-strip/shown-amount.ts';
import { JackpotStrip } from '../../../../client/components/jackpot-strip/jackpot-strip.tsx';
import { after } from '../support/act.ts';
import { responses, jackpotFeed } from '../support/games.ts';
import { hydrateSite, renderSite, serverHtml } from '../support/render-site.tsx';

const [jackpot] = jackpotFeed.items;
const seconds = (count: number) => after(() => vi.advanceTimersByTimeAsync(count * 1000));

describe('live amount', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse(jackpotFeed.asOf ?? '') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it("GAME-05 SSR-04 starts with the server's amount, grows every five seconds, and stops after three poll intervals", async () => {
    const { container } = await hydrateSite(<LiveAmount jackpot={jackpot!} feed={jackpotFeed} />, () => undefined);
    expect(container.textContent).toBe('£1,000.00');
    await seconds(4);
    expect(container.textContent).toBe('£1,000.00');
    await seconds(1);
    expect(container.textContent).toBe('£1,005.00');
    await seconds(200);
    expect(container.textContent).toBe('£1,090.00');
  });

  it('GAME-05 animates only the digits that have changed, and is announced as a single amount', async () => {
    const { container } = await renderSite(<LiveAmount jackpot={jackpot!} feed={jackpotFeed} rolling />);
    await seconds(5);
    const characters = [...container.querySelectorAll('[role=img] span')];
    expect(characters.filter(({ className }) => className).map(({ textContent }) => textContent)).toEqual(['5']);
    expect(container.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('£1,005.00');
    expect(container.textContent).toBe('£1,005.00');
    expect(container.querySelector('[aria-live]')).toBeNull();
  });

  it('GAME-05 shows the same amount in every place, regardless of when each one mounted', async () => {
    const amount = <LiveAmount jackpot={jackpot!} feed={jackpotFeed} />;
    const { container, show } = await renderSite(amount);
    await seconds(7);
    await show(
      <>
        {amount} {amount}
      </>,
    );
    expect(container.textContent).toBe('£1,005.00 £1,005.00');
    await seconds(3);
    expect(container.textContent).toBe('£1,010.00 £1,010.00');
  });

  it('GAME-05 A11Y-01 does not change for visitors who prefer reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { container } = await renderSite(<LiveAmount jackpot={jackpot!} feed={jackpotFeed} />);
    await seconds(30);
    expect(container.textContent).toBe('£1,000.00');
  });

  it('GAME-05 is requested again after each poll interval, once for the whole page', async () => {
    const respond = vi.fn(responses({ 'feeds/jackpots/': jackpotFeed }));
    await renderSite(<JackpotPoll />, { seed: responses({ 'feeds/jackpots/': jackpotFeed }), respond });
    await seconds(29);
    expect(respond).not.toHaveBeenCalled();
    await seconds(2);
    expect(respond).toHaveBeenCalledOnce();
  });
});

describe('jackpot strip', () => {
  it('GAME-05 lists the largest mega jackpot first, then jackpots by the time at which they must drop', () => {
    const like = (id: string, more: object) => ({ ...jackpot!, id, mustDropBy: undefined, ...more });
    const items = [
      like('late', { mustDropBy: '2026-11-20T23:00:00Z' }),
      like('small', { type: 'mega', amount: { amount: 5, currency: 'GBP' } }),
      like('soon', { mustDropBy: '2026-11-20T18:00:00Z' }),
      like('large', { type: 'mega' }),
      like('nowhere', { games: [] }),
    ] as Parameters<typeof chooseJackpots>[0];
    expect(chooseJackpots(items).map(({ id }) => id)).toEqual(['large', 'soon', 'late', 'small']);
  });

  it('GAME-05 states within how much time a daily jackpot must drop, based on the time of the feed', () => {
    const html = serverHtml(<JackpotStrip />, { seed: responses({ 'feeds/jackpots/': jackpotFeed }) });
    expect(html).toContain('Must drop within 4 h 20 min');
    expect(html).toContain('£1,000.00');
  });

  it('COMP-03 is rendered only in cultures with jackpots', () => {
    const setup = { seed: responses({ 'feeds/jackpots/': jackpotFeed }) };
    expect(serverHtml(<JackpotStrip />, { ...setup, culture: 'de-DE' })).toBe('');
    expect(serverHtml(<JackpotStrip />, { ...setup, culture: 'es' })).not.toBe('');
  });

  it('API-04 renders nothing without data', () => {
    expect(serverHtml(<JackpotStrip />, { seed: responses({}) })).toBe('');
  });
});

const at = (second: number) => Date.parse(jackpotFeed.asOf ?? '') + second * 1000;
const small = { amount: { amount: 1000, currency: 'GBP' }, velocityPerSecond: 7 };

describe('shownAmount', () => {
  it.each([
    ['the amount of the feed until the clock starts', undefined, 1000],
    ['increased by its velocity', at(10), 1070],
    ['in whole minor units', at(0.5), 1003],
    ['not decreased when the clock is behind', at(-60), 1000],
    ['not increased further once the feed is older than three poll intervals', at(3600), 1000 + 7 * 90],
  ])('GAME-05 the amount is %s', (_, now, amount) => {
    expect(shownAmount(small, jackpotFeed, now)).toEqual({ amount, currency: 'GBP' });
  });

  it('GAME-05 never exceeds the amount at which the jackpot must drop', () => {
    const capped = { ...small, mustDropAmount: { amount: 1050, currency: 'GBP' } };
    expect(shownAmount(capped, jackpotFeed, at(10)).amount).toBe(1050);
  });
});

describe('minutesToDrop', () => {
  it.each([
    ['2026-11-20T16:20:00Z', undefined, 260],
    ['2026-11-20T12:00:30Z', undefined, 1],
    ['2026-11-20T12:10:00Z', at(61), 9],
    ['2026-11-20T11:59:00Z', undefined, undefined],
    [undefined, undefined, undefined],
  ])('GAME-05 returns for the deadline %s at the time %s: %s whole minutes', (mustDropBy, now, minutes) => {
    expect(minutesToDrop({ mustDropBy }, jackpotFeed, now)).toBe(minutes);
  });
});
