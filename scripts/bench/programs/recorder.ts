import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Recorded {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

interface Hold {
  readonly path: string;
  readonly ms: number;
}

/** A proxy before the services whose responses never change and cost nothing to produce. */
export interface Recorder extends AsyncDisposable {
  readonly origin: string;
  /** Number of requests by path with query, since the last `reset`. */
  readonly requestCounts: ReadonlyMap<string, number>;
  /** Time of the last response by path with query, in `performance.now()` milliseconds. */
  readonly respondedAt: ReadonlyMap<string, number>;
  /** Pictures requested from the services, including those that were not drawn in time and will be requested again. */
  readonly pictureRequests: number;
  /** Requested pictures that are still being drawn. */
  readonly picturesPending: number;
  reset(): void;
  /** Delays responses to paths with this prefix, until the next call. */
  hold(hold: Hold | undefined): void;
}

const recordedHeaders = ['content-type', 'cache-control', 'etag'];

async function record(url: string): Promise<Recorded> {
  const response = await fetch(url);
  const headers = recordedHeaders.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: response.status, headers: Object.fromEntries(headers), body: Buffer.from(await response.bytes()) };
}

/**
 * A proxy between a site and its services. It requests each URL once and then responds from memory, so that no figure
 * includes the services' work. It counts requests and can delay a response.
 */
export async function startRecorder(services: string): Promise<Recorder> {
  const recorded = new Map<string, Promise<Recorded>>();
  const requestCounts = new Map<string, number>();
  const respondedAt = new Map<string, number>();
  const pictures = { requested: 0, pending: 0 };
  let held: Hold | undefined;

  async function recordPicture(url: string): Promise<Recorded> {
    pictures.requested += 1;
    pictures.pending += 1;
    try {
      return await record(services + url);
    } finally {
      pictures.pending -= 1;
    }
  }

  async function respond(url: string, response: ServerResponse) {
    requestCounts.set(url, (requestCounts.get(url) ?? 0) + 1);
    if (held && url.startsWith(held.path)) await wait(held.ms);
    const known = recorded.get(url) ?? (url.startsWith('/images/') ? recordPicture(url) : record(services + url));
    recorded.set(url, known);
    const { status, headers, body } = await known;
    // Pictures that were not drawn in time are drawn on the next request.
    if (status >= 500) recorded.delete(url);
    respondedAt.set(url, performance.now());
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  }

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    respond(url, response).catch(() => {
      recorded.delete(url);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requestCounts,
    respondedAt,
    get pictureRequests() {
      return pictures.requested;
    },
    get picturesPending() {
      return pictures.pending;
    },
    reset() {
      requestCounts.clear();
      respondedAt.clear();
    },
    hold(hold) {
      held = hold;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
