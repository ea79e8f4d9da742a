import { type ChildProcess, fork } from 'node:child_process';
import { type Client, createDrawingQueue } from './drawing-queue.ts';
import type { PictureJob } from './job.ts';
import type { WorkerReply } from './worker.ts';

interface Task extends Client {
  job: PictureJob;
  attempts: number;
  resolve: (picture: Buffer) => void;
  reject: (error: Error) => void;
}

interface Worker {
  process: ChildProcess;
  task: Task | undefined;
  limit?: NodeJS.Timeout;
}

const mostAttempts = 2;
const idleMs = 30_000;
/** The slowest drawing takes a few seconds on a busy machine. */
const taskLimitMs = 60_000;

/** Thrown when more wait than could be served in reasonable time. */
export class PoolFullError extends Error {}

/**
 * Drawing processes, at most `size`, started on demand and stopped when idle. Drawing runs outside this process,
 * because the image library uses its thread pool, where file reads would wait behind it.
 */
export function createDrawingPool({
  size,
  mostWaiting,
  onLost,
}: {
  size: number;
  mostWaiting: number;
  onLost: (code: number | null) => void;
}) {
  const workers = new Set<Worker>();
  const queue = createDrawingQueue<Task>();
  let closed = false;

  function start(): Worker {
    const worker: Worker = {
      process: fork(new URL('./worker.ts', import.meta.url), {
        serialization: 'advanced',
        // Else each thread of the image library hoards memory of its own.
        env: { ...process.env, MALLOC_ARENA_MAX: '2' },
      }),
      task: undefined,
    };
    workers.add(worker);
    let idle: NodeJS.Timeout | undefined;
    worker.process.on('message', (reply: WorkerReply) => {
      clearTimeout(worker.limit);
      const { task } = worker;
      worker.task = undefined;
      if ('picture' in reply) task?.resolve(Buffer.from(reply.picture));
      else task?.reject(new Error(reply.error));
      assign();
      clearTimeout(idle);
      if (!worker.task) {
        idle = setTimeout(() => {
          if (worker.task) return;
          workers.delete(worker);
          worker.process.disconnect();
        }, idleMs).unref();
      }
    });
    worker.process.on('exit', (code) => {
      clearTimeout(idle);
      clearTimeout(worker.limit);
      if (!workers.delete(worker) || closed) return;
      onLost(code);
      const { task } = worker;
      if (task && task.attempts < mostAttempts) queue.add(task);
      else task?.reject(new Error(`[images] the drawing process ended with code ${code}.`));
      assign();
    });
    return worker;
  }

  function assign(): void {
    while (!closed) {
      const free = [...workers].find(({ task }) => !task);
      if (!free && workers.size >= size) return;
      // Drawing ahead of requests never takes more than one process.
      const task = queue.take([...workers].every((worker) => worker.task?.urgency !== 'later'));
      if (!task) return;
      const worker = free ?? start();
      worker.task = { ...task, attempts: task.attempts + 1 };
      worker.limit = setTimeout(() => worker.process.kill('SIGKILL'), taskLimitMs);
      worker.process.send(task.job);
    }
  }

  return {
    /** Draws a picture. Rejects with the reason of the client's signal when the client disconnects while it waits. */
    draw(job: PictureJob, client: Client): Promise<Buffer> {
      if (!queue.hasRoom(client.clientKey, mostWaiting)) {
        return Promise.reject(new PoolFullError('too many pictures are waited for'));
      }
      const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
      queue.add({ ...client, job, attempts: 0, resolve, reject });
      assign();
      return promise;
    },
    close(): void {
      closed = true;
      for (const { process, task } of workers) {
        task?.reject(new Error('[images] the service is stopping.'));
        process.kill();
      }
      for (const task of queue.clear()) task.reject(new Error('[images] the service is stopping.'));
    },
  };
}
export type DrawingPool = ReturnType<typeof createDrawingPool>;
