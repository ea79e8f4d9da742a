import { describe, expect, it } from 'vitest';
import {
  checkEveryMs,
  type MaintenanceEvent,
  type MaintenanceWatch,
  openPlatform,
  stepMaintenance,
} from '../../../../shared/account/maintenance-watch.ts';

const told = (isClosed: boolean): MaintenanceEvent => ({ type: 'told', isClosed });
const clock: MaintenanceEvent = { type: 'clock' };
const returned: MaintenanceEvent = { type: 'returned' };

type Step = readonly [event: MaintenanceEvent, now: number];

function run(steps: readonly Step[]) {
  let watch: MaintenanceWatch = openPlatform;
  const asked = steps.filter(([event, now]) => {
    const step = stepMaintenance(watch, event, now);
    watch = step.watch;
    return step.asks;
  });
  return { watch, asked: asked.map(([, now]) => now) };
}

describe('the platform’s maintenance', () => {
  it.each<[string, Step[], number[]]>([
    [
      'never while it is open',
      [
        [clock, checkEveryMs],
        [returned, 9 * checkEveryMs],
      ],
      [],
    ],
    [
      'never once it has been opened',
      [
        [told(true), 0],
        [told(false), 1],
        [clock, checkEveryMs],
      ],
      [],
    ],
    [
      'not at once',
      [
        [told(true), 0],
        [clock, checkEveryMs - 1],
      ],
      [],
    ],
    [
      'every three minutes',
      [
        [told(true), 0],
        [clock, 180_000],
        [told(true), 181_000],
        [clock, 361_000],
      ],
      [180_000, 361_000],
    ],
    [
      'when the visitor returns',
      [
        [told(true), 0],
        [returned, 30_000],
      ],
      [30_000],
    ],
    [
      'not for one who goes to and fro',
      [
        [told(true), 0],
        [returned, 29_999],
        [returned, 30_000],
        [returned, 59_999],
      ],
      [30_000],
    ],
  ])('ACC-05 is asked about %s', (_, steps, expected) => {
    expect(run(steps).asked).toEqual(expected);
  });

  it('ACC-05 is asked about for an hour at most, and again once somebody is back', () => {
    const hours = Array.from({ length: 100 }, (_, index): Step[] => [
      [clock, (index + 1) * checkEveryMs],
      [told(true), (index + 1) * checkEveryMs],
    ]).flat();
    const steps: Step[] = [[told(true), 0], ...hours];
    expect(run(steps).asked).toHaveLength(20);
    const back = 101 * checkEveryMs;
    expect(run([...steps, [returned, back], [clock, back + checkEveryMs]]).asked.slice(20)).toEqual([
      back,
      back + checkEveryMs,
    ]);
  });

  it('STATE-03 is over when the answer says so', () => {
    expect(run([[told(true), 5]]).watch.isClosed).toBe(true);
    expect(
      run([
        [told(true), 5],
        [told(false), 6],
      ]).watch,
    ).toEqual({ isClosed: false, askedAt: 6, asked: 0 });
  });
});
