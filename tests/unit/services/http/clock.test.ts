import { parse } from 'node:querystring';
import { describe, expect, it } from 'vitest';
import { createClock } from '../../../../server/services/http/clock.ts';

const real = Date.parse('2026-03-01T08:00:00Z');
const read = (query: string, emulation = true) => createClock(emulation, () => real)(parse(query));

describe('clock of read requests', () => {
  it.each([
    ['culture=en-GB&dem=2026-12-24', '2026-12-24T12:00:00Z'],
    ['culture=es&dem=2026-12-24', '2026-12-24T11:00:00Z'],
    ['culture=de-DE&dem=2026-07-01T00:30', '2026-06-30T22:30:00Z'],
    ['culture=de-DE&dem=2026-07-01T00:30:00.000Z', '2026-07-01T00:30:00Z'],
    ['dem=2026-12-24', '2026-12-24T12:00:00Z'],
    ['culture=constructor&dem=2026-12-24', '2026-12-24T12:00:00Z'],
  ])('SHELL-10 COMP-05 %s emulates %s', (query, time) => {
    expect(read(query)).toEqual({ now: Date.parse(time), isEmulated: true });
  });

  it.each(['', 'dem=', 'dem=soon', 'dem=2026-02', 'dem=1767225600000'])(
    'SHELL-10 ignores %j, which is no time, as the site does',
    (query) => expect(read(`culture=es&${query}`)).toEqual({ now: real, isEmulated: false }),
  );

  it('COMP-05 ignores every time where emulation is off', () => {
    expect(read('culture=es&dem=2026-12-24', false)).toEqual({ now: real, isEmulated: false });
  });
});
