import { isIP } from 'node:net';
import * as v from 'valibot';
import { isHostName } from '../host-name.ts';

/** A variable's schema, its default as text, and what a reader of the error must know. */
export interface Variable<T> {
  schema: v.GenericSchema<string, T>;
  fallback: string;
  needs: string;
}

function variable<T>(fallback: string, needs: string, schema: v.GenericSchema<string, T>): Variable<T> {
  return { schema, fallback, needs };
}

const wholeNumber = (minimum: number, maximum: number) =>
  v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(minimum), v.maxValue(maximum));

const number = (fallback: number, minimum: number, maximum: number) =>
  variable(String(fallback), `a whole number from ${minimum} to ${maximum}`, wholeNumber(minimum, maximum));

const flag = (fallback: '0' | '1') =>
  variable(
    fallback,
    '0 or 1',
    v.pipe(
      v.picklist(['0', '1']),
      v.transform((value) => value === '1'),
    ),
  );

const oneOf = <const Options extends readonly string[]>(fallback: Options[number], options: Options) =>
  variable(fallback, `one of ${options.join(', ')}`, v.picklist(options) as v.GenericSchema<string, Options[number]>);

/** A host of a URL; URLs write IPv6 addresses in brackets, and check them. */
const isHost = (name: string | undefined) => name !== undefined && (name.startsWith('[') || isHostName(name));

/** Scheme, host and port, perhaps a path; kept without a slash at the end. */
const originSchema = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[^\s/?#@]+(\/[\w./-]*)?$/i),
  v.check((value) => URL.canParse(value)),
  v.transform((value) => value.replace(/\/+$/, '')),
);

export const optionalOrigin = variable(
  '',
  'an address like https://api.example or https://example/api, without query',
  v.union([v.literal(''), originSchema]),
);

/** Scheme, host and port alone, as browsers write them: what pages say of their own address begins with it. */
const bareOrigin = variable(
  '',
  'an address like https://www.example, without path',
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
  'an address like https://tags.example/tag.js',
  v.pipe(
    v.string(),
    v.check((value) => value === '' || (/^https:\/\/[^\s@]+$/i.test(value) && isHost(URL.parse(value)?.hostname))),
  ),
);

/** Any text: what is wrong with a secret could not be told without telling it. */
const secret = variable('', 'any text', v.string());

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

/** An address, a range of addresses (`10.0.0.0/8`), or one of Express's names for private ranges. */
function isProxy(text: string): boolean {
  const proxy = text.trim();
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(proxy)) return true;
  const [address = '', length, ...rest] = proxy.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  const fits = length === undefined || (/^[1-9]\d*$/.test(length) && Number(length) <= bits);
  return isIP(address) > 0 && fits && rest.length === 0;
}

/** What Express's `trust proxy` takes, less its risky `true`. It would end the process itself, with a stack, for anything else. */
const trustProxy = variable(
  '',
  'a number of proxies from 1 to 9, or addresses and ranges like 10.0.0.0/8, loopback',
  v.pipe(
    v.string(),
    v.check((value) => value === '' || /^[1-9]$/.test(value) || value.split(',').every(isProxy)),
    v.transform((value) => (/^[1-9]$/.test(value) ? Number(value) : value === '' ? (false as const) : value)),
  ),
);

/** Every variable that does not belong to one brand or service. */
export const variables = {
  PORT: number(3000, 0, 65_535),
  HOST: variable(
    '0.0.0.0',
    'an address to listen on, like 0.0.0.0 or 127.0.0.1',
    v.pipe(
      v.string(),
      v.check((value) => isIP(value) > 0 || isHostName(value)),
    ),
  ),
  /** A folder that all instances share: there each build finds the files of the others, while one takes the place of another. */
  ASSETS_DIR: variable('', 'the path of a folder', v.pipe(v.string(), v.regex(/^[^\0]*$/))),
  SITE_ENV: oneOf('production', ['production', 'staging']),
  LOG_LEVEL: oneOf('info', ['debug', 'info', 'warn', 'error']),
  EXTRA_HOSTS: extraHosts,
  TRUST_PROXY: trustProxy,
  /** `embedded`: this process starts the services that ship with the site. */
  SERVICES: oneOf('external', ['external', 'embedded']),
  SERVICES_MODE: oneOf('proxy', ['proxy', 'direct']),
  CACHE: oneOf('on', ['on', 'off']),
  CACHE_MAX_BYTES: number(16 * 1024 * 1024, 1024 * 1024, 4 * 1024 * 1024 * 1024),
  CACHE_FRESH_S: number(10, 1, 86_400),
  CACHE_STALE_S: number(300, 0, 604_800),
  DATA_WAIT_MS: number(60, 0, 5_000),
  GATE_TIMEOUT_MS: number(2_000, 10, 30_000),
  RENDER_DEADLINE_MS: number(5_000, 100, 60_000),
  UPSTREAM_TIMEOUT_MS: number(4_000, 10, 60_000),
  UPSTREAM_CONNECTIONS: number(64, 1, 1_024),
  /** Processes that share the port. */
  WEB_CONCURRENCY: number(1, 1, 64),
  GRACE_MS: number(5_000, 0, 20_000),
  /** Previews are shown only with `?token=` of this value; without one, to everybody who knows their address. */
  PREVIEW_TOKEN: secret,
  /** What proves to the profile service who asks. The one that ships with the site takes this one, which is known to everybody. */
  PROFILE_KEY: { ...secret, fallback: 'embedded-profile-key' },
  /** `off` takes the service worker away from all who have it. */
  SERVICE_WORKER: oneOf('on', ['on', 'off']),
  EMULATION: flag('0'),
  FAULTS: flag('0'),
  DEV_RELOAD_URL: bareOrigin,
} as const;

/**
 * The services that the site calls. `SERVICES_ORIGIN` says where all of them are, `API_ORIGIN` where one is, `API_ORIGIN_DE` where it is for
 * one brand; the more exact wins.
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
  'PROFILE',
  'IMAGE',
  'PLATFORM',
] as const;
export type ServiceVariable = (typeof serviceNames)[number];

/** Path of each service below `SERVICES_ORIGIN`, and below the site's own origin when calls are passed on. */
export const servicePaths: Readonly<Record<ServiceVariable, string>> = {
  API: '/api',
  GEO: '/geo',
  CURRENCY: '/currency',
  CONTEXT: '/context',
  LOGGER: '/log',
  AUTH: '/auth',
  ACCOUNT_LOGGER: '/account-logger',
  TRACKING: '/tracking',
  PROFILE: '/profile',
  IMAGE: '/images',
  PLATFORM: '/platform',
};

/** Facts of a brand that a deployment may set anew: `HOST_EN`, `ANALYTICS_ID_SV`. */
export const brandVariables = {
  ORIGIN: bareOrigin,
  HOST: optionalHost,
  API_HOST: optionalHost,
  PLATFORM_URL: optionalOrigin,
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
  /** Tags of third parties: a script, and the id that it finds in its own address. */
  ANALYTICS_SCRIPT_URL: optionalScript,
  ANALYTICS_ID: optionalText,
  AD_PIXEL_SCRIPT_URL: optionalScript,
  AD_PIXEL_ID: optionalText,
  CLICK_FRAUD_SCRIPT_URL: optionalScript,
  CLICK_FRAUD_ID: optionalText,
} as const;
