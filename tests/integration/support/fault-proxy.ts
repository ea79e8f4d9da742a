import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { listen } from './listen.ts';

/** How a call of a service fails. */
export const faultKinds = ['reset', '500', 'garbage', 'half', 'wrong type', 'wrong dates'] as const;
/** A `slow` call gets no response at all. */
export type FaultKind = (typeof faultKinds)[number] | 'slow';

export interface Fault {
  kind: FaultKind;
  /** Path of the calls that fail. A segment like `:slug` stands for any. */
  path: string;
  /** A culture whose calls alone fail. */
  culture?: string;
}

export interface RecordedCall {
  url: string;
  headers: IncomingHttpHeaders;
}

/** Whether a path is of a call, whose segments like `:slug` stand for any. */
export const isCall = (call: string, path: string): boolean =>
  new RegExp(`^${call.replaceAll(/:\w+/g, '[^/]+')}$`).test(path);

const withWrongDates = (body: string) => body.replaceAll(/"\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?"/g, '"0000-00-00"');

function sendJson(response: ServerResponse, body: string, status = 200) {
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body);
}

async function fetchOriginal(origin: string, { url = '/', method, headers }: IncomingMessage, body: Buffer) {
  const outgoing = request(origin + url, { method, headers, agent: false });
  outgoing.end(body);
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
  return { incoming, text: await buffer(incoming) };
}

async function handle(
  origin: string,
  kind: FaultKind | undefined,
  received: IncomingMessage,
  response: ServerResponse,
) {
  if (kind === 'reset') return void received.socket.resetAndDestroy();
  if (kind === 'slow') return;
  if (kind === '500') return sendJson(response, '{"title":"down"}', 500);
  if (kind === 'garbage') return sendJson(response, '<html>\u0000not json');
  if (kind === 'wrong type') return sendJson(response, '7');
  const { incoming, text } = await fetchOriginal(origin, received, await buffer(received));
  if (kind === 'wrong dates') return sendJson(response, withWrongDates(text.toString()), incoming.statusCode);
  response.writeHead(incoming.statusCode ?? 502, incoming.headers);
  if (kind === 'half') response.write(text.subarray(0, text.length >> 1), () => response.destroy());
  else response.end(text);
}

/**
 * A proxy in front of the services that records calls, and makes chosen ones fail, also in ways that the services' own faults do not
 * know. It stops after the file's last test.
 */
export async function startFaultProxy(origin: string) {
  let faults: readonly Fault[] = [];
  const calls: RecordedCall[] = [];
  const server = createServer((received, response) => {
    const { url = '/', headers } = received;
    const { pathname, searchParams } = new URL(url, origin);
    calls.push({ url, headers });
    const fault = faults.find(
      ({ path, culture }) =>
        isCall(path, pathname) && (culture ?? searchParams.get('culture')) === searchParams.get('culture'),
    );
    void handle(origin, fault?.kind, received, response).catch(() => response.destroy());
  });
  const listening = await listen(server);
  afterAll(() => listening.close());
  return {
    origin: listening.origin,
    calls,
    set(chosen: readonly Fault[]) {
      faults = chosen;
    },
  };
}
