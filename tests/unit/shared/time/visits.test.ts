import { describe, expect, it } from 'vitest';
import { continueVisit, isReleasedSince, mergeVisits, noVisit } from '../../../../shared/time/visits.ts';

const minutes = (count: number) => count * 60_000;

describe('visits', () => {
  it.each([
    ['the first visit has no previous one', noVisit, 100, { last: 100, previous: 0 }],
    ['a visit continues', { last: 100, previous: 7 }, 200, { last: 200, previous: 7 }],
    [
      'a visit continues after 30 minutes',
      { last: 100, previous: 7 },
      100 + minutes(30),
      { last: 100 + minutes(30), previous: 7 },
    ],
    [
      'a new visit starts after more than 30 minutes',
      { last: 100, previous: 7 },
      101 + minutes(30),
      { last: 101 + minutes(30), previous: 100 },
    ],
    ['a clock that was set back does not end a visit', { last: 100, previous: 7 }, 50, { last: 100, previous: 7 }],
  ])('GAME-10 %s', (_, times, now, expected) => {
    expect(continueVisit(times, now)).toEqual(expected);
  });

  it.each([
    ['equal visits', { last: 9, previous: 5 }, { last: 9, previous: 5 }, { last: 9, previous: 5 }],
    ['a visit and none', { last: 9, previous: 5 }, noVisit, { last: 9, previous: 5 }],
    ['a later time in one tab', { last: 9, previous: 5 }, { last: 7, previous: 5 }, { last: 9, previous: 5 }],
    [
      'a tab that was suspended during a visit in the other',
      { last: minutes(300), previous: minutes(10) },
      { last: minutes(125), previous: minutes(10) },
      { last: minutes(300), previous: minutes(125) },
    ],
  ])('GAME-10 of two tabs are merged: %s', (_, a, b, expected) => {
    expect(mergeVisits(a, b)).toEqual(expected);
    expect(mergeVisits(b, a)).toEqual(expected);
  });

  const noon = Date.parse('2026-11-10T12:00:00Z');
  it.each([
    ['2026-11-11', noon, true],
    ['2026-11-10T12:00:01Z', noon, true],
    ['2026-11-10', noon, false],
    ['2026-11-11', 0, false],
    [undefined, noon, false],
    ['some day', noon, false],
  ])('GAME-10 a game released on %j is new since the visit of %j: %j', (releasedAt, previous, expected) => {
    expect(isReleasedSince(releasedAt, { previous })).toBe(expected);
  });
});
