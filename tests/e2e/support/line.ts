import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A line to the site that can be cut, for a page and its worker alike: the browser's own "offline" is told to each of them by itself, and a
 * worker may still answer before it has heard.
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
    /** As it was, or to another site. */
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
