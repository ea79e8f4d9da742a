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

/** A front of the services whose answers never change and cost nothing to make. */
export interface Recorder extends AsyncDisposable {
  readonly origin: string;
  /** How often each path with query was asked for since the last `forget`. */
  readonly asked: ReadonlyMap<string, number>;
  /** When each path with query was last answered, in `performance.now()` milliseconds. */
  readonly answeredAt: ReadonlyMap<string, number>;
  /** Pictures that the services have been asked for, those included that could not be drawn in time and will be asked for again. */
  readonly picturesAsked: number;
  /** Of these, how many are being drawn. */
  readonly picturesAwaited: number;
  forget(): void;
  /** Answers later whatever begins with this path, until the next call. */
  hold(hold: Hold | undefined): void;
}

const keptHeaders = ['content-type', 'cache-control', 'etag'];

async function record(url: string): Promise<Recorded> {
  const answer = await fetch(url);
  const headers = keptHeaders.flatMap((name) => {
    const value = answer.headers.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  return { status: answer.status, headers: Object.fromEntries(headers), body: Buffer.from(await answer.bytes()) };
}

/**
 * Stands between a site and its services: each address is asked of the services once and answered from memory ever after, so
 * that their work is in no figure. It counts what is asked, and can hold an answer back.
 */
export async function startRecorder(services: string): Promise<Recorder> {
  const recorded = new Map<string, Promise<Recorded>>();
  const asked = new Map<string, number>();
  const answeredAt = new Map<string, number>();
  const pictures = { asked: 0, awaited: 0 };
  let held: Hold | undefined;

  async function recordPicture(url: string): Promise<Recorded> {
    pictures.asked += 1;
    pictures.awaited += 1;
    try {
      return await record(services + url);
    } finally {
      pictures.awaited -= 1;
    }
  }

  async function answer(url: string, response: ServerResponse) {
    asked.set(url, (asked.get(url) ?? 0) + 1);
    if (held && url.startsWith(held.path)) await wait(held.ms);
    const known = recorded.get(url) ?? (url.startsWith('/images/') ? recordPicture(url) : record(services + url));
    recorded.set(url, known);
    const { status, headers, body } = await known;
    // Pictures that could not be drawn in time are drawn when they are asked for again.
    if (status >= 500) recorded.delete(url);
    answeredAt.set(url, performance.now());
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  }

  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    answer(url, response).catch(() => {
      recorded.delete(url);
      response.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answeredAt,
    get picturesAsked() {
      return pictures.asked;
    },
    get picturesAwaited() {
      return pictures.awaited;
    },
    forget() {
      asked.clear();
      answeredAt.clear();
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
