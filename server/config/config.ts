import { type Brand, brands } from '../../brands/index.ts';
import { findNamedServices } from '../../shared/deployment/named-services.ts';
import { createReader, type Environment, type Reader } from './read.ts';
import { readBrand, type BrandConfig } from './brand-config.ts';
import { variables } from './variables.ts';

export interface Config {
  port: number;
  host: string;
  /** Where operators read metrics and purge caches. Undefined without an admin server. `token` and `secret` are secret, empty where none is set. */
  admin: { host: string; port: number; token: string; secret: string } | undefined;
  /** Folder in which instances share the assets of their builds. */
  sharedAssets: string;
  /** Adds noindex to every response. */
  staging: boolean;
  /** The site logs nothing at `debug`. The embedded services read the same variable and log each call there. */
  logLevel: 'debug' | 'info' | 'warn' | 'error';
  /** Share of the edge cache's responses that are logged, from 0 to 1. */
  logHits: number;
  /** For Express's `trust proxy`. */
  trustProxy: false | number | string;
  /** Browsers call the services under the site's own origin, which proxies them. */
  proxiesServices: boolean;
  /** This process starts the services that ship with the site. */
  embeddedServices: boolean;
  /** `url` is that of the shared cache, empty without one. Secret. A request waits for it at most `waitMs`. */
  cache: { enabled: boolean; maxBytes: number; freshMs: number; staleMs: number; url: string; waitMs: number };
  /** `tags` sends tags of pages to CDNs. `purgeUrls` are caches in front of the site. */
  cdn: { tags: boolean; purgeUrls: readonly string[] };
  render: { dataWaitMs: number; gateTimeoutMs: number; deadlineMs: number };
  upstream: { timeoutMs: number; connections: number };
  tracing: {
    /** Whether the sampled flag of a request's `traceparent` decides. */
    trustsSampled: boolean;
    /** Base URL of the collector of spans, empty without one. */
    endpoint: string;
    /** Secret. */
    headers: Readonly<Record<string, string>>;
    /** Attributes of all spans, with the site's name. */
    resource: Readonly<Record<string, string>>;
    /** Share of the requests that are recorded, from 0 to 1. */
    sampledShare: number;
  };
  graceMs: number;
  /** Keep-alive timeout of client connections. */
  keepAliveMs: number;
  /** Processes that share the port. */
  processes: number;
  emulation: boolean;
  /** Serves the service worker. When false, browsers unregister theirs. */
  serviceWorker: boolean;
  /** Share of the documents whose speed browsers report, from 0 to 1. */
  measuredShare: number;
  faults: boolean;
  /** Origin of the reload script while developing. */
  devReload: string;
  brands: readonly BrandConfig[];
}

/**
 * Reads the process's configuration. Throws a ConfigError that lists every mistake. Tests pass a `brandList` with an
 * added brand.
 */
