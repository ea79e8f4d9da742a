import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { removeOnceLeft } from './support/remove-once-left.ts';
import { type RunningSite, startSite } from './support/site.ts';
import { prepareData } from './support/services.ts';
import { startServicesWithFaults } from './support/services-with-faults.ts';

const { services, faults } = await startServicesWithFaults();

/** Runs the built server until it exits by itself. */
function runToEnd(
  env: Record<string, string>,
  program = 'dist/server/main.js',
): Promise<{ code: number | null; stderr: string; stdout: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program], { env: { PATH: process.env['PATH'], ...env } });
    let stderr = '';
    let stdout = '';
    child.stdout.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
    child.once('close', (code) => resolve({ code, stderr, stdout }));
  });
}

const misspelt = { CACHE_FRESHS: '60' };
const warning = { name: 'CACHE_FRESHS', similar: 'CACHE_FRESH_S' };
const warningsOf = ({ log }: RunningSite) => log.filter(({ code }) => code === 'config.unknown');

describe('a shutdown', () => {
  it('OPS-03 OPS-01 fails readiness first, completes a stream in flight and exits with 0, and has warned of a misspelt setting', async () => {
    await faults.add({ path: '/api/v1/games/by-groups/', hold: 'slow' });
    const site = await startSite({
      servicesOrigin: services.origin,
      env: { GRACE_MS: '3000', DATA_WAIT_MS: '50', ...misspelt },
    });
    const { promise: shell, resolve } = Promise.withResolvers<void>();
    const stream = sendRequest(site.port, '/', { onText: (text) => text.includes('<footer') && resolve() });
    await shell;
    const stopped = site.stop();
    await site.logged('server.draining');
    // A second SIGTERM must not cut the drain short.
    site.child.kill('SIGTERM');
    const ready = await sendRequest(site.port, '/readyz');
    expect(ready.status).toBe(503);
    expect((await sendRequest(site.port, '/healthz')).status).toBe(200);
    expect((await sendRequest(site.port, '/nowhere/')).headers.connection).toBe('close');
    await faults.release('slow');
    expect((await stream).text.endsWith('</html>')).toBe(true);
    expect(await stopped).toBe(0);
    expect(warningsOf(site)).toMatchObject([warning]);
  });
});

