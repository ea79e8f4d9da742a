import * as v from 'valibot';
import { additionalCodes } from '../../locales/culture.ts';
import { findUnknownNames, type UnknownName } from '../../shared/deployment/unknown-names.ts';
import { emulatedTime } from '../../shared/time/emulated-time.ts';
import { withoutCredentials } from '../../shared/logging/without-credentials.ts';

const integer = (from: number, to: number) => {
  const needs = `a whole number from ${from} to ${to}`;
  return v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, needs),
    v.transform(Number),
    v.minValue(from, needs),
    v.maxValue(to, needs),
  );
};

const onOff = v.pipe(
  v.picklist(['0', '1'], '"1" for on or "0" for off'),
  v.transform((value) => value === '1'),
);

const hostNames = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((host) => host.trim().toLowerCase())),
  v.array(v.pipe(v.string(), v.regex(/^[a-z\d.-]+$/, 'host names with commas between them'))),
);

/** Read by `locales/open-markets.ts`. Here it is only validated. */
const markets = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((code) => code.trim())),
  v.array(
    v.picklist(additionalCodes, `codes of additional markets with commas between them: ${additionalCodes.join(', ')}`),
  ),
  // One order for each set: the names of databases contain the codes.
  v.transform((codes) => additionalCodes.filter((code) => codes.includes(code))),
);

const path = v.pipe(v.string(), v.regex(/^[^\0]+$/, 'the path of a folder'));
const host = v.pipe(v.string(), v.regex(/^[a-zA-Z\d.:-]+$/, 'a host name or an address'));
const urlOption = (example: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s/?#@]+(\/[\w./-]*)?$/i, `a URL like ${example}, without query`),
    v.transform((value) => value.replace(/\/+$/, '')),
  );
const logLevel = v.picklist(
  ['trace', 'debug', 'info', 'warn', 'error', 'silent'],
  'one of trace, debug, info, warn, error, silent',
);

const clock = v.pipe(
  v.string(),
  v.transform((text) => emulatedTime(text, 'UTC')),
  v.number('a day or a time like 2026-02-01T12:00:00Z'),
);

/** Public: it protects only a service on the same machine. */
export const embeddedProfileKey = 'embedded-profile-key';

/** Schema of the settings, by variable. */
export const settings = v.object({
  /** 0 takes any free port. */
  SERVICES_PORT: v.optional(integer(0, 65_535), '3001'),
  SERVICES_HOST: v.optional(host, '127.0.0.1'),
  DATA_DIR: v.optional(path, '.data'),
  /** Additional markets whose games, contents and accounts the services have. */
  MARKETS: v.optional(markets),
  /** Epoch milliseconds at which the clock of read requests stands still. */
  CLOCK: v.optional(clock),
  /** `dem` in a read request replaces the time: not for production. */
  EMULATION: v.optional(onOff, '0'),
  /** Opens `/_faults` and related endpoints to every client. For tests only. */
  FAULTS: v.optional(onOff, '0'),
  /** Repeats the catalogue under new names, to see how things grow. */
  CATALOGUE_SCALE: v.optional(integer(1, 100), '1'),
  /** Draws the pictures of the first pages before the first visitor requests them. */
  PREPARE_IMAGES: v.optional(onOff, '1'),
  /** Processes that draw. */
  IMAGE_WORKERS: v.optional(integer(1, 16), '2'),
  /** Hosts besides the brands' own whose pages may read responses. */
  ALLOWED_HOSTS: v.optional(hostNames),
  LOG_LEVEL: v.optional(logLevel, 'info'),
  /** The platform is closed from the start. */
  MAINTENANCE: v.optional(onOff, '0'),
  /** Where browsers find the lobby, when it is not these services' own. */
  PLATFORM_ORIGIN: v.optional(urlOption('https://play.example')),
  /** The site's `/_purge/cms`. With it, changed content is read again while the services run, and the site is notified. */
  PUBLISH_URL: v.optional(urlOption('http://127.0.0.1:9464/_purge/cms')),
  /** Signs these messages. */
  PURGE_SECRET: v.optional(v.string(), ''),
  /** Key that the site's server sends to the profile service. Every value is valid, so no error message reveals it. */
  PROFILE_KEY: v.optional(v.string(), embeddedProfileKey),
});
export type ServicesConfig = v.InferOutput<typeof settings>;

/** Reads the settings of the services from the environment; an empty variable counts as not set. Throws one line a mistake. */
export function readServicesConfig(environment: Readonly<Record<string, string | undefined>>): ServicesConfig {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(settings, given);
  if (result.success) return result.output;
  const lines = result.issues.map((issue) => {
    const name = String(issue.path?.[0]?.key);
    return `[config] ${name} is ${JSON.stringify(withoutCredentials(given[name] ?? ''))}; it needs ${issue.message}.`;
  });
  throw new Error([...new Set(lines)].join('\n'));
}

/** Variables that are probably misspelt settings of the services. They have no effect. */
export const findUnknownSettings = (environment: Readonly<Record<string, string | undefined>>): UnknownName[] =>
  findUnknownNames(environment, { names: Object.keys(settings.entries) });
