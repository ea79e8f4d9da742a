import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../../../client/components/regulator-bar/clock.tsx';
import { renderSite } from '../support/render-site.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the clock of the regulator’s bar', () => {
  it.each([
    ['the server’s time', () => new Response(null, { headers: { date: 'Sat, 28 Nov 2026 10:05:00 GMT' } }), '11:05'],
    ['the device’s time while the server does not respond', () => Promise.reject(new TypeError('offline')), '21:30'],
  ])('COMP-03 shows %s', async (_, respond, shown) => {
    vi.useFakeTimers({ now: Date.parse('2026-11-28T20:30:00Z'), toFake: ['Date'] });
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => respond()),
    );
    const { container } = await renderSite(<Clock />, { culture: 'sv' });
    await vi.waitFor(() => expect(container.querySelector('time')?.textContent).toBe(shown));
  });
});
