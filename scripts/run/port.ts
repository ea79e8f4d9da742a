import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../terminal/failure.ts';

/** Reads a port from the environment. Throws a {@link Failure} when it is no port. */
export function readPort(variable: string, fallback: number): number {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`[config] ${variable} is "${text}"; it needs a whole number from 1 to 65535.`);
}

/** Throws a {@link Failure} that names the variable when another program listens on the port. */
export async function needFreePort(variable: string, port: number, host?: string): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const reason = code === 'EADDRINUSE' ? 'another program listens on it' : code;
    throw new Failure(
      `[start] Port ${port} cannot be used (${reason}); stop that program or choose another port: ${variable}=${port + 100}.`,
    );
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
