import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Creates the server with the site's limits for slow and large requests. An idle connection is closed sooner. A client that reads
 * slowly is not cut off.
 */
export const createHttpServer = (listener: RequestListener): Server =>
  createServer(
    {
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: 30_000,
      maxHeaderSize: 16 * 1024,
    },
    listener,
  );

/** Listens and returns the port, a free one for port 0. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(
      code === 'EADDRINUSE'
        ? `[services] SERVICES_PORT ${port} is taken; stop the program that has it or set SERVICES_PORT to another (0 takes any).`
        : `[services] cannot listen on ${host}:${port} (${code}); set SERVICES_HOST and SERVICES_PORT to what this machine may use.`,
      { cause: error },
    );
  }
  return (server.address() as AddressInfo).port;
}

/** Lets requests in flight finish, for `graceMs` at most. */
export async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(cut);
}
