import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { afterAll } from 'vitest';

export interface RecordedCall {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

/** A proxy in front of services, which records the calls of the site. It stops after the file's last test. */
export async function startRecordingServices(origin: string) {
  const calls: RecordedCall[] = [];
  const server = createServer((incoming, response) => {
    const { method = 'GET', url = '/', headers } = incoming;
    calls.push({ method, url, headers });
    const outgoing = request(origin + url, { method, headers, agent: false }, (received) => {
      response.writeHead(received.statusCode ?? 502, received.headers);
      void pipeline(received, response).catch(() => response.destroy());
    });
    outgoing.once('error', () => response.destroy());
    void pipeline(incoming, outgoing).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls };
}
