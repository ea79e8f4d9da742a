import type { IncomingMessage, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sendPage } from '../../../../server/cache/send.ts';
import { cachedPage } from './cached-page.ts';

function send(headers: Record<string, string>, { method = 'GET', page = cachedPage() } = {}) {
  const sent = { status: 0, headers: {} as Record<string, string>, body: undefined as string | undefined };
  const response = {
    writeHead(status: number, list: string[]) {
      const pairs = list.flatMap((name, index) => (index % 2 === 0 ? [[name, list[index + 1]]] : []));
      Object.assign(sent, { status, headers: Object.fromEntries(pairs) as Record<string, string> });
      return response;
    },
    end(body?: Buffer) {
      sent.body = body?.toString();
    },
  };
  const request = { method, headers } as unknown as IncomingMessage;
  sendPage(request, response as unknown as ServerResponse, page, { state: 'hit', requestId: 'r-1', now: 2_500 });
  return sent;
}

describe('sending a cached page', () => {
  it('SSR-08 OPS-02 sends the cache state, the request id and the age in headers', () => {
    expect(send({})).toMatchObject({
      status: 200,
      body: 'page',
      headers: {
        'x-cache': 'hit',
        'x-request-id': 'r-1',
        'server-timing': 'age;dur=2500',
        'content-length': '4',
        etag: '"x"',
        vary: 'Accept-Encoding',
      },
    });
    expect(send({}).headers).not.toHaveProperty('content-encoding');
  });

  it('PERF-01 sends the representation that the client accepts', () => {
    const { body, headers } = send({ 'accept-encoding': 'gzip, br' });
    expect(body).toBe('br page');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '7', etag: '"x-br"' });
  });

  it.each([
    ['the same ETag', '"x-br"', 304],
    ['the same ETag, marked weak', 'W/"x-br"', 304],
    ['several ETags, one of them the same', '"old", "x-br"', 304],
    ['an asterisk', '*', 304],
    ['the ETag of another representation', '"x"', 200],
    ['the ETag of another page', '"y-br"', 200],
  ])('OPS-05 for If-None-Match with %s (%s), responds with status %i', (_, tag, status) => {
    const response = send({ 'accept-encoding': 'br', 'if-none-match': tag });
    expect(response.status).toBe(status);
    expect(response.body).toBe(status === 304 ? undefined : 'br page');
    expect(response.headers['etag']).toBe('"x-br"');
  });

  it('ROUTE-02 sends a 404 page in full, even when If-None-Match matches', () => {
    const page = cachedPage({ status: 404 });
    expect(send({ 'if-none-match': '"x"' }, { page })).toMatchObject({ status: 404, body: 'page' });
  });

  it('SSR-08 responds to HEAD with the headers of GET and no body', () => {
    const head = send({}, { method: 'HEAD' });
    expect(head.body).toBeUndefined();
    expect(head.headers).toEqual(send({}).headers);
  });
});