describe.skipIf(process.platform === 'win32')('a shutdown by a platform', () => {
  it.each([
    ['the Procfile', async () => /^web: (.+)$/m.exec(await readFile('Procfile', 'utf8'))?.[1]],
    ['npm run serve', async () => 'exec npm run --silent serve'],
  ])('OPS-03 drains a process that %s started and exits with 0', async (_what, commandOf) => {
    const command = await commandOf();
    const site = await startSite({ servicesOrigin: services.origin, ...(command !== undefined && { command }) });
    expect((await sendRequest(site.port, '/healthz')).status).toBe(200);
    expect(await site.stop()).toBe(0);
    // The process may have exited before its last line was read.
    await site.logged('server.stopped');
    await expect(sendRequest(site.port, '/healthz')).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a shutdown before the site is ready', () => {
  it('OPS-03 exits with 0 at SIGTERM, which PID 1 of a container would ignore without a handler', async () => {
    const data = await prepareData();
    const child = spawn(process.execPath, ['dist/server/main.js'], {
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        SERVICES: 'embedded',
        SERVICES_PORT: '0',
        DATA_DIR: data,
        PREPARE_IMAGES: '0',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    removeOnceLeft(data, child);
    const exited = once(child, 'exit');
    // The services are ready, or starting.
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });
});

describe('a shutdown with embedded services', () => {
  const isResponding = (origin: string) =>
    fetch(`${origin}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );

  /** Starts a site with embedded services in a process group of its own, as a shell does. */
  async function startAlone(env: Record<string, string> = {}) {
    const data = await prepareData();
    const site = await startSite({
      env: { SERVICES: 'embedded', DATA_DIR: data, PREPARE_IMAGES: '0', ...env },
      detached: true,
    });
    removeOnceLeft(data, site.child);
    const { port } = await site.logged('services.ready');
    return { site, origin: `http://127.0.0.1:${String(port)}` };
  }

  it('OPS-03 Ctrl-C, which signals every process of the group, stops the services after the last response', async () => {
    const { site, origin } = await startAlone({ GRACE_MS: '1500' });
    process.kill(-(site.child.pid ?? 0), 'SIGINT');
    await site.logged('server.draining');
    expect((await sendRequest(site.port, '/api/v1/games/by-groups/?culture=en-GB&groups=slots')).status).toBe(200);
    expect(await site.exited).toBe(0);
    await vi.waitFor(async () => expect(await isResponding(origin)).toBe(false), { timeout: 30_000 });
  });

  it('OPS-03 stops the services when the site is killed', async () => {
    const { site, origin } = await startAlone();
    expect(await isResponding(origin)).toBe(true);
    site.child.kill('SIGKILL');
    await site.exited;
    await vi.waitFor(async () => expect(await isResponding(origin)).toBe(false), { timeout: 30_000 });
  });
});

describe.skipIf(process.platform === 'win32')('an uncaught error', () => {
  it.each(['Promise.reject(new Error("no way on"))', 'throw "no way on"'])(
    'OPS-02 %s is logged as server.crashed and exits the process with 1',
    async (mistake) => {
      const trap = `data:text/javascript,${encodeURIComponent(`process.once("SIGUSR2", () => { ${mistake} })`)}`;
      const site = await startSite({ servicesOrigin: services.origin, env: { NODE_OPTIONS: `--import=${trap}` } });
      expect((await sendRequest(site.port, '/nowhere/')).status).toBe(404);
      site.child.kill('SIGUSR2');
      expect(await site.exited).toBe(1);
      expect(await site.logged('server.crashed')).toMatchObject({
        level: 'error',
        message: 'no way on',
        stack: expect.stringContaining('Error: no way on'),
      });
      // Buffered lines are written too. The request may end on the server after its client has received the response.
      const last = site.log.map(({ code }) => code).slice(-2);
      expect(new Set(last)).toEqual(new Set(['request.done', 'server.crashed']));
      await expect(sendRequest(site.port, '/healthz')).rejects.toThrow('ECONNREFUSED');
    },
  );
});

describe('several worker processes', () => {
  it('OPS-04 OPS-03 OPS-01 share the port, warn of a misspelt setting once, are replaced after a crash, and shut down together', async () => {
    const env = { WEB_CONCURRENCY: '2', ...misspelt };
    const site = await startSite({ servicesOrigin: services.origin, env });
    const ready = () => site.log.filter(({ code }) => code === 'server.ready');
    await vi.waitFor(() => expect(ready()).toHaveLength(2), { timeout: 30_000 });
    expect(new Set(ready().map(({ port }) => port)).size).toBe(1);
    const [lost] = ready().map(({ pid }) => Number(pid));
    expect(lost).not.toBe(site.child.pid);
    process.kill(lost ?? 0, 'SIGKILL');
    expect(await site.logged('server.worker.lost')).toMatchObject({ pid: lost });
    await vi.waitFor(() => expect(ready()).toHaveLength(3), { timeout: 30_000 });
    expect((await sendRequest(site.port, '/healthz')).status).toBe(200);
    expect(await site.stop()).toBe(0);
    expect(site.log.filter(({ code }) => code === 'server.draining')).toHaveLength(2);
    expect(warningsOf(site)).toMatchObject([warning]);
  });

  it('OPS-03 can be shut down after all of them crashed, before they are replaced', async () => {
    const site = await startSite({ servicesOrigin: services.origin, env: { WEB_CONCURRENCY: '2' } });
    const pidsOf = (code: string) => site.log.filter((entry) => entry['code'] === code).map(({ pid }) => Number(pid));
    await vi.waitFor(() => expect(pidsOf('server.ready')).toHaveLength(2), { timeout: 30_000 });
    for (const pid of pidsOf('server.ready')) process.kill(pid, 'SIGKILL');
    await vi.waitFor(() => expect(pidsOf('server.worker.lost')).toHaveLength(2), 30_000);
    expect(await site.stop()).toBe(0);
    expect(pidsOf('server.ready')).toHaveLength(2);
  });
});

describe('a start with invalid settings', () => {
  it('BRAND-05 OPS-04 fails with one line for each invalid setting, before it starts the embedded services', async () => {
    const { code, stderr, stdout } = await runToEnd({
      SERVICES: 'embedded',
      PORT: 'abc',
      CACHE: 'maybe',
      API_ORIGIN_DE: 'not a url',
      EXTRA_HOSTS: 'x.example=xx',
    });
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim().split('\n').sort()).toEqual([
      '[config] API_ORIGIN_DE is "not a url"; it needs a URL like https://api.example or https://example/api, without query.',
      '[config] CACHE is "maybe"; it needs one of on, off.',
      '[config] EXTRA_HOSTS names the brand "xx" for x.example; it needs one of en, de, sv, es.',
      '[config] PORT is "abc"; it needs a whole number from 0 to 65535.',
    ]);
  });

  it.each(['1', '2'])('OPS-01 fails with one line when the port is in use (%s processes)', async (processes) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '0.0.0.0', resolve));
    const address = other.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const { code, stderr, stdout } = await runToEnd({
      PORT: String(port),
      SERVICES_ORIGIN: services.origin,
      WEB_CONCURRENCY: processes,
    });
    other.close();
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim()).toBe(`[server] Port ${port} is taken; stop what uses it, or set PORT.`);
  });

  it.skipIf(process.platform !== 'linux')('BRAND-05 fails with one line when ASSETS_DIR cannot be made', async () => {
    const { code, stderr } = await runToEnd({
      PORT: '0',
      SERVICES_ORIGIN: services.origin,
      ASSETS_DIR: '/proc/nope/assets',
    });
    expect(code).toBe(1);
    expect(stderr.trim()).toMatch(/^\[config\] ASSETS_DIR is "\/proc\/nope\/assets"; it needs a folder .*ENOENT.*$/);
  });

  it('OPS-02 fails with one line that says to build when there is no built client', async () => {
    const folder = await mkdtemp('.dist-without-client-');
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    await cp('dist/server', join(folder, 'server'), { recursive: true });
    const { code, stderr, stdout } = await runToEnd(
      { PORT: '0', SERVICES_ORIGIN: services.origin },
      join(folder, 'server/main.js'),
    );
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(stderr.trim()).toMatch(/^\[server\] There is no built client in .*; build it: npm run build$/);
  });
});
