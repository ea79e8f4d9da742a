import type { brandVariables, ServiceVariable, variables } from './variables.ts';

/** One line of the settings table in `OPERATIONS.md`. */
export interface Description {
  /** Effect of the variable, in one or two sentences. */
  readonly meaning: string;
  /** A value that the variable's schema accepts. */
  readonly example: string;
}

/** Settings of the process. */
export const variableDescriptions: Readonly<Record<keyof typeof variables, Description>> = {
  PORT: { meaning: 'Port that the site listens on. 0 takes any free port.', example: '8080' },
  HOST: { meaning: 'Address that the site listens on.', example: '127.0.0.1' },
  ADMIN_PORT: {
    meaning: 'Port of `/metrics`, `/_purge` and `/_cache`. 0 takes any free port. Without it there is no admin server.',
    example: '9464',
  },
  ADMIN_HOST: {
    meaning: 'Address that the admin server listens on. Its port must not be reachable from outside.',
    example: '0.0.0.0',
  },
  ADMIN_TOKEN: {
    meaning:
      'Secret. Token by which operators purge caches and look into them on the admin port. Without it, `/_purge` and `/_cache` are 403.',
    example: 'a-long-random-text',
  },
  PURGE_SECRET: {
    meaning:
      'Secret. Key by which the content service signs its messages to `/_purge/cms` on the admin port. Without it, they are 403.',
    example: 'a-long-random-text',
  },
  ASSETS_DIR: {
    meaning:
      'Folder shared by all instances. Each instance copies its scripts and styles there and serves those of the others.',
    example: '/var/assets',
  },
  SITE_ENV: { meaning: '`staging` marks every response as noindex.', example: 'staging' },
  LOG_LEVEL: { meaning: 'Lowest level that is logged.', example: 'warn' },
  LOG_HITS: {
    meaning: 'Share of the responses of the edge cache that `request.done` logs. Without it, none.',
    example: '0.01',
  },
  MARKETS: {
    meaning:
      'Additional markets to open, by code, separated by commas. The site and the embedded services need the same value. `MARKETS.md` explains how to add one.',
    example: 'da',
  },
  EXTRA_HOSTS: { meaning: 'Further host names, each with its brand.', example: 'www.example=en,shop.example=de' },
  TRUST_PROXY: {
    meaning:
      'Proxies whose `X-Forwarded-*` headers count: their number, or their addresses. Without it, none of these headers counts.',
    example: '1',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    meaning: 'Base URL of a collector of OpenTelemetry, which takes OTLP by HTTP. Without it no spans are recorded.',
    example: 'http://collector.example:4318',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    meaning: 'Secret. Headers of each export, percent-encoded.',
    example: 'authorization=Basic%20dXNlcg',
  },
  OTEL_SERVICE_NAME: {
    meaning: 'Name of the site in its spans. Without it, `service.name` of `OTEL_RESOURCE_ATTRIBUTES`, else `site`.',
    example: 'casino-web',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    meaning: 'Attributes of all spans, percent-encoded. The site itself sets `service.version` and `site.build`.',
    example: 'deployment.environment.name=production,cloud.region=eu-west-1',
  },
  OTEL_TRACES_SAMPLER: {
    meaning:
      'Which requests are recorded: all, none, or the share of `OTEL_TRACES_SAMPLER_ARG`. With `parentbased_`, a caller whom `TRUST_SAMPLED` trusts decides instead.',
    example: 'always_on',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    meaning: 'Share of the requests whose spans are recorded by a sampler with `traceidratio`.',
    example: '0.05',
  },
  TRUST_SAMPLED: {
    meaning:
      '1 follows the sampled flag of `traceparent`. Set it only behind a proxy that sets or removes this header, or any client can have its requests recorded.',
    example: '1',
  },
  SERVICES: {
    meaning: '`embedded` starts the embedded services with the site. `external` needs an origin of the services.',
    example: 'embedded',
  },
  SERVICES_MODE: {
    meaning:
      '`proxy`: browsers call the services under the site’s own origin. `direct`: browsers call the services’ origins, which must allow the brands’ origins by CORS.',
    example: 'direct',
  },
  CACHE: { meaning: '`off` turns the page cache off.', example: 'off' },
  CACHE_MAX_BYTES: { meaning: 'Size limit of the page cache of one process, in bytes.', example: '67108864' },
  CACHE_FRESH_S: { meaning: 'Seconds for which a cached page is fresh.', example: '30' },
  CACHE_STALE_S: {
    meaning: 'Seconds after that for which the cached page is still sent while it is revalidated.',
    example: '600',
  },
  CACHE_URL: {
    meaning:
      'Secret. Redis 7 or Valkey in which all instances share their pages: one server, the Sentinels that know its master, or nodes of a cluster. `rediss:`, `rediss+sentinel:` and `rediss+cluster:` connect by TLS. `?sentinel_username=…&sentinel_password=…` log in at the Sentinels. Without it each process has its own cache only.',
    example: 'rediss://site:a-long-random-text@cache.example:6379/0',
  },
  CACHE_WAIT_MS: {
    meaning: 'Milliseconds for which a request waits at most for the shared cache. A page is rendered without it then.',
    example: '100',
  },
  CDN_TAGS: {
    meaning: '1 sends the tags of pages in `Surrogate-Key` and `Cache-Tag`, by which a CDN can purge them.',
    example: '1',
  },
  PURGE_URLS: {
    meaning: 'Caches in front of the site. Each purge is sent to these URLs, too.',
    example: 'http://varnish-1:6081/,http://varnish-2:6081/',
  },
  DATA_WAIT_MS: {
    meaning: 'Time that a page waits for all its data before it is streamed, in milliseconds.',
    example: '100',
  },
  GATE_TIMEOUT_MS: {
    meaning: 'Time limit of the data that decides status, redirect and head, in milliseconds.',
    example: '1500',
  },
  RENDER_DEADLINE_MS: {
    meaning: 'Time limit of a page’s data and of its render, in milliseconds.',
    example: '4000',
  },
  UPSTREAM_TIMEOUT_MS: { meaning: 'Time limit of one call to a service, in milliseconds.', example: '3000' },
  UPSTREAM_CONNECTIONS: { meaning: 'Most connections to one origin of the services.', example: '128' },
  WEB_CONCURRENCY: {
    meaning: 'Processes that share the port. `auto` starts one for each CPU that the process may use.',
    example: 'auto',
  },
  GRACE_MS: {
    meaning: 'Time that the site still accepts connections after SIGTERM, in milliseconds.',
    example: '10000',
  },
  KEEP_ALIVE_S: {
    meaning: 'Seconds for which an idle connection stays open. Set it above the idle timeout of the load balancer.',
    example: '620',
  },
  PREVIEW_TOKEN: {
    meaning:
      'Secret. Previews are shown only with `?token=` and this value. Without it they are 404, and open to everybody where `EMULATION=1`.',
    example: 'a-long-random-text',
  },
  PROFILE_KEY: {
    meaning: 'Secret. Key that the site sends to the profile service. The default is the embedded service’s.',
    example: 'a-long-random-text',
  },
  SERVICE_WORKER: { meaning: '`off` removes the service worker from all browsers that have it.', example: 'off' },
  RUM: {
    meaning:
      'Share of the documents whose speed browsers report (LCP, INP, CLS, TTFB), where the visitor accepts tracking. Without it, none.',
    example: '0.05',
  },
  EMULATION: {
    meaning:
      '1 lets the QA parameters `gl`, `dem` and `messages` take effect, and opens previews. Never in production.',
    example: '1',
  },
  FAULTS: {
    meaning: '1 lets the request header `X-Fault` provoke rendering errors. Never in production.',
    example: '1',
  },
  DEMO_TAGS: {
    meaning: '1 lets brands load the demo tags of the embedded services. `SERVICES=embedded` implies it.',
    example: '1',
  },
  DEV_RELOAD_URL: {
    meaning: 'Origin of the reload script. `npm run dev` sets it.',
    example: 'http://localhost:3002',
  },
};

