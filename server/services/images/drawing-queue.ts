/** `now` for requested pictures, `later` for pictures drawn ahead of requests. */
export type Urgency = 'now' | 'later';

/** The client that waits for a picture. */
export interface Client {
  urgency: Urgency;
  /** Rate limit key of the client. */
  clientKey: string;
  /** Aborted when no request waits for the picture any more. */
  signal: AbortSignal;
}

interface Waiting extends Client {
  reject: (reason: Error) => void;
}

/** Share of the queue that one client may fill, so that no client makes others be rejected. */
const clientShare = 1 / 4;

/** Tasks that wait for a drawing process. A task whose signal aborts is removed, and rejected with the signal's reason. */
export function createDrawingQueue<Task extends Waiting>() {
  const tasks: Task[] = [];

  function remove(task: Task): boolean {
    const place = tasks.indexOf(task);
    if (place >= 0) tasks.splice(place, 1);
    return place >= 0;
  }

  return {
    get length() {
      return tasks.length;
    },
    /** Whether a client may add a task to a queue of at most `mostWaiting`. */
    hasRoom(clientKey: string, mostWaiting: number): boolean {
      const own = tasks.filter((task) => task.clientKey === clientKey).length;
      return tasks.length < mostWaiting && own < mostWaiting * clientShare;
    },
    add(task: Task): void {
      tasks.push(task);
      const onAbort = () => {
        if (remove(task)) task.reject(task.signal.reason as Error);
      };
      if (task.signal.aborted) onAbort();
      else task.signal.addEventListener('abort', onAbort, { once: true });
    },
    /**
     * Takes the first task of the client that waits for the fewest pictures, so that a client that requests hundreds
     * does not delay others. Tasks that are not urgent come last, and only when `mayPrepare`.
     */
    take(mayPrepare: boolean): Task | undefined {
      const urgent = tasks.filter(({ urgency }) => urgency === 'now');
      const clients = [...Map.groupBy(urgent, ({ clientKey }) => clientKey).values()];
      const [next] = clients.toSorted((some, others) => some.length - others.length)[0] ?? (mayPrepare ? tasks : []);
      if (next) remove(next);
      return next;
    },
    /** Removes and returns all tasks. */
    clear: (): Task[] => tasks.splice(0),
  };
}
