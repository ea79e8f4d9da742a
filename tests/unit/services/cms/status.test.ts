import { describe, expect, it } from 'vitest';
import { byStatus, dayIn, statusOn } from '../../../../server/services/cms/status.ts';

describe('the days of an offer', () => {
  it.each([
    ['2026-02-28', 'scheduled'],
    ['2026-03-01', 'active'],
    ['2026-03-31', 'active'],
    ['2026-04-01', 'expired'],
  ])('PAGE-02 on %s an offer for March is %s: both days count', (day, status) => {
    expect(statusOn(day, { start: '2026-03-01', end: '2026-03-31' })).toBe(status);
  });

  it('PAGE-02 an offer without an end runs on', () => {
    expect(statusOn('2099-01-01', { start: '2026-03-01' })).toBe('active');
  });

  it.each([
    ['Europe/London', '2026-08-31T22:59:59Z', '2026-08-31'],
    ['Europe/London', '2026-08-31T23:00:00Z', '2026-09-01'],
    ['Europe/Madrid', '2026-08-31T22:00:00Z', '2026-09-01'],
    ['Europe/Madrid', '2026-12-31T22:59:59Z', '2026-12-31'],
  ])('PAGE-02 days are the market’s: in %s %s is %s', (timeZone, instant, day) => {
    expect(dayIn(timeZone, Date.parse(instant))).toBe(day);
  });

  it('PAGE-02 ended offers come after the others', () => {
    const items = (['expired', 'active', 'scheduled', 'active'] as const).map((status, at) => ({ status, at }));
    expect(items.toSorted(byStatus).map(({ at }) => at)).toEqual([1, 3, 2, 0]);
  });
});
