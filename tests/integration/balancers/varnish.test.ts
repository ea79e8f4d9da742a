import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { freePort } from '../../../scripts/run/port.ts';
import { findProgram } from '../../../scripts/test/debian.ts';
import { startInstance } from '../support/instance.ts';
import { sendRequest } from '../support/send-request.ts';

const program = findProgram('varnishd');

/** Starts Varnish with the file of `scripts/deploy/` in front of a site. It stops after the test. */
async function startVarnish(port: number, sitePort: number) {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'));
  const file = join(folder, 'site.vcl');
  const vcl = await readFile('scripts/deploy/varnish.vcl', 'utf8');
  await writeFile(file, vcl.replace('.port = "3000"', `.port = "${sitePort}"`));
  const words = [
    '-F',
    '-j',
    'none',
    '-a',
    `127.0.0.1:${port}`,
    '-T',
    'none',
    '-f',
    file,
    '-n',
    folder,
    '-s',
    'malloc,64m',
  ];
  const child = spawn(program ?? '', words, { stdio: 'ignore' });
  const exited = once(child, 'exit');
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(folder, { recursive: true, force: true });
  });
  await vi.waitFor(() => sendRequest(port, '/healthz'), { timeout: 30_000, interval: 50 });
}

it.skipIf(!program)(
  `OPS-07 a purge at the site purges Varnish (${program ? 'installed' : 'needs varnish'})`,
  async () => {
    const varnishPort = await freePort();
    const site = await startInstance({
      env: { CACHE_FRESH_S: '600', CDN_TAGS: '1', PURGE_URLS: `http://127.0.0.1:${varnishPort}/` },
    });
    await startVarnish(varnishPort, site.port);
    /** Ids of two transactions for a response of Varnish's cache, one for that of the site. */
    const isCached = async (path: string) =>
      String((await sendRequest(varnishPort, path)).headers['x-varnish']).includes(' ');
    const direct = await sendRequest(site.port, '/help/');
    expect(direct.headers['surrogate-key']).toContain('brand:en culture:en-GB route:help');
    expect(direct.headers['cache-tag']).toContain('route:help,');
    for (const path of ['/help/', '/slots/']) {
      await expect.poll(() => isCached(path)).toBe(true);
      // Tags are for caches alone.
      expect((await sendRequest(varnishPort, path)).headers).not.toHaveProperty('surrogate-key');
    }
    for (const tags of [['feed:faq'], ['route:help', 'promotion:welcome'], ['all']]) {
      expect((await site.purge({ tags })).status).toBe(200);
      expect([tags, await isCached('/help/')]).toEqual([tags, false]);
      // The stale page is private. The page that replaces it may be cached again.
      await expect.poll(() => isCached('/help/')).toBe(true);
      if (!tags.includes('all')) expect(await isCached('/slots/')).toBe(true);
    }
    const purgeHere = async (headers: Record<string, string>) =>
      (await sendRequest(varnishPort, '/', { method: 'PURGE', headers })).status;
    expect(await purgeHere({ 'surrogate-key': 'x" || y' })).toBe(400);
    expect(await purgeHere({ 'surrogate-key': 'all' })).toBe(200);
    // Of a visitor, by a balancer in front of Varnish.
    expect(await purgeHere({ 'surrogate-key': 'all', 'x-forwarded-for': '203.0.113.1' })).toBe(403);
  },
);