export function readConfig(environment: Environment, brandList: readonly Brand[] = brands): Config {
  const reader = createReader(environment);
  reader.read('MARKETS', variables.MARKETS);
  const port = reader.read('PORT', variables.PORT);
  const proxiesServices = reader.read('SERVICES_MODE', variables.SERVICES_MODE) === 'proxy';
  const embeddedServices = reader.read('SERVICES', variables.SERVICES) === 'embedded';
  const extraHosts = reader.read('EXTRA_HOSTS', variables.EXTRA_HOSTS);
  const emulation = reader.read('EMULATION', variables.EMULATION);
  const demoTags = reader.read('DEMO_TAGS', variables.DEMO_TAGS) || embeddedServices;
  const adminPort = reader.read('ADMIN_PORT', variables.ADMIN_PORT);
  const admin = {
    host: reader.read('ADMIN_HOST', variables.ADMIN_HOST),
    token: reader.read('ADMIN_TOKEN', variables.ADMIN_TOKEN),
    secret: reader.read('PURGE_SECRET', variables.PURGE_SECRET),
  };
  const config: Config = {
    port,
    host: reader.read('HOST', variables.HOST),
    admin: adminPort === '' ? undefined : { ...admin, port: adminPort },
    sharedAssets: reader.read('ASSETS_DIR', variables.ASSETS_DIR),
    staging: reader.read('SITE_ENV', variables.SITE_ENV) === 'staging',
    logLevel: reader.read('LOG_LEVEL', variables.LOG_LEVEL),
    logHits: reader.read('LOG_HITS', variables.LOG_HITS),
    trustProxy: reader.read('TRUST_PROXY', variables.TRUST_PROXY),
    proxiesServices,
    embeddedServices,
    cache: {
      enabled: reader.read('CACHE', variables.CACHE) === 'on',
      maxBytes: reader.read('CACHE_MAX_BYTES', variables.CACHE_MAX_BYTES),
      freshMs: reader.read('CACHE_FRESH_S', variables.CACHE_FRESH_S) * 1000,
      staleMs: reader.read('CACHE_STALE_S', variables.CACHE_STALE_S) * 1000,
      url: reader.read('CACHE_URL', variables.CACHE_URL),
      waitMs: reader.read('CACHE_WAIT_MS', variables.CACHE_WAIT_MS),
    },
    cdn: {
      tags: reader.read('CDN_TAGS', variables.CDN_TAGS),
      purgeUrls: reader.read('PURGE_URLS', variables.PURGE_URLS),
    },
    render: {
      dataWaitMs: reader.read('DATA_WAIT_MS', variables.DATA_WAIT_MS),
      gateTimeoutMs: reader.read('GATE_TIMEOUT_MS', variables.GATE_TIMEOUT_MS),
      deadlineMs: reader.read('RENDER_DEADLINE_MS', variables.RENDER_DEADLINE_MS),
    },
    upstream: {
      timeoutMs: reader.read('UPSTREAM_TIMEOUT_MS', variables.UPSTREAM_TIMEOUT_MS),
      connections: reader.read('UPSTREAM_CONNECTIONS', variables.UPSTREAM_CONNECTIONS),
    },
    tracing: {
      ...readSampling(reader),
      endpoint: reader.read('OTEL_EXPORTER_OTLP_ENDPOINT', variables.OTEL_EXPORTER_OTLP_ENDPOINT),
      headers: reader.read('OTEL_EXPORTER_OTLP_HEADERS', variables.OTEL_EXPORTER_OTLP_HEADERS),
      resource: readResource(reader),
    },
    processes: reader.read('WEB_CONCURRENCY', variables.WEB_CONCURRENCY),
    graceMs: reader.read('GRACE_MS', variables.GRACE_MS),
    keepAliveMs: reader.read('KEEP_ALIVE_S', variables.KEEP_ALIVE_S) * 1000,
    emulation,
    serviceWorker: reader.read('SERVICE_WORKER', variables.SERVICE_WORKER) === 'on',
    measuredShare: reader.read('RUM', variables.RUM),
    faults: reader.read('FAULTS', variables.FAULTS),
    devReload: reader.read('DEV_RELOAD_URL', variables.DEV_RELOAD_URL),
    brands: brandList.map((brand) => readBrand(brand, { reader, proxiesServices, emulation, demoTags, extraHosts })),
  };
  if (adminPort !== '' && adminPort === port && port !== 0) {
    reader.report(`ADMIN_PORT is ${port}, as PORT; operators need a port of their own.`);
  }
  for (const [host, id] of extraHosts) {
    if (!brandList.some((brand) => brand.id === id)) {
      reader.report(
        `EXTRA_HOSTS names the brand "${id}" for ${host}; it needs one of ${brandList.map((b) => b.id).join(', ')}.`,
      );
    }
  }
  for (const [host, ids] of contestedHosts(config.brands)) {
    reader.report(
      `The host ${host} is claimed by the brands ${ids.join(' and ')}; give it to one of them (HOST_…, EXTRA_HOSTS or the brand's aliases).`,
    );
  }
  // Without services the site has no content, so their origin must be set.
  const brandIds = brandList.map(({ id }) => id);
  if (!embeddedServices && findNamedServices(environment, brandIds) === undefined) {
    reader.report(
      'SERVICES_ORIGIN is not set; it needs the origin of the content and shell services, or SERVICES=embedded to use the ones that ship with the site.',
    );
  }
  reader.finish();
  return config;
}

/** Which requests are recorded, by the samplers of OpenTelemetry. */
function readSampling(reader: Reader): Pick<Config['tracing'], 'trustsSampled' | 'sampledShare'> {
  const sampler = reader.read('OTEL_TRACES_SAMPLER', variables.OTEL_TRACES_SAMPLER);
  const share = reader.read('OTEL_TRACES_SAMPLER_ARG', variables.OTEL_TRACES_SAMPLER_ARG);
  const trustsSampled = reader.read('TRUST_SAMPLED', variables.TRUST_SAMPLED) && sampler.startsWith('parentbased_');
  const sampledShare = sampler.endsWith('always_on') ? 1 : sampler.endsWith('always_off') ? 0 : share;
  return { trustsSampled, sampledShare };
}

/** `OTEL_SERVICE_NAME` wins over the attribute. */
function readResource(reader: Reader): Readonly<Record<string, string>> {
  const name = reader.read('OTEL_SERVICE_NAME', variables.OTEL_SERVICE_NAME);
  const attributes = reader.read('OTEL_RESOURCE_ATTRIBUTES', variables.OTEL_RESOURCE_ATTRIBUTES);
  return { 'service.name': 'site', ...attributes, ...(name && { 'service.name': name }) };
}

/** Hosts that several brands claim. */
function contestedHosts(brandList: readonly BrandConfig[]): [host: string, ids: string[]][] {
  const claims = Map.groupBy(
    brandList.flatMap(({ brand, hosts }) => [...new Set(hosts)].map((host) => ({ host, id: brand.id }))),
    ({ host }) => host,
  );
  return [...claims]
    .map(([host, all]): [string, string[]] => [host, all.map(({ id }) => id)])
    .filter(([, ids]) => ids.length > 1);
}
