import type { LogEntry } from '../../../shared/contract/log-entry.ts';

/** Controls the faults of services that were started with `FAULTS=1`. */
export function faultControl(origin: string) {
  const send = (path: string, method: string, body?: unknown) =>
    fetch(origin + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  return {
    add: (rule: Record<string, unknown>) => send('/_faults', 'POST', rule),
    clear: () => send('/_faults', 'DELETE'),
    release: (name: string) => send('/_release', 'POST', { name }),
    async requests(): Promise<{ method: string; url: string; requestId: string }[]> {
      return (await send('/_requests', 'GET')).json() as Promise<{ method: string; url: string; requestId: string }[]>;
    },
    forget: () => send('/_requests', 'DELETE'),
    /** Entries that the logger service received. */
    async logged(): Promise<({ call: string; at: string } & LogEntry)[]> {
      return (await send('/_log', 'GET')).json() as Promise<({ call: string; at: string } & LogEntry)[]>;
    },
    forgetLogged: () => send('/_log', 'DELETE'),
  };
}
