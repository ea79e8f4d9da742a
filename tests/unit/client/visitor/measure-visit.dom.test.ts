import { beforeEach, expect, it, vi } from 'vitest';
import type { Site } from '../../../../client/site-context.ts';
import { createMeasurement } from '../../../../client/visitor/measure-visit.ts';
import { soon } from '../support/soon.ts';

const logVitals = vi.hoisted(() => vi.fn());
vi.mock('../../../../client/visitor/web-vitals.ts', () => ({ logVitals }));

beforeEach(() => {
  logVitals.mockClear();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act());
});

const start = (measuredShare: number) => createMeasurement({ measuredShare } as Site, vi.fn());

it('OPS-09 measures a document whose visitor accepts tracking, once, until the visitor refuses', async () => {
  const allow = start(0.51);
  allow(false);
  allow(true);
  allow(true);
  await soon(() => expect(logVitals).toHaveBeenCalledOnce());
  const isAllowed = logVitals.mock.lastCall?.[2] as () => boolean;
  expect(isAllowed()).toBe(true);
  allow(false);
  expect(isAllowed()).toBe(false);
});

it.each([0, 0.5])(
  'OPS-09 does not measure a document that the share %s leaves out, also after another choice',
  async (share) => {
    const allow = start(share);
    allow(true);
    vi.mocked(Math.random).mockReturnValue(0);
    allow(false);
    allow(true);
    await vi.dynamicImportSettled();
    expect(logVitals).not.toHaveBeenCalled();
  },
);
