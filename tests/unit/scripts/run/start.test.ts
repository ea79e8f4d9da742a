import { afterEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { readPorts } from '../../../../scripts/run/port.ts';
import {
  configuredService,
  localOrigins,
  readyUrl,
  siteEnvironment,
} from '../../../../scripts/run/site-environment.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { refuseInProduction } from '../../../../scripts/run/start-settings.ts';

afterEach(() => vi.unstubAllEnvs());

describe('the environment that npm start gives the site', () => {
  it('BRAND-08 has a localhost origin for every brand', () => {
    const environment = siteEnvironment(3100, 3101);
    for (const { id } of brands) expect(environment[`ORIGIN_${id.toUpperCase()}`]).toBe(`http://${id}.localhost:3100`);
    expect(environment).toMatchObject({ PORT: '3100', SERVICES_ORIGIN: 'http://127.0.0.1:3101', EMULATION: '1' });
    expect(localOrigins(3100).map(({ origin }) => origin)).toHaveLength(brands.length);
  });

  it('BRAND-05 does not override variables that are set', () => {
    vi.stubEnv('ORIGIN_EN', 'https://www.site.example');
    vi.stubEnv('GRACE_MS', '100');
    expect(siteEnvironment(3100, undefined)).not.toHaveProperty('ORIGIN_EN');
    expect(siteEnvironment(3100, undefined)).not.toHaveProperty('GRACE_MS');
    expect(siteEnvironment(3100, undefined)).not.toHaveProperty('SERVICES_ORIGIN');
  });

  it.each([
    [{ SERVICES_ORIGIN: 'https://services.example' }, 'SERVICES_ORIGIN'],
    [{ API_ORIGIN_DE: 'https://api.example' }, 'API_ORIGIN_DE'],
    [{ API_HOST_DE: 'api.example' }, 'API_HOST_DE'],
    [{ API_ORIGIN: ' ' }, undefined],
    [{ ORIGIN_DE: 'https://www.site.example' }, undefined],
    [{ CORS_ORIGIN: 'https://x.example' }, undefined],
    [{ API_ORIGIN_XX: 'https://x.example' }, undefined],
    [{ IMAGE_ORIGIN: 'https://img.example', GEO_ORIGIN_DE: 'https://geo.example' }, undefined],
  ])('OPS-01 OPS-04 is valid with and without configured services: %j has %s', (environment, found) => {
    expect(configuredService(environment)).toBe(found);
    const start = () => readConfig(environment);
    if (found) expect(start).not.toThrow();
    else expect(start).toThrow('SERVICES_ORIGIN is not set');
    // Variables that `npm start` adds for the embedded services.
    expect(() => readConfig({ ...environment, ...siteEnvironment(3100, found ? undefined : 3101) })).not.toThrow();
  });

  it.each([
    [undefined, '127.0.0.1'],
    ['', '127.0.0.1'],
    ['0.0.0.0', '127.0.0.1'],
    ['127.0.0.2', '127.0.0.2'],
    ['::', '[::1]'],
    ['::1', '[::1]'],
    ['localhost', 'localhost'],
  ])('OPS-01 with HOST=%s has its readiness URL on %s', (HOST, host) => {
    expect(readyUrl(3100, { HOST })).toBe(`http://${host}:3100/readyz`);
  });

  it('OPS-01 BRAND-01 has the origin of a brand with a hyphen in the variable that the site reads', () => {
    const list = brands.map((brand) => ({ ...brand, id: `${brand.id}-x` }));
    const environment = siteEnvironment(3100, 3101, list);
    const origins = readConfig(environment, list).brands.map(({ origin }) => origin);
    expect(origins).toEqual(list.map(({ id }) => `http://${id}.localhost:3100`));
  });
});

describe('ports', () => {
  it.each(['abc', '0', '70000', '1.5'])('BRAND-05 are rejected with the expected range: PORT=%s', (text) => {
    vi.stubEnv('PORT', text);
    expect(() => readPorts(true)).toThrow(`[config] PORT is "${text}"; it needs a whole number from 1 to 65535.`);
  });

  it('BRAND-05 have defaults when the variable is empty', () => {
    vi.stubEnv('PORT', '');
    expect(readPorts(true)).toEqual({ port: 3000, servicesPort: 3001 });
  });

  it('BRAND-05 are reported together when both are invalid', () => {
    vi.stubEnv('PORT', 'abc');
    vi.stubEnv('SERVICES_PORT', '-1');
    expect(() => readPorts(true)).toThrow(
      /^\[config\] PORT is "abc"; .+\.\n\[config\] SERVICES_PORT is "-1"; .+65535\.$/,
    );
  });

  it.each([
    ['3001', ''],
    ['3500', '3500'],
  ])(
    'OPS-01 are rejected when they are the same, as the site would call itself: PORT=%s, SERVICES_PORT=%s',
    (port, servicesPort) => {
      vi.stubEnv('PORT', port);
      vi.stubEnv('SERVICES_PORT', servicesPort);
      expect(() => readPorts(true)).toThrow(
        `[config] PORT and SERVICES_PORT are both ${port}; choose another port for one of them: SERVICES_PORT=${Number(port) + 100}.`,
      );
      expect(readPorts(false)).toEqual({ port: Number(port), servicesPort: undefined });
    },
  );
});

describe('npm start', () => {
  it.each([
    ['in production', { NODE_ENV: 'production' }, 'NODE_ENV is "production"'],
    ['on a hosting platform', { DYNO: 'web.1' }, 'DYNO is set'],
  ])('OPS-01 does not run the demonstration %s, and prints the right command', (_where, environment, found) => {
    expect(() => refuseInProduction(environment)).toThrow(
      `[start] ${found}, and npm start is a demonstration with embedded services. Use npm run serve, or npm start -- --demo.`,
    );
  });

  it("OPS-01 runs the demonstration on a developer's machine", () => {
    expect(() => refuseInProduction({ NODE_ENV: 'development', PATH: '/bin' })).not.toThrow();
  });
});
