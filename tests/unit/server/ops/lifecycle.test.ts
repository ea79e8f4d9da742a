import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createLifecycle, drain } from '../../../../server/ops/lifecycle.ts';
import { listen } from '../support/listen.ts';
import { recordingLog } from '../support/recording-log.ts';

async function createListening(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const { server, port } = await listen(createServer({ keepAliveTimeout: 65_000 }, handler));
  const sendRequest = (agent: Agent | false = false) =>
    new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => resolve(text));
      }).on('error', reject);
    });
  const lifecycle = createLifecycle();
  lifecycle.become('ready');
  return { server, sendRequest, lifecycle, ...recordingLog() };
}

describe('draining', () => {
  it('OPS-03 waits for responses in flight, not for idle connections', async () => {
    const held: ServerResponse[] = [];
    const { server, sendRequest, lifecycle, log } = await createListening((_, response) => {
      response.write('first half, ');
      held.push(response);
    });
    const browser = new Agent({ keepAlive: true });
    const response = sendRequest(browser);
    await new Promise<void>((resolve) => server.once('request', () => resolve()));
    let isGone = false;
    const gone = drain(server, lifecycle, { graceMs: 0, log }).then(() => (isGone = true));
    await vi.waitFor(() => expect(server.listening).toBe(false), { timeout: 10_000, interval: 1 });
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(isGone).toBe(false);
    held[0]?.end('second half');
    expect(await response).toBe('first half, second half');
    // The browser would keep its idle connection open for a minute, until all are cut.
    const cut = vi.spyOn(server, 'closeAllConnections');
    await gone;
    expect(cut).not.toHaveBeenCalled();
    browser.destroy();
  });

  it('OPS-03 runs once when it is called twice', async () => {
    const { server, lifecycle, log, codes } = await createListening((_, response) => response.end());
    await Promise.all([1, 2].map(() => drain(server, lifecycle, { graceMs: 0, log })));
    expect(codes()).toEqual(['server.draining']);
  });
});
