import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface EmbeddedServices {
  origin: string;
  stop(): void;
}

/** The code of the line by which the services say that they answer. */
const readyCode = 'services.ready';

/**
 * Starts the services that ship with the site as a program of their own, which is spoken to over HTTP like any other. Resolves when
 * they answer; their log joins this process's. When they end, this process ends too: it would have nothing to show.
 */
export function startEmbeddedServices(program: string): Promise<EmbeddedServices> {
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { SERVICES_PORT: '0', ...process.env },
    // By the channel the services notice when this process is gone, and end too.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // A group of their own: Ctrl-C ends all that is in this process's, and what is under way still needs them while it drains.
    detached: true,
  });
  const stop = () => {
    child.removeAllListeners('exit');
    child.kill('SIGTERM');
  };
  child.once('exit', (code) => {
    process.stderr.write(`[server] The embedded services ended with code ${code}; see their lines above.\n`);
    process.exit(1);
  });
  const { stdout } = child;
  if (!stdout) throw new Error('[server] The embedded services have no output to listen to.');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      process.stdout.write(`${line}\n`);
      const port = portOf(line);
      if (port !== undefined) resolve({ origin: `http://127.0.0.1:${port}`, stop });
    });
  });
}

function portOf(line: string): number | undefined {
  if (!line.includes(readyCode)) return undefined;
  const { port } = JSON.parse(line) as { port?: number };
  return port;
}
