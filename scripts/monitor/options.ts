import { brands } from '../../brands/index.ts';
import { Failure } from '../terminal/failure.ts';
import { numberReader, parseOptions } from '../terminal/parse-options.ts';

export type Format = 'table' | 'json' | 'prometheus';

export interface MonitorOptions {
  /** Origin of the server for all brands: `http://127.0.0.1:3000`. */
  readonly origin: URL;
  /** Host of each brand, by the brand's id. */
  readonly hosts: ReadonlyMap<string, string>;
  readonly format: Format;
  /** File for the report, which otherwise goes to standard output. */
  readonly out: string | undefined;
  /** Seconds between two rounds. Undefined for a single one. */
  readonly every: number | undefined;
  /** Port on the loopback address for the metrics of repeated rounds. 0 takes any free port. */
  readonly port: number;
  /** Days that a certificate must still be valid. */
  readonly days: number;
  /** Port of plain http, which must redirect. Undefined where it is not checked. */
  readonly httpPort: number | undefined;
}

const usage = `Usage: npm run monitor -- <origin> [--hosts ${brands.map(({ id }) => `${id}=host`).join(',')}]
  --json, --prometheus  instead of a table
  --out FILE            writes the report there, as a whole
  --every SECONDS       repeats it, with /metrics on --port (9465) of the loopback address
  --days DAYS           that a certificate must still be valid (14)
  --http-port PORT      that must redirect to https (80 for an https origin without a port)`;

const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/** Host of a brand on this server: its public one, or its `.localhost` alias on this machine. */
const usualHost = ({ host, aliases }: (typeof brands)[number], origin: URL): string =>
  (isLocal(origin) ? aliases.find((alias) => alias.endsWith('.localhost')) : undefined) ?? host;

const readNumber = numberReader('monitor', usage);

const known = {
  hosts: { type: 'string', default: '' },
  json: { type: 'boolean', default: false },
  prometheus: { type: 'boolean', default: false },
  out: { type: 'string' },
  every: { type: 'string' },
  port: { type: 'string' },
  days: { type: 'string' },
  'http-port': { type: 'string' },
} as const;

/** Reads the arguments after `npm run monitor --`. Throws a {@link Failure} with the usage when they are invalid. */
export function readMonitorOptions(args: readonly string[]): MonitorOptions {
  const { values, positionals } = parseOptions(args, known, usage);
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
  if (values.json && values.prometheus) throw new Failure(`[monitor] Choose one of --json and --prometheus.\n${usage}`);
  const isSecure = origin.protocol === 'https:';
  return {
    origin,
    hosts: new Map([...usual, ...named]),
    format: values.json ? 'json' : values.prometheus ? 'prometheus' : 'table',
    out: values.out,
    every: readNumber('every', values.every, [1, 86_400]),
    port: readNumber('port', values.port, [0, 65_535]) ?? 9465,
    days: readNumber('days', values.days, [0, 3_650]) ?? 14,
    httpPort:
      readNumber('http-port', values['http-port'], [1, 65_535]) ?? (isSecure && origin.port === '' ? 80 : undefined),
  };
}
