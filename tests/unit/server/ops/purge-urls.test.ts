import { expect, it, onTestFinished, vi } from 'vitest';
import { createPurgeUrls } from '../../../../server/ops/purge-urls.ts';
import { listen } from '../support/listen.ts';
import { recordingLog } from '../support/recording-log.ts';

async function startCache(status = 200) {
  const requests: { method: string | undefined; url: string | undefined; tags: unknown }[] = [];
  const { origin } = await listen(({ method, url, headers }, response) => {
    requests.push({ method, url, tags: headers['surrogate-key'] });
    response.writeHead(status).end();
  });
  return { requests, url: `${origin}/purge` };
}

it('OPS-07 each cache of PURGE_URLS is purged at once, and again for pages of instances that were late', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const caches = [await startCache(), await startCache()];
  const purgeUrls = createPurgeUrls(
    caches.map(({ url }) => url),
    recordingLog().log,
  );
  expect(await purgeUrls({ tags: ['game:x', 'all'], hard: false })).toEqual([]);
  const wanted = { method: 'PURGE', url: '/purge', tags: 'game:x game:* all' };
  for (const { requests } of caches) expect(requests).toEqual([wanted]);
  await vi.advanceTimersByTimeAsync(1_000);
  for (const { requests } of caches) await vi.waitFor(() => expect(requests).toEqual([wanted, wanted]), 10_000);
});

it('OPS-07 a cache that does not take a purge is named and logged', async () => {
  const { url } = await startCache(503);
  const { log, entries } = recordingLog();
  const { host } = new URL(url);
  expect(await createPurgeUrls([url], log)({ tags: ['all'], hard: true })).toEqual([host]);
  expect(entries).toEqual([{ level: 'error', code: 'purge.failed', host, message: 'Status 503.' }]);
});

it('OPS-07 many tags are sent in several requests', async () => {
  const { requests, url } = await startCache();
  const tags = Array.from({ length: 900 }, (_, index) => `game:long-name-${index}`);
  await createPurgeUrls([url], recordingLog().log)({ tags, hard: false });
  expect(requests.length).toBeGreaterThan(1);
  expect(requests.flatMap(({ tags: sent }) => String(sent).split(' ')).toSorted()).toEqual([...tags, 'game:*'].sort());
});
