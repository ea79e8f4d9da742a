import { describe, expect, it } from 'vitest';
import { createDrawingQueue, type Urgency } from '../../../../server/services/images/drawing-queue.ts';

function task(clientKey: string, name: string, urgency: Urgency = 'now') {
  const client = new AbortController();
  const rejections: unknown[] = [];
  const reject = (reason: Error) => void rejections.push(reason);
  return { task: { clientKey, name, urgency, signal: client.signal, reject }, client, rejections };
}

type Tasks = ReturnType<typeof task>[];

function queueOf(tasks: Tasks) {
  const queue = createDrawingQueue<Tasks[number]['task']>();
  for (const each of tasks) queue.add(each.task);
  return queue;
}

describe('the queue of pictures', () => {
  it('SEC-06 serves a client that waits for one picture before a client that waits for many', () => {
    const queue = queueOf([task('greedy', 'a'), task('greedy', 'b'), task('greedy', 'c'), task('quiet', 'd')]);
    expect([1, 2, 3, 4, 5].map(() => queue.take(true)?.name)).toEqual(['d', 'a', 'b', 'c', undefined]);
  });

  it('SEC-06 has room for other clients when one client has filled its share', () => {
    const queue = queueOf([task('greedy', 'a'), task('greedy', 'b')]);
    expect(['greedy', 'quiet'].map((clientKey) => queue.hasRoom(clientKey, 8))).toEqual([false, true]);
    for (const clientKey of ['c', 'd', 'e', 'f', 'g', 'h']) queue.add(task(clientKey, clientKey).task);
    expect(queue.hasRoom('quiet', 8)).toBe(false);
  });

  it('PERF-01 draws ahead only when no client waits', () => {
    const queue = queueOf([task('prepare', 'ahead', 'later'), task('visitor', 'seen')]);
    expect(queue.take(true)?.name).toBe('seen');
    expect(queue.take(false)).toBeUndefined();
    expect(queue.take(true)?.name).toBe('ahead');
  });

  it('SEC-06 forgets a picture that its client no longer waits for', () => {
    const given = task('gone', 'a');
    const queue = queueOf([given, task('here', 'b')]);
    given.client.abort();
    expect(given.rejections).toEqual([given.client.signal.reason]);
    expect([queue.length, queue.take(true)?.name, queue.take(true)]).toEqual([1, 'b', undefined]);
  });

  it('SEC-06 takes no picture whose client has gone before', () => {
    const gone = task('gone', 'a');
    gone.client.abort();
    expect([queueOf([gone]).length, gone.rejections]).toEqual([0, [gone.client.signal.reason]]);
  });

  it('SEC-06 does not reject a picture that is being drawn', () => {
    const drawn = task('gone', 'a');
    queueOf([drawn]).take(true);
    drawn.client.abort();
    expect(drawn.rejections).toEqual([]);
  });
});
