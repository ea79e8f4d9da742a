import { describe, expect, it } from 'vitest';
import {
  type MaintenanceEvent,
  type MaintenanceWatch,
  openPlatform,
  stepMaintenance,
} from '../../../../shared/account/maintenance-watch.ts';

const events: Readonly<Record<string, MaintenanceEvent>> = {
  closed: { type: 'reported', isClosed: true },
  open: { type: 'reported', isClosed: false },
  clock: { type: 'clock' },
  returned: { type: 'returned' },
};

/** Runs steps such as `closed 0, clock 180`, each an event and its time in seconds. Returns the times of the checks. */
function run(steps: string) {
  let watch: MaintenanceWatch = openPlatform;
  const checks = steps.split(', ').flatMap((text) => {
    const [name = '', seconds] = text.split(' ');
    const step = stepMaintenance(watch, events[name]!, Math.round(Number(seconds) * 1_000));
    watch = step.watch;
    return step.shouldRequest ? [Number(seconds)] : [];
  });
  return { watch, checks };
}

describe('maintenance checks', () => {
  it.each([
    ['never while the platform is open', 'clock 180, returned 1620', []],
    ['never after the platform has opened', 'closed 0, open 1, clock 180', []],
    ['not before the interval has passed', 'closed 0, clock 179.999', []],
    ['every three minutes', 'closed 0, clock 180, closed 181, clock 361', [180, 361]],
    ['when the visitor returns', 'closed 0, returned 30', [30]],
    [
      'at most once when the visitor returns repeatedly',
      'closed 0, returned 29.999, returned 30, returned 59.999',
      [30],
    ],
  ])('ACC-05 are made %s', (_, steps, expected) => {
    expect(run(steps).checks).toEqual(expected);
  });

  it('ACC-05 are made for one hour at most, and again when the visitor returns', () => {
    const hours = Array.from({ length: 100 }, (_, index) => `clock ${(index + 1) * 180}, closed ${(index + 1) * 180}`);
    const steps = ['closed 0', ...hours].join(', ');
    expect(run(steps).checks).toHaveLength(20);
    expect(run(`${steps}, returned 18180, clock 18360`).checks.slice(20)).toEqual([18_180, 18_360]);
  });

  it('STATE-03 end when the platform reports that it is open', () => {
    expect(run('closed 5').watch.isClosed).toBe(true);
    expect(run('closed 5, open 6').watch).toEqual({ isClosed: false, requestedAt: 6_000, requests: 0 });
  });
});
