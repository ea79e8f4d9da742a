import { parseArgs } from 'node:util';
import { brands } from '../../brands/index.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';

export interface MonitorOptions {
  /** Where the site answers, for all brands: `http://127.0.0.1:3000`. */
  readonly origin: URL;
  /** Host that each brand is asked by, by its id. */
  readonly hosts: ReadonlyMap<string, string>;
}

const usage = `Usage: npm run monitor -- <origin> [--hosts ${brands.map(({ id }) => `${id}=host`).join(',')}]`;

const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/** The name by which a brand is known where the site runs: its own, or the one for this machine. */
const usualHost = ({ host, aliases }: (typeof brands)[number], origin: URL): string =>
  (isLocal(origin) ? aliases.find((alias) => alias.endsWith('.localhost')) : undefined) ?? host;

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { hosts: { type: 'string', default: '' } },
    });
  } catch (error) {
    throw new Failure(`${reasonOf(error)}\n${usage}`);
  }
}

/** Reads the arguments behind `npm run monitor --`. Throws a {@link Failure} with the usage when they make no sense. */
export function readMonitorOptions(args: readonly string[]): MonitorOptions {
  const { values, positionals } = parse(args);
  const [given, ...rest] = positionals;
  const origin = given !== undefined && URL.canParse(given) ? new URL(given) : undefined;
  if (!origin || !/^https?:$/.test(origin.protocol) || rest.length > 0) throw new Failure(usage);
  const pairs = values.hosts.split(',').filter(Boolean);
  const named = pairs.map((pair): [string, string] => {
    const [id = '', host = ''] = pair.split('=');
    if (!brands.some((brand) => brand.id === id) || !/^[\w.-]+$/.test(host)) {
      throw new Failure(
        `[monitor] --hosts has "${pair}"; it needs a brand and its host, like en=www.example.\n${usage}`,
      );
    }
    return [id, host];
  });
  const usual = brands.map((brand): [string, string] => [brand.id, usualHost(brand, origin)]);
  return { origin, hosts: new Map([...usual, ...named]) };
}
