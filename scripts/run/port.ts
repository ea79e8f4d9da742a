import { once } from 'node:events';
import { createServer } from 'node:net';
import { Failure } from '../terminal/failure.ts';

/** Reads a port from the environment. Adds to `mistakes` when it is invalid. */
function readPort(variable: string, fallback: number, mistakes: string[]): number {
  const text = process.env[variable] || String(fallback);
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65_535) return port;
  mistakes.push(`[config] ${variable} is "${text}"; it needs a whole number from 1 to 65535.`);
  return fallback;
}

/**
 * Reads the ports of the site and, if they are started too, of the services. Throws a {@link Failure} with a line for
 * each invalid one, or when both are equal: the site would listen first and send the services' requests to itself.
 */
export function readPorts(startsServices: boolean): { port: number; servicesPort: number | undefined } {
  const mistakes: string[] = [];
  const port = readPort('PORT', 3000, mistakes);
  const servicesPort = startsServices ? readPort('SERVICES_PORT', 3001, mistakes) : undefined;
  if (mistakes.length > 0) throw new Failure(mistakes.join('\n'));
  if (port === servicesPort) {
    throw new Failure(
      `[config] PORT and SERVICES_PORT are both ${port}; choose another port for one of them: SERVICES_PORT=${neighbour(port)}.`,
    );
  }
  return { port, servicesPort };
}

/** A free port to suggest, never above 65535. */
const neighbour = (port: number) => (port + 100 > 65_535 ? port - 100 : port + 100);

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
      `[start] Port ${port} cannot be used (${reason}); stop that program or choose another port: ${variable}=${neighbour(port)}.`,
    );
  } finally {
    if (server.listening) {
      server.close();
      await once(server, 'close');
    }
  }
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
