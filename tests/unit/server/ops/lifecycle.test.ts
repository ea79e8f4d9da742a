import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createLifecycle, drain } from '../../../../server/ops/lifecycle.ts';
import { recordingLog } from '../support/recording-log.ts';

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function createListening(handler: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer({ keepAliveTimeout: 65_000 }, handler);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
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
  it('OPS-03 makes the server not ready at once, serves requests for the grace period, and then closes', async () => {
    const { server, sendRequest, lifecycle, log } = await createListening((_, response) => response.end('page'));
    const gone = drain(server, lifecycle, { graceMs: 50, log });
    expect(lifecycle.phase).toBe('draining');
    expect(await sendRequest()).toBe('page');
    await gone;
    expect(server.listening).toBe(false);
    await expect(sendRequest()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

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
