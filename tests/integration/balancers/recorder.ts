import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { listen } from '../support/listen.ts';

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
  const { port, close } = await listen(server);
  return {
    port,
    requests,
    /** Changes how the next requests are responded to. */
    respondBy(next: Respond) {
      respond = next;
    },
    stop: close,
  };
}
