import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import { additionalCodes } from '../../locales/culture.ts';
import { isHostName } from './host-name.ts';
import { readCacheUrl } from './cache-url.ts';

/** A variable's schema, its default as text, and the expected format for error messages. */
export interface Variable<T> {
  schema: v.GenericSchema<string, T>;
  fallback: string;
  needs: string;
  /** Its value is not shown in an error. */
  isSecret?: true;
}

function variable<T>(fallback: string, needs: string, schema: v.GenericSchema<string, T>): Variable<T> {
  return { schema, fallback, needs };
}

const integer = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));

const number = (fallback: number, minimum: number, maximum: number) =>
  variable(String(fallback), `a whole number from ${minimum} to ${maximum}`, integer(minimum, maximum));

const share = (fallback: number) =>
  variable(
    String(fallback),
    'a number from 0 to 1',
    v.pipe(v.string(), v.regex(/^\d(?:\.\d{1,6})?$/), v.transform(Number), v.maxValue(1)),
  );

const flag = (fallback: '0' | '1') =>
  variable(
    fallback,
    '0 or 1',
    v.pipe(
      v.picklist(['0', '1']),
      v.transform((value) => value === '1'),
    ),
  );

/** Read by `locales/open-markets.ts`, before any other code. Here it is only validated. */
const markets = variable(
  '',
  `codes of additional markets with commas between them: ${additionalCodes.join(', ')}`,
  v.pipe(
    v.string(),
    v.transform((text) => (text === '' ? [] : text.split(',').map((code) => code.trim()))),
    v.array(v.picklist(additionalCodes)),
  ),
);

const oneOf = <const Options extends readonly string[]>(fallback: Options[number], options: Options) =>
  variable(fallback, `one of ${options.join(', ')}`, v.picklist(options) as v.GenericSchema<string, Options[number]>);

/** Whether a text is the host of a URL. The URL parser validates IPv6 addresses in brackets. */
const isHost = (name: string | undefined) => name !== undefined && (name.startsWith('[') || isHostName(name));

/** Scheme, host and port with an optional path, stored without a trailing slash. */
const originSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#@]+(\/[\w./-]*)?$/i),
  v.check((value) => URL.canParse(value)),
  v.transform((value) => value.replace(/\/+$/, '')),
);

export const optionalOrigin = variable(
  '',
  'a URL like https://api.example or https://example/api, without query',
  v.union([v.literal(''), originSchema]),
);

