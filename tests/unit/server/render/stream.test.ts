import { afterEach, describe, expect, it, vi } from 'vitest';
import { failed, type Result } from '../../../../shared/data/resource.ts';
import { recordingResponse } from '../support/recording-response.ts';
import { testSite } from '../support/test-site.tsx';

const games: Result<unknown> = { state: 'found', data: { items: [], total: 0 } };
const feed: Result<unknown> = { state: 'found', data: { asOf: '</script>today', items: [] } };

afterEach(() => void vi.useRealTimers());

/** Starts a stream to one visitor while its jackpots are still loading. */
async function begin(environment = {}) {
  const slow = Promise.withResolvers<Result<unknown>>();
  const responses = ({ key }: { key: string }) => {
    if (key.includes('jackpots')) return slow.promise;
    return Promise.resolve(key.includes('v1/games/') ? games : failed);
  };
  const { pages, target, entries } = testSite(responses, { environment: { DATA_WAIT_MS: '1', ...environment } });
  const disconnect = new AbortController();
  const visitor = { requestId: 'r-1', signal: disconnect.signal, wantsComplete: false };
  const outcome = await pages.get(target('/slots/'), visitor);
  const response = recordingResponse();
  const done = outcome.kind === 'stream' ? outcome.send(response.response) : Promise.reject(new Error('no stream'));
  await vi.waitFor(() => expect(response.flushes).not.toHaveLength(0), 10_000);
  return { ...response, done, slow, disconnect, entries };
}

describe('a streamed page', () => {
  it('SSR-02 sends each response once, before the markup that was rendered from it', async () => {
    const { flushes, html, done, slow } = await begin();
    slow.resolve(feed);
    await done;
    const late = flushes.slice(1).join('');
    const block = late.indexOf('data-key="api/v1/feeds/jackpots/?culture=en-GB"');
    const markup = late.indexOf('<p>Jackpots ');
    expect([block > -1, markup > block]).toEqual([true, true]);
    expect(html().match(/data-key="api\/v1\/feeds\/jackpots/g)).toHaveLength(1);
    expect(html().endsWith('</body></html>')).toBe(true);
  });

  it('SEC-01 SEC-02 has its nonce on every inline script, and escapes data that would end an element', async () => {
    const { html, state, done, slow } = await begin();
    slow.resolve(feed);
    await done;
    const [, nonce] = /'nonce-([^']+)'/.exec(state.headers['content-security-policy'] ?? '') ?? [];
    const scripts = [...html().matchAll(/<script([^>]*)>([^<]*)/g)].map(([, attributes = '', code]) => ({
      attributes,
      code,
    }));
    const inline = scripts.filter(({ attributes, code }) => !/src=|json/.test(attributes) && code !== '/*head*/');
    expect(inline.length).toBeGreaterThan(0);
    for (const { attributes } of inline) expect(attributes).toContain(`nonce="${nonce}"`);
    expect(html()).not.toContain('</script>today');
  });

  it('SSR-06 ends at its deadline as a complete document with its fallbacks', async () => {
    const { html, state, done, entries } = await begin({ RENDER_DEADLINE_MS: '100' });
    await done;
    expect(state.ended).toBe(true);
    expect(html()).toContain('<p>Loading</p>');
    expect(html().endsWith('</body></html>')).toBe(true);
    expect(entries.map(({ code }) => code)).toContain('page.render.error');
    expect(html()).not.toContain('data-failure');
  });

  it('OPS-01 shows, during development, the errors that occurred in it', async () => {
    const { html, done } = await begin({ RENDER_DEADLINE_MS: '100', DEV_RELOAD_URL: 'http://127.0.0.1:9' });
    await done;
    expect(html()).toMatch(/<pre data-failure>Error: \[render\] The page was not complete .*<\/pre><\/body><\/html>$/s);
  });

  it('SSR-06 ends when the client disconnects, and logs nothing', async () => {
    // The deadline, which would end the stream as well, is longer than the timeout of a test.
    const { disconnect, done, entries } = await begin({ RENDER_DEADLINE_MS: '60000' });
    disconnect.abort();
    await done;
    expect(entries).toEqual([]);
  });
});
