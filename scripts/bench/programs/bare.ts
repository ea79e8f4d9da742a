import { createServer, request } from 'node:http';
import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

// Upper limit: a node:http server that copies one response of the site and then writes the same headers and bytes for
// every request.

/** The request whose response is copied, as JSON in the variable COPY_OF. */
export interface CopiedRequest {
  readonly port: number;
  readonly path: string;
  readonly headers: OutgoingHttpHeaders;
}

/** Headers that Node writes itself. */
const own = new Set(['date', 'connection', 'keep-alive']);

const copied = JSON.parse(process.env['COPY_OF'] ?? '{}') as CopiedRequest;
const original = await new Promise<IncomingMessage>((resolve, reject) => {
  request({ host: '127.0.0.1', ...copied }, resolve)
    .once('error', reject)
    .end();
});
const body = await buffer(original);
const status = original.statusCode ?? 0;
const headers = original.rawHeaders.filter((_, index, all) => !own.has(all[index - (index % 2)]?.toLowerCase() ?? ''));

const server = createServer((_request, response) => {
  response.writeHead(status, headers);
  if (body.length > 0) response.end(body);
  else response.end();
});
server.listen(0, '127.0.0.1', () => {
  console.log(JSON.stringify({ code: 'bare.ready', port: (server.address() as AddressInfo).port }));
});
