import { type Child, startChild } from './child.ts';
import { freePort } from './port.ts';
import { becomesReady } from './ready.ts';
import { Failure } from '../terminal/failure.ts';

/** A built site on this machine with its admin server. */
export interface Instance extends AsyncDisposable {
  readonly port: number;
  readonly adminPort: number;
  readonly child: Child;
  /** Error lines of its log so far. */
  readonly errors: readonly string[];
  /** Samples of `/metrics` by name and labels. */
  scrape(): Promise<ReadonlyMap<string, number>>;
}

export interface InstanceOptions {
  readonly servicesOrigin: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** A free port unless it is given. */
  readonly port?: number;
}

/** Starts the build in `dist/` with the options of production, and waits until it is ready. Disposing it drains it. */
export async function startInstance({
  servicesOrigin,
  environment = {},
  port: given,
}: InstanceOptions): Promise<Instance> {
  const port = given ?? (await freePort());
  const adminPort = await freePort();
  const errors: string[] = [];
  let rest = '';
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    ADMIN_PORT: String(adminPort),
    SERVICES_ORIGIN: servicesOrigin,
    LOG_LEVEL: 'error',
    GRACE_MS: '0',
    ...environment,
  };
  const readErrors = (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    errors.push(...lines.filter((line) => line.includes('"level":"error"')));
  };
  const child = startChild('site', ['scripts/serve.sh'], settings, readErrors, 'sh');
  child.release();
  if (!(await becomesReady(child, `http://127.0.0.1:${port}/readyz`))) {
    throw new Failure('[site] It ended before it was ready; see its log above.');
  }
  return {
    port,
    adminPort,
    child,
    errors,
    async scrape() {
      const response = await fetch(`http://127.0.0.1:${adminPort}/metrics`);
      const samples = (await response.text()).matchAll(/^(?<name>\w+(?:\{.*\})?) (?<value>\S+)$/gm);
      return new Map([...samples].map(({ groups }) => [groups?.['name'] ?? '', Number(groups?.['value'])]));
    },
    [Symbol.asyncDispose]: () => child.stop(),
  };
}
