import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../../../../server/config/config.ts';
import { ConfigError, type Environment } from '../../../../server/config/read.ts';
import { services, testConfig } from '../support/test-config.ts';

function mistakesOf(environment: Environment): readonly string[] {
  try {
    readConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
}

describe('the configuration', () => {
  it('BRAND-05 requires only the services: every other variable has a default', () => {
    expect(testConfig()).toMatchObject({
      port: 3000,
      staging: false,
      trustProxy: false,
      proxiesServices: true,
      emulation: false,
      faults: false,
      cache: { enabled: true, freshMs: 10_000, staleMs: 300_000 },
      render: { dataWaitMs: 60, gateTimeoutMs: 2_000, deadlineMs: 5_000 },
      graceMs: 5_000,
    });
  });

  it.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', ' 8080 ', { port: 8080 }],
    ['PORT', '', { port: 3000 }],
    ['SITE_ENV', 'staging', { staging: true }],
    ['CACHE', 'off', { cache: { enabled: false } }],
    ['CACHE_FRESH_S', '30', { cache: { freshMs: 30_000 } }],
    ['KEEP_ALIVE_S', '620', { keepAliveMs: 620_000 }],
    ['SERVICES_MODE', 'direct', { proxiesServices: false }],
    ['EMULATION', '1', { emulation: true }],
    ['WEB_CONCURRENCY', '', { processes: 1 }],
    ['WEB_CONCURRENCY', '4', { processes: 4 }],
    ['WEB_CONCURRENCY', 'auto', { processes: Math.min(availableParallelism(), 64) }],
    ['TRUST_PROXY', '1', { trustProxy: 1 }],
    ['TRUST_PROXY', '10.0.0.0/8, loopback,::1', { trustProxy: '10.0.0.0/8, loopback,::1' }],
    ['RUM', '0.25', { measuredShare: 0.25 }],
    ['TRUST_SAMPLED', '1', { tracing: { trustsSampled: true } }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://c.example:4318/', { tracing: { endpoint: 'http://c.example:4318' } }],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a=Basic%20x%3D, b=2', { tracing: { headers: { a: 'Basic x=', b: '2' } } }],
    ['OTEL_TRACES_SAMPLER_ARG', '0.05', { tracing: { sampledShare: 0.05 } }],
    ['OTEL_TRACES_SAMPLER', '', { tracing: { sampledShare: 1 } }],
    ['OTEL_TRACES_SAMPLER', 'Always_Off', { tracing: { sampledShare: 0 } }],
    ['OTEL_SERVICE_NAME', '', { tracing: { resource: { 'service.name': 'site' } } }],
    ['OTEL_SERVICE_NAME', 'casino-web', { tracing: { resource: { 'service.name': 'casino-web' } } }],
    [
      'OTEL_RESOURCE_ATTRIBUTES',
      'service.name=shop, cloud.region=eu-west-1,team=a%2Cb%3D%C3%A4,empty=',
      { tracing: { resource: { 'service.name': 'shop', 'cloud.region': 'eu-west-1', team: 'a,b=ä', empty: '' } } },
    ],
    ['LOG_LEVEL', 'warn', { logLevel: 'warn' }],
    ['HOST', '::1', { host: '::1' }],
    ['HOST', 'localhost', { host: 'localhost' }],
    ['DEV_RELOAD_URL', 'http://127.0.0.1:9', { devReload: 'http://127.0.0.1:9' }],
  ])('BRAND-05 accepts %s=%j', (name, value, wanted) => {
    expect(testConfig({ [name]: value })).toMatchObject(wanted);
  });

  it.each([
    ['always_on', 1, false],
    ['always_off', 0, false],
    ['traceidratio', 0.25, false],
    ['parentbased_always_on', 1, true],
    ['parentbased_always_off', 0, true],
    ['parentbased_traceidratio', 0.25, true],
  ])('OPS-09 records by the sampler %s the share %s; a trusted caller decides: %s', (sampler, share, isTrusted) => {
    const sampling = { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: '0.25' };
    const { tracing } = testConfig({ ...sampling, TRUST_SAMPLED: '1' });
    expect(tracing).toMatchObject({ sampledShare: share, trustsSampled: isTrusted });
    expect(testConfig(sampling).tracing.trustsSampled).toBe(false);
  });

  it('OPS-09 prefers OTEL_SERVICE_NAME to the attribute', () => {
    const { tracing } = testConfig({ OTEL_SERVICE_NAME: 'a', OTEL_RESOURCE_ATTRIBUTES: 'service.name=b' });
    expect(tracing.resource).toEqual({ 'service.name': 'a' });
  });

  const url = 'a URL like https://api.example or https://example/api, without query';
  const origin = 'a URL like https://www.example, without path';
  const tagUrl = 'a URL like https://tags.example/tag.js';
  const hostName = 'a host name like www.example';
  const address = 'an address to listen on, like 0.0.0.0 or 127.0.0.1';
  const hosts = 'a list like www.example=en,shop.example=de';
  const proxies = 'a number of proxies from 1 to 9, or addresses and ranges like 10.0.0.0/8, loopback';
  const attributes = 'pairs like deployment.environment.name=production,cloud.region=eu-west-1';
  const sampler =
    'one of parentbased_traceidratio, parentbased_always_on, parentbased_always_off, traceidratio, always_on, always_off';
  const rejected: readonly (readonly [name: string, values: readonly string[], needs: string])[] = [
    ['PORT', ['abc', '65536', '-1'], 'a whole number from 0 to 65535'],
    ['WEB_CONCURRENCY', ['0', 'max'], 'a whole number from 1 to 64, or auto'],
    ['SITE_ENV', ['live'], 'one of production, staging'],
    ['CACHE', ['yes'], 'one of on, off'],
    ['FAULTS', ['true'], '0 or 1'],
    ['CACHE_MAX_BYTES', ['1'], 'a whole number from 1048576 to 4294967296'],
    ['LOG_LEVEL', ['loud'], 'one of debug, info, warn, error'],
    ['SERVICES', ['embeded'], 'one of external, embedded'],
    ['SERVICES_ORIGIN', ['api.example', 'https://a.example:99999'], url],
    ['PLATFORM_URL_EN', ['ftp://a.example'], url],
    ['ORIGIN_SV', ['https://a.example/?x'], origin],
    ['ORIGIN_EN', ['https://www.example/shop', 'https://www.example\\shop', 'https://a..b'], origin],
    ['DEV_RELOAD_URL', ['http://127.0.0.1:9/x'], origin],
    ['HOST_DE', ['two words'], hostName],
    ['HOST_EN', ['a..b', '999.1.1.1'], hostName],
    ['API_HOST_EN', ['api-.example'], hostName],
    ['HOST', ['999.1.1.1', '127.0.0.1:3000'], address],
    ['EXTRA_HOSTS', ['my_app=en', 'a.example=en=de', 'www.example'], hosts],
    ['ANALYTICS_SCRIPT_URL_EN', ['http://tags.example/a.js'], tagUrl],
    ['AD_PIXEL_SCRIPT_URL_SV', ['https://a b/c.js', 'https://a.example;script-src/c.js'], tagUrl],
    ['ANALYTICS_ID_EN', ['A-1'], 'ANALYTICS_SCRIPT_URL_EN, the script that it is for'],
    ['CLICK_FRAUD_ID_DE', ['C-1'], 'CLICK_FRAUD_SCRIPT_URL_DE, the script that it is for'],
    ['SUPPORT_EMAIL_ES', ['nobody'], 'an e-mail address'],
    ['OTEL_TRACES_SAMPLER_ARG', ['2'], 'a number from 0 to 1'],
    ['OTEL_TRACES_SAMPLER', ['jaeger_remote'], sampler],
    ['OTEL_RESOURCE_ATTRIBUTES', ['production', '=x', 'a b=1', 'a=%', 'a="x"', 'a=1,'], attributes],
    ['TRUST_PROXY', ['yes', '0', '10.0.0.0/0', '10.0.0.0/33'], proxies],
  ];

  it.each(rejected.flatMap(([name, values, needs]) => values.map((value) => [name, value, needs] as const)))(
    'BRAND-05 rejects %s=%j with one line that names the expected value',
    (name, value, needs) => {
      expect(mistakesOf({ ...services, [name]: value })).toEqual([
        `[config] ${name} is "${value}"; it needs ${needs}.`,
      ]);
    },
  );

  it.each(['authorization', 'a b=1', 'authorization=%', 'authorization=a%0Ab', 'authorization=two words'])(
    'BRAND-05 OPS-09 rejects the export headers %j without repeating them',
    (value) =>
      expect(mistakesOf({ ...services, OTEL_EXPORTER_OTLP_HEADERS: value })).toEqual([
        '[config] OTEL_EXPORTER_OTLP_HEADERS is malformed; it needs pairs like authorization=Basic%20dXNlcg,x-team=web.',
      ]),
  );

  it.each(['two words', 'a\nb', 'schlüssel'])('OPS-07 rejects the token %j without repeating it', (value) => {
    expect(mistakesOf({ ...services, ADMIN_TOKEN: value })).toEqual([
      '[config] ADMIN_TOKEN is malformed; it needs visible ASCII characters without spaces.',
    ]);
  });

  it.each([
    ['4000', '4000', ['[config] ADMIN_PORT is 4000, as PORT; operators need a port of their own.']],
    ['4000', '4001', []],
    ['0', '0', []],
  ])('OPS-07 with PORT=%s and ADMIN_PORT=%s reports %j', (port, adminPort, mistakes) => {
    expect(mistakesOf({ ...services, PORT: port, ADMIN_PORT: adminPort })).toEqual(mistakes);
  });

  it.each([
    ['https://user@a.example', 'https://…@a.example'],
    ['https://user:s3cret@a.example', 'https://…@a.example'],
    ['https://user:s3/c@ret@a.example/api', 'https://…@a.example/api'],
    ['user:s3cret@a.example', '…@a.example'],
  ])('BRAND-05 rejects API_ORIGIN=%j without printing its credentials', (value, shown) => {
    expect(mistakesOf({ ...services, API_ORIGIN: value })).toEqual([
      `[config] API_ORIGIN is "${shown}"; it needs a URL like https://api.example or https://example/api, without query.`,
    ]);
  });

  it.each([
    [{}, 1],
    [{ SERVICES: 'embedded' }, 0],
    [{ SERVICES_ORIGIN: ' ' }, 1],
    [{ IMAGE_ORIGIN: 'http://img.example' }, 1],
    [{ API_ORIGIN: 'http://api.example' }, 0],
    [{ API_ORIGIN_EN: 'http://api.example' }, 0],
    [{ API_HOST_EN: 'api.example' }, 0],
  ])('OPS-04 is rejected unless it says where the services are: %j', (environment, mistakes) => {
    const lines = mistakesOf(environment);
    expect(lines).toHaveLength(mistakes);
    for (const line of lines)
      expect(line).toMatch(/^\[config\] SERVICES_ORIGIN is not set; it needs .*SERVICES=embedded/);
  });

  it.each([
    ['a host of its own', { HOST_DE: 'de.localhost', EXTRA_HOSTS: 'shop.example=es,shop.example=es' }, []],
    ['the same host for two brands', { HOST_DE: 'Shop.example', HOST_ES: 'shop.example' }, ['de and es']],
    ["another brand's alias", { HOST_SV: 'en.localhost' }, ['en and sv']],
    ["another brand's host as an extra host", { EXTRA_HOSTS: 'de.localhost=es' }, ['de and es']],
    ['the same extra host twice', { EXTRA_HOSTS: 'a.example=en,A.example=sv' }, ['en and sv']],
    ['localhost as an extra host', { EXTRA_HOSTS: 'localhost=sv' }, ['en and sv']],
  ])('BRAND-03 BRAND-05 BRAND-06 must assign each host to one brand: %s', (_, environment, ids) => {
    const mistakes = mistakesOf({ ...services, ...environment });
    expect(mistakes).toHaveLength(ids.length);
    for (const [index, both] of ids.entries())
      expect(mistakes[index]).toMatch(
        new RegExp(`^\\[config\\] The host \\S+ is claimed by the brands ${both}; give it to one`),
      );
  });
});
