import express, { type Request, type Response } from 'express';
import { once } from 'node:events';
import { type IncomingMessage, request as call } from 'node:http';
import { describe, expect, it, vi } from 'vitest';
import { createCallLimits } from '../../../../server/http/guards/call-limits.ts';
import { createGuards } from '../../../../server/forms/guards.ts';
import { listen } from '../support/listen.ts';
import { resolvedFor } from '../support/resolved-request.ts';

/** An endpoint behind the guards that responds with the parsed body. The rate limiter warns about its first request only. */
async function createSite() {
  const app = express();
  const guards = createGuards({
    limitCalls: createCallLimits(),
    refuse: ({ status, text, reason }, _request, response) => response.status(status).send(`${reason}: ${text}`),
  });
  app.use(resolvedFor());
  app.post('/', guards, (request: Request, response: Response) => response.json(request.body));
  const { port, origin } = await listen(app);

  /** Posts from a page of the site. Without a body, the request sends its headers only. */
  return async (
    headers: Record<string, string>,
    body?: string,
  ): Promise<[status: number | undefined, text: string]> => {
    const own = { origin, 'content-type': 'application/json' };
    const sent = call({ host: '127.0.0.1', port, method: 'POST', headers: { ...own, ...headers } });
    if (body === undefined) sent.flushHeaders();
    else sent.end(body);
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    const text = (await response.toArray()).join('');
    sent.destroy();
    return [response.statusCode, text];
  };
}

describe('the guards of a POST', () => {
  it('SEC-03 reject a body that is too large, by its Content-Length before it has arrived', async () => {
    const post = await createSite();
    const tooLarge = [413, 'body: The body may have at most 16 kB.'];
    expect(await post({ 'content-length': '16385' })).toEqual(tooLarge);
    expect(await post({}, JSON.stringify('x'.repeat(17_000)))).toEqual(tooLarge);
    expect(await post({ 'transfer-encoding': 'chunked' }, JSON.stringify('x'.repeat(17_000)))).toEqual(tooLarge);
    expect(await post({}, '{')).toEqual([400, 'body: The body is malformed.']);
    expect(await post({}, '{"name":"Eva"}')).toEqual([200, '{"name":"Eva"}']);
  });

  it('OPS-02 write nothing to the console for a forged Forwarded or X-Forwarded-For header', async () => {
    const complain = vi.spyOn(console, 'error').mockReturnValue();
    const post = await createSite();
    expect(await post({ forwarded: 'for=192.0.2.1', 'x-forwarded-for': '192.0.2.1' }, '{}')).toEqual([200, '{}']);
    expect(complain).not.toHaveBeenCalled();
    complain.mockRestore();
  });
});
