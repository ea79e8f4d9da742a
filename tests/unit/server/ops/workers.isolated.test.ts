import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runWorkers } from '../../../../server/ops/workers.ts';
import { recordingLog } from '../support/recording-log.ts';

/** Like Node's, `workers` drops a worker only when it has exited and its channel is closed, in either order. */
const cluster = vi.hoisted(() => ({ workers: {} as Record<string, unknown>, fork: vi.fn<() => unknown>() }));
vi.mock('node:cluster', () => ({ default: cluster }));

function fakeWorker(id: number) {
  const worker = Object.assign(new EventEmitter(), { process: { pid: id, kill: vi.fn<(signal: string) => void>() } });
  cluster.workers[id] = worker;
  return worker;
}

/** Removes the signal listeners that the test has added. */
function forgetListeners() {
  const known = new Set([...process.listeners('SIGTERM'), ...process.listeners('SIGINT')]);
  onTestFinished(() => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      for (const listener of process.listeners(signal)) if (!known.has(listener)) process.off(signal, listener);
    }
  });
}

/** Runs two workers. `fork` returns the given workers in turn. */
function run(workers: readonly unknown[]) {
  forgetListeners();
  cluster.fork.mockReset();
  for (const worker of workers) cluster.fork.mockReturnValueOnce(worker);
  const { log, entries } = recordingLog();
  return { entries, ended: runWorkers({ count: 2, environment: {}, log }) };
}

it.each([
  ['drain', 0, null],
  ['have just started', null, 'SIGTERM'],
])('OPS-03 workers that %s and exit before their channels close count as a clean exit', async (_how, code, signal) => {
  const workers = [fakeWorker(1), fakeWorker(2)];
  const { ended } = run(workers);
  workers[0]?.emit('listening');
  await vi.waitFor(() => expect(cluster.fork).toHaveBeenCalledTimes(2), 10_000);
  workers[1]?.emit('listening');

  process.emit('SIGTERM');
  for (const worker of workers) {
    expect(worker.process.kill).toHaveBeenCalledExactlyOnceWith('SIGTERM');
    worker.emit('exit', code, signal);
  }
  expect(await ended).toBe(0);
});

it('OPS-04 a worker that is killed while it starts is logged and replaced', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const [first, second, third] = [fakeWorker(1), fakeWorker(2), fakeWorker(3)];
  const { ended, entries } = run([first, second, third]);
  first.emit('listening');
  await vi.waitFor(() => expect(cluster.fork).toHaveBeenCalledTimes(2));
  second.emit('exit', null, 'SIGKILL');
  expect(entries).toMatchObject([{ code: 'server.worker.lost', pid: 2, signal: 'SIGKILL' }]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(cluster.fork).toHaveBeenCalledTimes(3);
  process.emit('SIGTERM');
  for (const worker of [first, third]) worker.emit('exit', 0, null);
  expect(await ended).toBe(0);
});

it('OPS-05 workers that crash in a loop are replaced later each time, until one has run for a minute', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const workers = Array.from({ length: 10 }, (_, index) => fakeWorker(index + 1));
  const { ended, entries } = run(workers);
  workers[0]!.emit('listening');
  await vi.waitFor(() => expect(cluster.fork).toHaveBeenCalledTimes(2));
  /** Seconds until the worker is replaced after it has run for a time. */
  async function secondsLost(worker: EventEmitter, ranMs: number) {
    worker.emit('listening');
    await vi.advanceTimersByTimeAsync(ranMs);
    worker.emit('exit', 1, null);
    const { replacedInMs } = entries.at(-1) as unknown as { replacedInMs: number };
    const forks = cluster.fork.mock.calls.length;
    await vi.advanceTimersByTimeAsync(replacedInMs - 1);
    expect(cluster.fork).toHaveBeenCalledTimes(forks);
    await vi.advanceTimersByTimeAsync(1);
    expect(cluster.fork).toHaveBeenCalledTimes(forks + 1);
    return replacedInMs / 1_000;
  }
  const delays = [];
  for (const worker of workers.slice(1, 8)) delays.push(await secondsLost(worker, 500));
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30]);
  expect(await secondsLost(workers[8]!, 60_000)).toBe(1);
  process.emit('SIGTERM');
  for (const worker of [workers[0]!, workers[9]!]) worker.emit('exit', 0, null);
  expect(await ended).toBe(0);
});

it.each([
  ['was killed, which is logged', null, 'SIGKILL', ['server.worker.lost']],
  ['exited with a code, having logged why', 3, null, []],
])('OPS-02 the whole process ends when the first worker never listened: it %s', async (_how, code, signal, codes) => {
  const worker = fakeWorker(1);
  const { ended, entries } = run([worker]);
  worker.emit('exit', code, signal);
  expect(await ended).toBe(code ?? 1);
  expect(entries.map((entry) => entry.code)).toEqual(codes);
});