/** Settings of one brand. */
export const brandDescriptions: Readonly<Record<keyof typeof brandVariables, Description>> = {
  ORIGIN: {
    meaning: 'Public origin: canonical URLs, alternates and sitemaps begin with it.',
    example: 'https://www.example',
  },
  HOST: { meaning: 'Main host name.', example: 'www.example' },
  API_HOST: { meaning: 'Host of the content API. `API_ORIGIN` takes precedence.', example: 'api.example' },
  PLATFORM_URL: { meaning: 'URL of the platform (lobby).', example: 'https://play.example' },
  ARCADE_APP_URL: { meaning: 'URL of the arcade app, for visitors from the USA.', example: 'https://arcade.example' },
  IMAGE_CDN_HOST: { meaning: 'Host of images. `IMAGE_ORIGIN` takes precedence.', example: 'images.example' },
  PROFILE_KEY: { meaning: 'Secret. As `PROFILE_KEY`, for this brand.', example: 'a-long-random-text' },
  SUPPORT_EMAIL: { meaning: 'E-mail address of the support.', example: 'support@www.example' },
  CONSENT_MODE: {
    meaning:
      '`basic`: third-party tags load after their category is accepted. `advanced`: they load at once under the denied default.',
    example: 'advanced',
  },
  ANALYTICS_SCRIPT_URL: { meaning: 'Script of the analytics tag.', example: 'https://tags.example/a.js' },
  ANALYTICS_ID: { meaning: 'Id of the analytics tag. It needs the script.', example: 'G-123' },
  AD_PIXEL_SCRIPT_URL: { meaning: 'Script of the ad pixel.', example: 'https://tags.example/p.js' },
  AD_PIXEL_ID: { meaning: 'Id of the ad pixel. It needs the script.', example: '123' },
  CLICK_FRAUD_SCRIPT_URL: { meaning: 'Script against click fraud.', example: 'https://tags.example/c.js' },
  CLICK_FRAUD_ID: { meaning: 'Id for the script against click fraud. It needs the script.', example: '123' },
};

/** Each service that `<NAME>_ORIGIN` locates. */
export const serviceDescriptions: Readonly<Record<ServiceVariable, string>> = {
  API: 'Content API: games, feeds, banners, CMS, blog, voucher.',
  GEO: 'Geo-info: country, region and restriction of a visitor.',
  CURRENCY: 'Currency rates.',
  CONTEXT: 'User context, and maintenance of the platform.',
  LOGGER: 'Logger of pages and of the server.',
  AUTH: 'Authentication widget.',
  ACCOUNT_LOGGER: 'Account logger script.',
  TRACKING: 'Tracking script.',
  TAGS: 'Demo tags of the embedded services.',
  PROFILE: 'Profile service (newsletter).',
  IMAGE: 'Images.',
  PLATFORM: 'Platform (lobby).',
};
