import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { exitWithErrors } from './exit.ts';

export interface EmbeddedServices {
  origin: string;
  stop(): void;
}

/** Log code of the line that the services write when they are ready. */
const readyCode = 'services.ready';

/**
 * Starts the embedded services as a child process that the site calls over HTTP. Resolves when they are ready. Their
 * log joins this process's log. When they exit, this process exits too, since it would have no content.
 */
export function startEmbeddedServices(program: string): Promise<EmbeddedServices> {
  if (!existsSync(program)) {
    const what = 'The embedded services are not here: the image of the site does not hold them.';
    exitWithErrors([`[server] ${what} Start their own image and set SERVICES_ORIGIN.`]);
  }
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    env: { SERVICES_PORT: '0', ...process.env },
    // The services exit when this IPC channel closes.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    // In their own process group, Ctrl-C does not reach them. Requests in flight need them while this process drains.
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
