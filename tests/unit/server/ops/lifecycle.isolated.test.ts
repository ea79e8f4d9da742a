import type { Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createLifecycle, drain } from '../../../../server/ops/lifecycle.ts';
import { recordingLog } from '../support/recording-log.ts';

vi.mock('node:timers/promises', () => ({ setTimeout: (ms: number) => new Promise((done) => setTimeout(done, ms)) }));

afterEach(() => void vi.useRealTimers());

it.each([
  [0, 18_000],
  [5_000, 23_000],
  [20_000, 24_000],
])(
  'OPS-03 with a grace period of %d ms, drain cuts connections that never end after %d ms, within 25 s',
  async (graceMs, wanted) => {
    vi.useFakeTimers();
    const startedAt = Date.now();
    let resolveClosed = () => {};
    const server = {
      close: (closed: () => void) => void (resolveClosed = closed),
      closeIdleConnections: () => undefined,
      closeAllConnections: () => resolveClosed(),
    } as unknown as Server;
    const gone = drain(server, createLifecycle(), { graceMs, log: recordingLog().log }).then(
      () => Date.now() - startedAt,
    );
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await gone).toBe(wanted);
  },
);
