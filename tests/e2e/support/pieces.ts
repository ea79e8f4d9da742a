import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a proxy of the site that sends a document in chunks, each up to the end of one of the texts `ends`. `next` sends the next chunk.
 * Other responses are not changed.
 */
export async function servePieces(sitePort: number, ends: readonly string[]) {
  const waiting: (() => void)[] = [];
  const server = createServer((incoming, outgoing) => {
    const { url, method } = incoming;
    const isDocument = incoming.headers['sec-fetch-dest'] === 'document';
    const headers = { ...incoming.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const onward = request({ host: '127.0.0.1', port: sitePort, path: url, method, headers }, async (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      if (!isDocument) return response.pipe(outgoing);
      let html = (await response.setEncoding('utf8').toArray()).join('');
      for (const end of ends) {
        const at = html.indexOf(end);
        if (at === -1) return outgoing.destroy(new Error(`[tests] The page has no "${end}".`));
        outgoing.write(html.slice(0, at + end.length));
        html = html.slice(at + end.length);
        await new Promise<void>((resolve) => waiting.push(resolve));
      }
      return outgoing.end(html);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    next: () => waiting.shift()?.(),
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
