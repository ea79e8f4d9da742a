import { parseArgs } from 'node:util';
import { brands } from '../../brands/index.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';

export interface MonitorOptions {
  /** Origin of the server for all brands: `http://127.0.0.1:3000`. */
  readonly origin: URL;
  /** Host of each brand, by the brand's id. */
  readonly hosts: ReadonlyMap<string, string>;
}

const usage = `Usage: npm run monitor -- <origin> [--hosts ${brands.map(({ id }) => `${id}=host`).join(',')}]`;

const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/** Host of a brand on this server: its public one, or its `.localhost` alias on this machine. */
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

/** Reads the arguments after `npm run monitor --`. Throws a {@link Failure} with the usage when they are invalid. */
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
