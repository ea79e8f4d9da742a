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

describe('sending a kept page', () => {
  it('SSR-08 OPS-02 tells how it came, for whom, and how old it is', () => {
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

  it('PERF-01 sends the representation that the visitor takes', () => {
    const { body, headers } = send({ 'accept-encoding': 'gzip, br' });
    expect(body).toBe('br page');
    expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-length': '7', etag: '"x-br"' });
  });

  it.each([
    ['the same', '"x-br"', 304],
    ['the same, weakly', 'W/"x-br"', 304],
    ['one of several', '"old", "x-br"', 304],
    ['anything', '*', 304],
    ['another representation', '"x"', 200],
    ['another page', '"y-br"', 200],
  ])('OPS-05 sends no body to who has %s', (_, tag, status) => {
    const answer = send({ 'accept-encoding': 'br', 'if-none-match': tag });
    expect(answer.status).toBe(status);
    expect(answer.body).toBe(status === 304 ? undefined : 'br page');
    expect(answer.headers['etag']).toBe('"x-br"');
  });

  it('ROUTE-02 sends 404 again, whatever the visitor has', () => {
    const page = cachedPage({ status: 404 });
    expect(send({ 'if-none-match': '"x"' }, { page })).toMatchObject({ status: 404, body: 'page' });
  });

  it('SSR-08 sends HEAD the headers of GET alone', () => {
    const head = send({}, { method: 'HEAD' });
    expect(head.body).toBeUndefined();
    expect(head.headers).toEqual(send({}).headers);
  });
});
