import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Respond = (request: IncomingMessage, response: ServerResponse) => void;

/** Starts a server that records requests besides those for `/readyz`, and responds as the test says. */
export async function startRecorder(name: string) {
  const requests: IncomingMessage[] = [];
  let respond: Respond = (_request, response) => response.end(name);
  const server = createServer((request, response) => {
    if (request.url === '/readyz') return void response.end('ready\n');
    requests.push(request);
    respond(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    requests,
    /** Changes how the next requests are responded to. */
    respondBy(next: Respond) {
      respond = next;
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
