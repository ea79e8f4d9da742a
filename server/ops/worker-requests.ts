import cluster, { type Worker } from 'node:cluster';
import { isRecord } from '../../shared/data/is-record.ts';

/** A request of the primary process to a worker, and its response. Other messages use the same channel. */
interface WorkerRequest {
  siteRequest: number;
  name: string;
  data: unknown;
}
interface WorkerResponse {
  siteResponse: number;
  data: unknown;
}

const isRequest = (message: unknown): message is WorkerRequest => isRecord(message) && 'siteRequest' in message;
const isResponse = (message: unknown): message is WorkerResponse => isRecord(message) && 'siteResponse' in message;

/** Longest time that the primary process waits for a worker. */
const limitMs = 2_000;

/** Responses of all workers that listen. `isComplete` is false when one did not respond in time. */
export interface WorkerResponses<T> {
  responses: T[];
  isComplete: boolean;
}

/** Sends requests to all workers, for the primary process. Create it before the workers. */
export function createWorkerRequests() {
  const listening = new Set<Worker>();
  cluster.on('listening', (worker) => listening.add(worker));
  cluster.on('exit', (worker) => listening.delete(worker));
  let count = 0;

  /** Resolves to undefined when the worker exits or does not respond in time. */
  function requestFrom<T>(worker: Worker, request: WorkerRequest): Promise<{ data: T } | undefined> {
    return new Promise((resolve) => {
      const end = (response?: { data: T }) => {
        clearTimeout(timer);
        worker.off('message', onMessage);
        worker.off('exit', onExit);
        resolve(response);
      };
      const onMessage = (message: unknown) => {
        if (isResponse(message) && message.siteResponse === request.siteRequest) end({ data: message.data as T });
      };
      const onExit = () => end();
      const timer = setTimeout(end, limitMs);
      worker.on('message', onMessage);
      worker.once('exit', onExit);
      worker.send(request, (error) => error && end());
    });
  }

  return async function request<T>(name: string, data: unknown): Promise<WorkerResponses<T>> {
    const message: WorkerRequest = { siteRequest: ++count, name, data };
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    const awaited = workers.filter((worker) => listening.has(worker));
    // A worker that does not listen yet has cached nothing, but may be about to.
    for (const worker of workers) if (!listening.has(worker)) worker.send(message, () => undefined);
    const results = await Promise.all(awaited.map((worker) => requestFrom<T>(worker, message)));
    const responses = results.flatMap((result) => (result ? [result.data] : []));
    return { responses, isComplete: responses.length === awaited.length };
  };
}
export type RequestWorkers = ReturnType<typeof createWorkerRequests>;

/** Responds to requests of the primary process, in a worker. */
export function respondToPrimary(handlers: Readonly<Record<string, (data: never) => unknown>>): void {
  process.on('message', (message) => {
    const handle = isRequest(message) ? handlers[message.name] : undefined;
    if (!handle || !isRequest(message)) return;
    void Promise.resolve(handle(message.data as never)).then((data) =>
      process.send?.({ siteResponse: message.siteRequest, data } satisfies WorkerResponse),
    );
  });
}
