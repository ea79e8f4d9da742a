import { EventEmitter } from 'node:events';
import { expect, it, onTestFinished, vi } from 'vitest';
import { runWorkers } from '../../../../server/ops/workers.ts';
import { recordingLog } from '../support/recording-log.ts';

/** As Node does it: `workers` gives a worker up only when it has exited and its channel is closed, in either order. */
const cluster = vi.hoisted(() => ({ workers: {} as Record<string, unknown>, fork: vi.fn<() => unknown>() }));
vi.mock('node:cluster', () => ({ default: cluster }));

function fakeWorker(id: number) {
  const worker = Object.assign(new EventEmitter(), { process: { pid: id, kill: vi.fn<(signal: string) => void>() } });
  cluster.workers[id] = worker;
  return worker;
}

it.each([
  ['drain', 0, null],
  ['have just begun', null, 'SIGTERM'],
])(
  'OPS-03 workers that %s and exit before their channels are closed have left cleanly all the same',
  async (_how, code, signal) => {
    const known = new Set([...process.listeners('SIGTERM'), ...process.listeners('SIGINT')]);
    onTestFinished(() => {
      for (const told of ['SIGTERM', 'SIGINT'] as const) {
        for (const listener of process.listeners(told)) if (!known.has(listener)) process.off(told, listener);
      }
    });
    cluster.fork.mockClear();
    const workers = [fakeWorker(1), fakeWorker(2)];
    for (const worker of workers) cluster.fork.mockReturnValueOnce(worker);
    const ended = runWorkers({ count: 2, environment: {}, log: recordingLog().log });
    workers[0]?.emit('listening');
    await vi.waitFor(() => expect(cluster.fork).toHaveBeenCalledTimes(2), 10_000);
    workers[1]?.emit('listening');

    process.emit('SIGTERM');
    for (const worker of workers) {
      expect(worker.process.kill).toHaveBeenCalledExactlyOnceWith('SIGTERM');
      worker.emit('exit', code, signal);
    }
    expect(await ended).toBe(0);
  },
);
