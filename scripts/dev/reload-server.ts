import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Style sheets of a build. */
export interface Styles {
  /** URL of the linked sheet. */
  readonly linked: string;
  /** Text of the critical sheet of each brand, by its id. */
  readonly critical: Readonly<Record<string, string>>;
}

/** Notifies open pages of a finished or failed build. */
export interface ReloadServer {
  /** Origin of the server. Pages load `/client.js` from it. */
  readonly url: string;
  reload(): void;
  /** Replaces the styles of every open page without a reload, so that scroll position and open overlays stay. */
  restyle(styles: Styles): void;
  /** Shows a text in every page, open now or later, until the next `reload()` or `restyle()`. */
  showFailure(text: string): void;
  close(): void;
}

/** Listens on a free port of the loopback interface. */
export async function createReloadServer(): Promise<ReloadServer> {
  const entry = fileURLToPath(new URL('./reload-client.ts', import.meta.url));
  const { outputFiles } = await build({ entryPoints: [entry], write: false, format: 'esm', target: 'es2022' });
  const script = outputFiles[0]?.text ?? '';
  const pages = new Set<ServerResponse>();
  let failure: string | undefined;
  const send = (page: ServerResponse, event: string, data: unknown) =>
    page.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);

  const server = createServer((request, response) => {
    // The pages have other origins, one for each brand.
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
    response.setHeader('Cache-Control', 'no-store');
    if (request.url === '/client.js') {
      response.setHeader('Content-Type', 'text/javascript').end(script);
    } else if (request.url === '/events') {
      response.setHeader('Content-Type', 'text/event-stream').flushHeaders();
      pages.add(response);
      response.on('close', () => pages.delete(response));
      if (failure !== undefined) send(response, 'failure', failure);
    } else {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  return {
    url: `http://127.0.0.1:${port}`,
    reload() {
      failure = undefined;
      for (const page of pages) send(page, 'reload', '');
    },
    restyle(styles) {
      failure = undefined;
      for (const page of pages) send(page, 'styles', styles);
    },
    showFailure(text) {
      failure = text;
      for (const page of pages) send(page, 'failure', text);
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
