import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { dayOrInstant, instant } from '../../../../shared/contract/dates.ts';

const read = (schema: typeof instant, value: unknown) => {
  const result = v.safeParse(schema, value);
  return result.success ? result.output : undefined;
};

const invalid = [
  '',
  ' ',
  '0000-00-00',
  '2026-02-30',
  '2025-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-31',
  'tomorrow',
  '26/11/2026',
  '2026-11',
  '20261125',
  '2026-11-25T',
  '2026-11-25T25:00:00Z',
  '2026-11-25T10:60:00Z',
  '2026-11-25T10:30:61Z',
  '2026-11-25T10:30:00+25:00',
  '2026-02-30T10:30:00Z',
  '0000-00-00T00:00:00',
  '2026-11-25T10:30:00Z and more',
  1_764_066_600_000,
  null,
  undefined,
  {},
];

describe('instant', () => {
  it.each([
    ['2026-11-25T10:30:00Z', '2026-11-25T10:30:00Z'],
    ['2026-11-25T10:30:00.123Z', '2026-11-25T10:30:00.123Z'],
    ['2026-11-25T10:30:00+01:00', '2026-11-25T10:30:00+01:00'],
    ['2026-11-25T10:30:00', '2026-11-25T10:30:00Z'],
    ['2026-11-25 10:30:00', '2026-11-25T10:30:00Z'],
    ['2026-11-25t10:30:00z', '2026-11-25T10:30:00Z'],
    [' 2026-11-25T10:30:00Z ', '2026-11-25T10:30:00Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00Z'],
  ])('API-06 parses %j as %s, in UTC without a time zone', (value, expected) => {
    expect(read(instant, value)).toBe(expected);
    expect(Date.parse(expected)).not.toBeNaN();
  });

  it.each([...invalid, '2026-11-25'])('API-06 rejects %j', (value) => {
    expect(read(instant, value)).toBeUndefined();
  });
});

describe('dayOrInstant', () => {
  it.each(['2026-11-25', '2024-02-29', '2026-12-31', '2026-11-25T10:30:00Z'])('API-06 accepts %s', (value) => {
    expect(read(dayOrInstant, value)).toBe(value);
  });

  it.each(invalid)('API-06 rejects %j', (value) => {
    expect(read(dayOrInstant, value)).toBeUndefined();
  });
});
