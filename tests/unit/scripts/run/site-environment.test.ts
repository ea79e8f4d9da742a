import { afterEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { freePort, needFreePort, readPorts } from '../../../../scripts/run/port.ts';
import {
  configuredService,
  localOrigins,
  readyAddress,
  siteEnvironment,
} from '../../../../scripts/run/site-environment.ts';
import { readConfig } from '../../../../server/config/config.ts';
import { createServer } from 'node:net';
import { once } from 'node:events';

afterEach(() => vi.unstubAllEnvs());

describe('what npm start tells the site', () => {
  it('BRAND-08 gives every brand its own origin on this machine', () => {
    const environment = siteEnvironment(3100, 3101);
    for (const { id } of brands) expect(environment[`ORIGIN_${id.toUpperCase()}`]).toBe(`http://${id}.localhost:3100`);
    expect(environment).toMatchObject({ PORT: '3100', SERVICES_ORIGIN: 'http://127.0.0.1:3101', EMULATION: '1' });
    expect(localOrigins(3100).map(({ origin }) => origin)).toHaveLength(brands.length);
  });

  it('BRAND-05 leaves alone what is set', () => {
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
  ])('OPS-01 OPS-04 finds in %j the service %s, as the site does', (environment, found) => {
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
  ])('OPS-01 asks a site with HOST=%s at %s whether it is ready', (HOST, host) => {
    expect(readyAddress(3100, { HOST })).toBe(`http://${host}:3100/readyz`);
  });

  it('OPS-01 BRAND-01 gives a brand of two words its origin where the site looks for it', () => {
    const list = brands.map((brand) => ({ ...brand, id: `${brand.id}-x` }));
    const environment = siteEnvironment(3100, 3101, list);
    const origins = readConfig(environment, list).brands.map(({ origin }) => origin);
    expect(origins).toEqual(list.map(({ id }) => `http://${id}.localhost:3100`));
  });
});

describe('ports', () => {
  it.each(['abc', '0', '70000', '1.5'])('BRAND-05 refuses PORT=%s and says what it needs', (text) => {
    vi.stubEnv('PORT', text);
    expect(() => readPorts(true)).toThrow(`[config] PORT is "${text}"; it needs a whole number from 1 to 65535.`);
  });

  it('BRAND-05 takes the default for an empty one', () => {
    vi.stubEnv('PORT', '');
    expect(readPorts(true)).toEqual({ port: 3000, servicesPort: 3001 });
  });

  it('BRAND-05 says all that is wrong with both at once', () => {
    vi.stubEnv('PORT', 'abc');
    vi.stubEnv('SERVICES_PORT', '-1');
    expect(() => readPorts(true)).toThrow(
      /^\[config\] PORT is "abc"; .+\.\n\[config\] SERVICES_PORT is "-1"; .+65535\.$/,
    );
  });

  it.each([
    ['3001', ''],
    ['3500', '3500'],
  ])('OPS-01 refuses PORT=%s with SERVICES_PORT=%s: the site would ask itself', (port, servicesPort) => {
    vi.stubEnv('PORT', port);
    vi.stubEnv('SERVICES_PORT', servicesPort);
    expect(() => readPorts(true)).toThrow(
      `[config] PORT and SERVICES_PORT are both ${port}; choose another port for one of them: SERVICES_PORT=${Number(port) + 100}.`,
    );
    expect(readPorts(false)).toEqual({ port: Number(port), servicesPort: undefined });
  });

  it('OPS-01 says in one line what to do about a taken port', async () => {
    const server = createServer().listen(0);
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(needFreePort('PORT', port)).rejects.toThrow(
      new RegExp(`^\\[start\\] Port ${port} cannot be used \\(another program .*: PORT=${port + 100}\\.$`),
    );
    server.close();
  });

  it('OPS-01 finds a free one', async () => {
    await expect(needFreePort('PORT', await freePort())).resolves.toBeUndefined();
  });
});
