import { describe, expect, it } from 'vitest';
import { dateRangeStatus, localBound } from '../../../../shared/time/date-range.ts';
import { emulatedTime } from '../../../../shared/time/emulated-time.ts';
import { isFestive } from '../../../../shared/time/festive.ts';
import { localDay } from '../../../../shared/time/local-day.ts';

const iso = (time: number | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

describe('isFestive', () => {
  it.each([
    ['2026-11-30T23:59:59Z', 'Europe/London', false],
    ['2026-12-01T00:00:00Z', 'Europe/London', true],
    ['2026-11-30T23:00:00Z', 'Europe/Stockholm', true],
    ['2026-11-30T23:00:00Z', 'Europe/London', false],
    ['2026-12-26T23:59:59Z', 'Europe/London', true],
    ['2026-12-26T23:00:00Z', 'Europe/Madrid', false],
    ['2026-12-27T00:00:00Z', 'Europe/London', false],
    ['2026-06-15T12:00:00Z', 'Europe/London', false],
    ['2026-01-10T12:00:00Z', 'Europe/London', false],
  ])('SHELL-10 for %s in %s returns %s', (time, zone, festive) => {
    expect(isFestive(Date.parse(time), zone)).toBe(festive);
  });
});

describe('date ranges', () => {
  it.each([
    [{ start: '2025-09-01', end: '2025-11-25' }, '2025-08-31', 1],
    [{ start: '2025-09-01', end: '2025-11-25' }, '2025-09-01', 0],
    [{ start: '2025-09-01', end: '2025-11-25' }, '2025-11-25', 0],
    [{ start: '2025-09-01', end: '2025-11-25' }, '2025-11-26', 2],
    [{ start: '2025-09-01' }, '2030-01-01', 0],
    [{ end: '2025-11-25' }, '2020-01-01', 0],
    [{}, '2025-01-01', 0],
  ] as const)('BAN-03 %j on %s have the status %i', (range, day, status) => {
    expect(dateRangeStatus(range, day)).toBe(status);
  });

  it.each([
    ['2025-09-01T16:00:00Z', '2025-09-01 17:59:59', 1],
    ['2025-09-01T16:00:00Z', '2025-09-01 18:00:00', 0],
    ['2025-09-01', '2025-09-01 00:00:00', 0],
  ])('BAN-03 API-06 start at %s in the time zone of Madrid, compared with %s', (start, now, status) => {
    expect(dateRangeStatus({ start: localBound(start, 'Europe/Madrid') }, now)).toBe(status);
  });

  it.each([
    ['2025-09-01T16:00:00Z', '2025-09-01 18:00:00', 0],
    ['2025-09-01T16:00:00Z', '2025-09-01 18:00:01', 2],
    ['2025-09-01', '2025-09-01 23:59:59', 0],
    ['2025-09-01', '2025-09-02 00:00:00', 2],
  ])('BAN-03 API-06 end at %s in the time zone of Madrid, compared with %s', (end, now, status) => {
    expect(dateRangeStatus({ end: localBound(end, 'Europe/Madrid') }, now)).toBe(status);
  });

  it("BAN-03 end with the day in the market's time zone", () => {
    const late = Date.parse('2025-11-25T23:30:00Z');
    expect(localDay(late, 'Europe/London')).toBe('2025-11-25');
    expect(localDay(late, 'Europe/Madrid')).toBe('2025-11-26');
  });
});

describe('emulatedTime', () => {
  it.each([
    ['2026-12-24', 'Europe/London', '2026-12-24T12:00:00.000Z'],
    ['2026-12-26', 'Europe/Stockholm', '2026-12-26T11:00:00.000Z'],
    ['2026-12-26T23:59:59', 'Europe/Madrid', '2026-12-26T22:59:59.000Z'],
    ['2026-07-01T09:30', 'Europe/London', '2026-07-01T08:30:00.000Z'],
    ['2026-12-26T23:59:59.500Z', 'Europe/Madrid', '2026-12-26T23:59:59.500Z'],
    ['2026-12-26T23:59:59+01:00', 'Europe/London', '2026-12-26T22:59:59.000Z'],
    ['2028-02-29', 'Europe/London', '2028-02-29T12:00:00.000Z'],
    ['2026-02-30', 'Europe/London', undefined],
    ['2026-02-29T10:00', 'Europe/Madrid', undefined],
    ['2026-04-31T10:00:00Z', 'Europe/London', undefined],
    ['2026-06-31T10:00:00+02:00', 'Europe/Madrid', undefined],
    ['2026-12-32', 'Europe/London', undefined],
    ['2026-13-01T10:00', 'Europe/London', undefined],
    ['tomorrow', 'Europe/London', undefined],
    ['1700000000', 'Europe/London', undefined],
    ['', 'Europe/London', undefined],
    [null, 'Europe/London', undefined],
  ])('SHELL-10 COMP-05 for %s in %s returns %s', (text, zone, time) => {
    expect(iso(emulatedTime(text, zone))).toBe(time);
  });
});