/** Scheme, host and port only, as in `URL.origin`: pages begin their absolute URLs with it. */
const bareOrigin = variable(
  '',
  'a URL like https://www.example, without path',
  v.union([
    v.literal(''),
    v.pipe(
      v.string(),
      v.regex(/^https?:\/\/[^\s/\\?#@]+\/?$/i),
      v.check((value) => isHost(URL.parse(value)?.hostname)),
      v.transform((value) => new URL(value).origin),
    ),
  ]),
);

export const optionalHost = variable(
  '',
  'a host name like www.example',
  v.pipe(
    v.string(),
    v.check((value) => value === '' || isHostName(value)),
  ),
);

export const optionalText = variable('', 'plain text of at most 200 characters', v.pipe(v.string(), v.maxLength(200)));

const optionalScript = variable(
  '',
  'a URL like https://tags.example/tag.js',
  v.pipe(
    v.string(),
    v.check((value) => value === '' || (/^https:\/\/[^\s@]+$/i.test(value) && isHost(URL.parse(value)?.hostname))),
  ),
);

/** Any text, because an error message about a secret would reveal it. */
const secret = variable('', 'any text', v.string());

/** A header can carry no other characters. */
const bearerToken = {
  ...variable('', 'visible ASCII characters without spaces', v.pipe(v.string(), v.regex(/^[\x21-\x7e]*$/))),
  isSecret: true as const,
};

/** Redis or Valkey: one server, Sentinels, or a cluster. */
const cacheUrl = {
  ...variable(
    '',
    'a URL like redis://user:password@cache.example:6379/0, redis+sentinel://host-1:26379,host-2:26379/master/0 or redis+cluster://host-1:6379,host-2:6379',
    v.pipe(
      v.string(),
      v.check((value) => value === '' || readCacheUrl(value) !== undefined),
    ),
  ),
  isSecret: true as const,
};

/** Percent-encoded pairs by name, as OpenTelemetry defines them. Undefined when one is malformed. */
function readPairs(text: string, pairPattern: RegExp): Readonly<Record<string, string>> | undefined {
  const pairs = text === '' ? [] : text.split(',').map((pair) => pairPattern.exec(pair.trim()));
  try {
    const read = pairs.map((pair) => [pair?.[1] ?? '', decodeURIComponent(pair?.[2] ?? '')] as const);
    return read.every(([name]) => name !== '') ? Object.fromEntries(read) : undefined;
  } catch {
    return undefined;
  }
}

const pairs = (needs: string, read: (text: string) => Readonly<Record<string, string>> | undefined) =>
  variable(
    '',
    needs,
    v.pipe(
      v.string(),
      v.check((value) => read(value) !== undefined),
      v.transform((value) => read(value) ?? {}),
    ),
  );

function readHeaders(text: string) {
  const headers = readPairs(text, /^([\w-]+)=([!-+\--~]+)$/);
  return headers && Object.values(headers).every((value) => /^[ -~]+$/.test(value)) ? headers : undefined;
}

const exportHeaders = {
  ...pairs('pairs like authorization=Basic%20dXNlcg,x-team=web', readHeaders),
  isSecret: true as const,
};

/** Names are tokens, values those of W3C Baggage without properties (https://www.w3.org/TR/baggage/). */
const resourceAttributes = pairs('pairs like deployment.environment.name=production,cloud.region=eu-west-1', (text) =>
  readPairs(text, /^([\w!#$%&'*+.^`|~-]+) *= *([!#-+\--:<-[\]-~]*)$/),
);

/** `parentbased_` follows a trusted caller. The others decide for each request alone. */
export const samplers = [
  'parentbased_traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'traceidratio',
  'always_on',
  'always_off',
] as const;

const sampler = variable(
  samplers[0],
  `one of ${samplers.join(', ')}`,
  v.pipe(v.string(), v.toLowerCase(), v.picklist(samplers)),
);

const isPurgeUrl = (url: string) => /^https?:\/\/[^\s@?#]+$/i.test(url) && URL.canParse(url);

const purgeUrls = variable(
  '',
  'a list like http://varnish-1:6081/,http://varnish-2:6081/, without credentials and queries',
  v.pipe(
    v.string(),
    v.transform((value) => (value === '' ? [] : value.split(',').map((url) => url.trim()))),
    v.check((urls) => urls.every(isPurgeUrl)),
  ),
);

function isExtraHost(pair: string): boolean {
  const [host = '', brand = '', ...rest] = pair.split('=');
  return isHostName(host) && /^[\w-]+$/.test(brand) && rest.length === 0;
}

const extraHosts = variable(
  '',
  'a list like www.example=en,shop.example=de',
  v.pipe(
    v.string(),
    v.check((value) => value === '' || value.split(',').every(isExtraHost)),
    v.transform((value) =>
      value === ''
        ? []
        : value.split(',').map((pair) => pair.toLowerCase().split('=') as [host: string, brand: string]),
    ),
  ),
);

/** An IP address, a range of addresses (`10.0.0.0/8`), or one of Express's names for private ranges. */
function isProxy(text: string): boolean {
  const proxy = text.trim();
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(proxy)) return true;
  const [address = '', length, ...rest] = proxy.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const fits = length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= bits);
  return isIP(address) > 0 && fits && rest.length === 0;
}

/**
 * Values of Express's `trust proxy`, except `true`, which trusts every client. Express itself would throw for others.
 */
const trustProxy = variable(
  '',
  'a number of proxies from 1 to 9, or addresses and ranges like 10.0.0.0/8, loopback',
  v.pipe(
    v.string(),
    v.check((value) => value === '' || /^[1-9]$/.test(value) || value.split(',').every(isProxy)),
    v.transform((value) => (/^[1-9]$/.test(value) ? Number(value) : value === '' ? (false as const) : value)),
  ),
);

const listenHost = variable(
  '0.0.0.0',
  'an address to listen on, like 0.0.0.0 or 127.0.0.1',
  v.pipe(
    v.string(),
    v.check((value) => isIP(value) > 0 || isHostName(value)),
  ),
);

const mostProcesses = 64;

/** `availableParallelism` respects the CPUs to which the process is bound, and Node's limits of a container. */
const processes = variable(
  '1',
  `a whole number from 1 to ${mostProcesses}, or auto`,
  v.union([
    v.pipe(
      v.literal('auto'),
      v.transform(() => Math.min(availableParallelism(), mostProcesses)),
    ),
    integer(1, mostProcesses),
  ]),
);

/** Every variable that belongs to no single brand or service. */
export const variables = {
  PORT: number(3000, 0, 65_535),
  HOST: listenHost,
  /** Without it there is no admin server. */
  ADMIN_PORT: variable('', 'a whole number from 0 to 65535', v.union([v.literal(''), integer(0, 65_535)])),
  ADMIN_HOST: { ...listenHost, fallback: '127.0.0.1' },
  /** Operators purge caches by it on the admin port. Without one they can't. */
  ADMIN_TOKEN: bearerToken,
  /** Signs the content service's messages of what it has published. */
  PURGE_SECRET: secret,
  /** A folder that all instances share. During a deploy, each build finds the assets of the others there. */
  ASSETS_DIR: variable('', 'the path of a folder', v.pipe(v.string(), v.regex(/^[^\0]*$/))),
  SITE_ENV: oneOf('production', ['production', 'staging']),
  LOG_LEVEL: oneOf('info', ['debug', 'info', 'warn', 'error']),
  /** Share of the edge cache's responses that are logged. */
  LOG_HITS: share(0),
  MARKETS: markets,
  EXTRA_HOSTS: extraHosts,
  TRUST_PROXY: trustProxy,
  TRUST_SAMPLED: flag('0'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalOrigin,
  OTEL_EXPORTER_OTLP_HEADERS: exportHeaders,
  OTEL_SERVICE_NAME: variable('', 'plain text of 1 to 100 characters', v.pipe(v.string(), v.maxLength(100))),
  OTEL_RESOURCE_ATTRIBUTES: resourceAttributes,
  OTEL_TRACES_SAMPLER: sampler,
  OTEL_TRACES_SAMPLER_ARG: share(1),
  /** `embedded`: this process starts the services that ship with the site. */
  SERVICES: oneOf('external', ['external', 'embedded']),
  SERVICES_MODE: oneOf('proxy', ['proxy', 'direct']),
  CACHE: oneOf('on', ['on', 'off']),
  CACHE_MAX_BYTES: number(16 * 1024 * 1024, 1024 * 1024, 4 * 1024 * 1024 * 1024),
  CACHE_FRESH_S: number(10, 1, 86_400),
  CACHE_STALE_S: number(300, 0, 604_800),
  CACHE_URL: cacheUrl,
  CACHE_WAIT_MS: number(50, 1, 5_000),
  CDN_TAGS: flag('0'),
  /** Caches in front of the site that purges are sent to. */
  PURGE_URLS: purgeUrls,
  DATA_WAIT_MS: number(60, 0, 5_000),
  GATE_TIMEOUT_MS: number(2_000, 10, 30_000),
  RENDER_DEADLINE_MS: number(5_000, 100, 60_000),
  UPSTREAM_TIMEOUT_MS: number(4_000, 10, 60_000),
  UPSTREAM_CONNECTIONS: number(64, 1, 1_024),
  /** Processes that share the port. */
  WEB_CONCURRENCY: processes,
  GRACE_MS: number(5_000, 0, 20_000),
  /** Idle timeout of client connections. It must exceed the load balancer's. */
  KEEP_ALIVE_S: number(65, 1, 3_600),
  /** Previews need `?token=` with this value. Without one they are 404, or public where EMULATION is on. */
  PREVIEW_TOKEN: secret,
  /** Authenticates the site at the profile service. The embedded service accepts this well-known default. */
  PROFILE_KEY: { ...secret, fallback: 'embedded-profile-key' },
  /** `off` unregisters the service worker in browsers that have it. */
  SERVICE_WORKER: oneOf('on', ['on', 'off']),
  RUM: share(0),
  EMULATION: flag('0'),
  FAULTS: flag('0'),
  /** Brands without tags of their own load the demo tags of the embedded services. */
  DEMO_TAGS: flag('0'),
  DEV_RELOAD_URL: bareOrigin,
} as const;

/**
 * Services that the site calls. `SERVICES_ORIGIN` sets the origin of all, `API_ORIGIN` of one, `API_ORIGIN_DE` of one
 * for one brand. The most specific variable wins.
 */
export const serviceNames = [
  'API',
  'GEO',
  'CURRENCY',
  'CONTEXT',
  'LOGGER',
  'AUTH',
  'ACCOUNT_LOGGER',
  'TRACKING',
  'TAGS',
  'PROFILE',
  'IMAGE',
  'PLATFORM',
] as const;
export type ServiceVariable = (typeof serviceNames)[number];

/** Path of each service below `SERVICES_ORIGIN`, and below the site's origin when calls are proxied. */
export const servicePaths: Readonly<Record<ServiceVariable, string>> = {
  API: '/api',
  GEO: '/geo',
  CURRENCY: '/currency',
  CONTEXT: '/context',
  LOGGER: '/log',
  AUTH: '/auth',
  ACCOUNT_LOGGER: '/account-logger',
  TRACKING: '/tracking',
  TAGS: '/tags',
  PROFILE: '/profile',
  IMAGE: '/images',
  PLATFORM: '/platform',
};

/** Facts of a brand that a deployment may override: `HOST_EN`, `ANALYTICS_ID_SV`. */
export const brandVariables = {
  ORIGIN: bareOrigin,
  HOST: optionalHost,
  API_HOST: optionalHost,
  PLATFORM_URL: optionalOrigin,
  ARCADE_APP_URL: optionalOrigin,
  IMAGE_CDN_HOST: optionalHost,
  PROFILE_KEY: secret,
  SUPPORT_EMAIL: variable(
    '',
    'an e-mail address',
    v.pipe(
      v.string(),
      v.check((value) => value === '' || /^[^\s@]+@[^\s@]+$/.test(value)),
    ),
  ),
  /** Whether tags load before the visitor's choice, with denied consent. */
  CONSENT_MODE: variable('', 'basic or advanced', v.picklist(['', 'basic', 'advanced'])),
  /** Third-party tags: a script, and the id that it reads from its own URL. */
  ANALYTICS_SCRIPT_URL: optionalScript,
  ANALYTICS_ID: optionalText,
  AD_PIXEL_SCRIPT_URL: optionalScript,
  AD_PIXEL_ID: optionalText,
  CLICK_FRAUD_SCRIPT_URL: optionalScript,
  CLICK_FRAUD_ID: optionalText,
} as const;
