import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Starts a proxy of the site that rewrites the text of one file. Other responses are not changed. */
export async function serveRewritten(sitePort: number, file: string, rewrite: (text: string) => string) {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming;
    const isFile = url.split('?')[0] === file;
    const { 'if-none-match': _, ...unconditional } = headers;
    const sent = isFile ? { ...unconditional, 'accept-encoding': 'identity' } : headers;
    const onward = request(
      { host: '127.0.0.1', port: sitePort, path: url, method, headers: sent },
      async (response) => {
        const { 'content-length': _length, etag: _tag, ...others } = response.headers;
        if (!isFile) return response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
        const text = (await response.setEncoding('utf8').toArray()).join('');
        return outgoing.writeHead(response.statusCode ?? 502, others).end(rewrite(text));
      },
    );
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
