import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * Starts a proxy to the site whose connection can be cut for a page and its service worker at once. The browser's own offline emulation
 * applies to each of them separately, so the worker may still respond.
 */
export async function serveLine(sitePort: number) {
  const sockets = new Set<Socket>();
  let isCut = false;
  let end = sitePort;
  const server = createServer((incoming) => {
    if (isCut) return void incoming.destroy();
    const onward = connect(end, '127.0.0.1');
    for (const [socket, other] of [[incoming, onward] as const, [onward, incoming] as const]) {
      sockets.add(socket);
      socket.pipe(other);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    /** Restores the connection, or connects to another site. */
    mend(port = end) {
      end = port;
      isCut = false;
    },
    stop() {
      cut();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
