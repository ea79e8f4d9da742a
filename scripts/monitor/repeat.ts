import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../terminal/failure.ts';

export interface RepeatOptions {
  /** Seconds from the start of a round to the start of the next. */
  readonly every: number;
  /** Port of `/metrics` on the loopback address. */
  readonly port: number;
  /** Makes a round and resolves with its metrics. */
  round(): Promise<string>;
}

/** Repeats rounds and serves the metrics of the last one, until SIGTERM or SIGINT. */
export async function repeatRounds({ every, port, round }: RepeatOptions): Promise<void> {
  let metrics: string | undefined;
  const server = createServer(({ url }, response) => {
    const isFound = url === '/metrics' && metrics !== undefined;
    // Before the end of the first round there is nothing to scrape yet.
    const status = isFound ? 200 : url === '/metrics' ? 503 : 404;
    response.writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' });
    response.end(isFound ? metrics : 'No metrics.\n');
  });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    throw new Failure(`[monitor] Port ${port} cannot be used; choose another one: --port.`);
  }
  console.error(`[monitor] metrics on http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`);
  const stop = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stop.abort());
  const stopped = once(stop.signal, 'abort');
  while (!stop.signal.aborted) {
    const next = wait(every * 1_000, undefined, { signal: stop.signal }).catch(() => undefined);
    const made = round().then((text) => (metrics = text));
    await Promise.race([stopped, Promise.all([made, next])]);
  }
  server.close();
  server.closeAllConnections();
}
