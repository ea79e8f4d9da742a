import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createReloadServer } from '../../../../scripts/dev/reload-server.ts';
import type { ReloadServer } from '../../../../scripts/dev/reload-server.ts';

let reload: ReloadServer;
beforeEach(async () => {
  reload = await createReloadServer();
});
afterEach(() => reload.close());

/** Opens a page's stream; `next()` is the text of the next event. */
async function openPage() {
  const { body } = await fetch(`${reload.url}/events`);
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  return { next: async () => (await reader?.read())?.value };
}

describe('the reload server', () => {
  it('OPS-01 sends a failure to open pages and to pages opened later, until the next success', async () => {
    const early = await openPage();
    reload.showFailure('line 1\nline 2');
    const event = 'event: failure\ndata: "line 1\\nline 2"\n\n';
    expect(await early.next()).toBe(event);
    const late = await openPage();
    expect(await late.next()).toBe(event);
    reload.reload();
    expect(await early.next()).toBe('event: reload\ndata: ""\n\n');
    const after = await openPage();
    reload.showFailure('another');
    expect(await after.next()).toBe('event: failure\ndata: "another"\n\n');
  });
});
