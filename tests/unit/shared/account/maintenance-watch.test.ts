import { describe, expect, it } from 'vitest';
import {
  checkEveryMs,
  type MaintenanceEvent,
  type MaintenanceWatch,
  openPlatform,
  stepMaintenance,
} from '../../../../shared/account/maintenance-watch.ts';

const reported = (isClosed: boolean): MaintenanceEvent => ({ type: 'reported', isClosed });
const clock: MaintenanceEvent = { type: 'clock' };
const returned: MaintenanceEvent = { type: 'returned' };

type Step = readonly [event: MaintenanceEvent, now: number];

function run(steps: readonly Step[]) {
  let watch: MaintenanceWatch = openPlatform;
  const checks = steps.filter(([event, now]) => {
    const step = stepMaintenance(watch, event, now);
    watch = step.watch;
    return step.shouldRequest;
  });
  return { watch, checks: checks.map(([, now]) => now) };
}

describe('maintenance checks', () => {
  it.each<[string, Step[], number[]]>([
    [
      'never while the platform is open',
      [
        [clock, checkEveryMs],
        [returned, 9 * checkEveryMs],
      ],
      [],
    ],
    [
      'never after the platform has opened',
      [
        [reported(true), 0],
        [reported(false), 1],
        [clock, checkEveryMs],
      ],
      [],
    ],
    [
      'not before the interval has passed',
      [
        [reported(true), 0],
        [clock, checkEveryMs - 1],
      ],
      [],
    ],
    [
      'every three minutes',
      [
        [reported(true), 0],
        [clock, 180_000],
        [reported(true), 181_000],
        [clock, 361_000],
      ],
      [180_000, 361_000],
    ],
    [
      'when the visitor returns',
      [
        [reported(true), 0],
        [returned, 30_000],
      ],
      [30_000],
    ],
    [
      'at most once when the visitor returns repeatedly',
      [
        [reported(true), 0],
        [returned, 29_999],
        [returned, 30_000],
        [returned, 59_999],
      ],
      [30_000],
    ],
  ])('ACC-05 are made %s', (_, steps, expected) => {
    expect(run(steps).checks).toEqual(expected);
  });

  it('ACC-05 are made for one hour at most, and again when the visitor returns', () => {
    const hours = Array.from({ length: 100 }, (_, index): Step[] => [
      [clock, (index + 1) * checkEveryMs],
      [reported(true), (index + 1) * checkEveryMs],
    ]).flat();
    const steps: Step[] = [[reported(true), 0], ...hours];
    expect(run(steps).checks).toHaveLength(20);
    const back = 101 * checkEveryMs;
    expect(run([...steps, [returned, back], [clock, back + checkEveryMs]]).checks.slice(20)).toEqual([
      back,
      back + checkEveryMs,
    ]);
  });

  it('STATE-03 end when the platform reports that it is open', () => {
    expect(run([[reported(true), 5]]).watch.isClosed).toBe(true);
    expect(
      run([
        [reported(true), 5],
        [reported(false), 6],
      ]).watch,
    ).toEqual({ isClosed: false, requestedAt: 6, requests: 0 });
  });
});
