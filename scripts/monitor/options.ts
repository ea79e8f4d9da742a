import { brands } from '../../brands/index.ts';
import { type CommandLine, numberReader, parseCommandLine, usageFailure } from '../terminal/command-line.ts';

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

const commandLine = {
  name: 'monitor',
  summary: "Checks every brand's key pages, files and error pages on a running site.",
  forms: ['<origin>'],
  options: {
    hosts: { type: 'string', value: 'HOSTS', default: '', help: brands.map(({ id }) => `${id}=host`).join(',') },
    json: { type: 'boolean', default: false, help: 'prints the report as JSON instead of a table' },
    prometheus: { type: 'boolean', default: false, help: 'prints the report as metrics instead of a table' },
    out: { type: 'string', value: 'FILE', help: 'writes the report there, as a whole' },
    every: { type: 'string', value: 'SECONDS', help: 'repeats it, with /metrics on a port of the loopback address' },
    port: { type: 'string', value: 'PORT', default: '9465', help: 'the port of those metrics; 0 takes any free one' },
    days: { type: 'string', value: 'DAYS', default: '14', help: 'that a certificate must still be valid' },
    'http-port': {
      type: 'string',
      value: 'PORT',
      help: 'that must redirect to https (80 for an https origin without a port)',
    },
  },
} as const satisfies CommandLine;

const isLocal = ({ hostname }: URL) => /^(?:localhost|127(?:\.\d+){3}|\[::1\]|.*\.localhost)$/.test(hostname);

/** Host of a brand on this server: its public one, or its `.localhost` alias on this machine. */
const usualHost = ({ host, aliases }: (typeof brands)[number], origin: URL): string =>
  (isLocal(origin) ? aliases.find((alias) => alias.endsWith('.localhost')) : undefined) ?? host;

const readNumber = numberReader(commandLine);

/** Reads the arguments after `npm run monitor --`. Throws a Failure with the usage when they are invalid. */
export function readMonitorOptions(args: readonly string[]): MonitorOptions {
  const { values, positionals } = parseCommandLine(commandLine, args);
  const [given, ...rest] = positionals;
  const origin = given !== undefined && URL.canParse(given) ? new URL(given) : undefined;
  if (!origin || !/^https?:$/.test(origin.protocol) || rest.length > 0) throw usageFailure(commandLine);
  const pairs = values.hosts.split(',').filter(Boolean);
  const named = pairs.map((pair): [string, string] => {
    const [id = '', host = ''] = pair.split('=');
    if (!brands.some((brand) => brand.id === id) || !/^[\w.-]+$/.test(host)) {
      throw usageFailure(commandLine, `--hosts has "${pair}"; it needs a brand and its host, like en=www.example.`);
    }
    return [id, host];
  });
  const usual = brands.map((brand): [string, string] => [brand.id, usualHost(brand, origin)]);
  if (values.json && values.prometheus) throw usageFailure(commandLine, 'Choose one of --json and --prometheus.');
  const isSecure = origin.protocol === 'https:';
  return {
    origin,
    hosts: new Map([...usual, ...named]),
    format: values.json ? 'json' : values.prometheus ? 'prometheus' : 'table',
    out: values.out,
    every: readNumber('every', values.every, [1, 86_400]),
    port: readNumber('port', values.port, [0, 65_535]),
    days: readNumber('days', values.days, [0, 3_650]),
    httpPort:
      readNumber('http-port', values['http-port'], [1, 65_535]) ?? (isSecure && origin.port === '' ? 80 : undefined),
  };
}
