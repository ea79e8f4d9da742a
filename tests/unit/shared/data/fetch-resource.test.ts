import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { type HttpResponse, fetchResource } from '../../../../shared/data/fetch-resource.ts';
import { list, primaryList } from '../../../../shared/contract/list.ts';
import { type Resource, resource } from '../../../../shared/data/resource.ts';

const schema = v.object({ name: v.string(), plays: v.number() });
const game = resource('v1/games/info/', { gameSlug: 'x' }, async () => schema);

const response = (over: Partial<{ status: number; contentType: string; body: string }> = {}): HttpResponse => {
  const { status = 200, contentType = 'application/json', body = '{"name":"X","plays":1,"later":true}' } = over;
  return { status, contentType, text: async () => body };
};

const games = resource('v1/games/', {}, async () => v.object({ groups: list(v.object({ items: list(schema) })) }));

async function fetchWith(send: () => Promise<HttpResponse>, signal?: AbortSignal, of: Resource<unknown> = game) {
  const report = vi.fn();
  const reportNotFound = vi.fn();
  const reportDropped = vi.fn();
  const sent = vi.fn(send);
  const origin = 'https://api.example';
  const result = await fetchResource(of, { origin, send: sent, signal, report, reportNotFound, reportDropped });
  return { result, report, reportNotFound, reportDropped, sent };
}

describe('fetchResource', () => {
  it('API-01 requests the service and returns the validated data without unknown fields', async () => {
    const { result, sent, report } = await fetchWith(async () => response());
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      'https://api.example/v1/games/info/?gameSlug=x',
      undefined,
      'application/json',
    );
    expect(result).toEqual({ state: 'found', data: { name: 'X', plays: 1 } });
    expect(report).not.toHaveBeenCalled();
  });

  it.each(['application/json; charset=utf-8', 'application/problem+json', 'Application/JSON'])(
    'API-01 parses JSON with the content type %s',
    async (contentType) => {
      expect((await fetchWith(async () => response({ contentType }))).result.state).toBe('found');
    },
  );

  const text = resource('v1/cms/terms/', {}, async () => v.object({ body: v.pipe(v.string(), v.minLength(1)) }), {
    readHtml: (body) => ({ body }),
  });

  it('API-01 accepts text/html for a resource that supports it', async () => {
    const html = response({ contentType: 'text/html; charset=utf-8', body: '<p>18+ only.</p>' });
    const { result, sent } = await fetchWith(async () => html, undefined, text);
    expect(result).toEqual({ state: 'found', data: { body: '<p>18+ only.</p>' } });
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      'https://api.example/v1/cms/terms/',
      undefined,
      'application/json, text/html;q=0.9',
    );
    const json = response({ body: '{"body":"<p>18+ only.</p>"}' });
    expect((await fetchWith(async () => json, undefined, text)).result).toEqual(result);
    expect(text.html).toBe(true);
  });

  it.each([
    [
      'a complete HTML document',
      'text/html',
      '<!-- gateway -->\n<!DOCTYPE html><html><body>Sign in</body></html>',
      'contentType',
    ],
    ['an HTML document without a doctype', 'text/html', '<html lang="en"><p>Sign in</p></html>', 'contentType'],
    ['an empty body', 'text/html', '', 'schema'],
    ['plain text', 'text/plain', '18+ only.', 'contentType'],
  ])('API-01 API-02 rejects %s in place of an HTML fragment', async (_, contentType, body, reason) => {
    const { result, report } = await fetchWith(async () => response({ contentType, body }), undefined, text);
    expect(result).toEqual({ state: 'failed' });
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ reason }));
  });

  it('API-02 returns notFound for status 404 and reports it separately from failures', async () => {
    const missing = response({ status: 404, contentType: 'application/problem+json' });
    const { result, report, reportNotFound } = await fetchWith(async () => missing);
    expect(result).toEqual({ state: 'notFound' });
    expect(report).not.toHaveBeenCalled();
    expect(reportNotFound).toHaveBeenCalledExactlyOnceWith(game.key);
  });

  it.each([
    ['a server error', response({ status: 500 }), 'status', '500'],
    ['a redirect', response({ status: 302 }), 'status', '302'],
    ['an HTML 404 of a proxy', response({ status: 404, contentType: 'text/html' }), 'status', '404'],
    ['an HTML 403 of a proxy', response({ status: 403, contentType: 'text/html' }), 'status', '403'],
    ['html instead of JSON', response({ contentType: 'text/html' }), 'contentType', 'text/html'],
    ['no content type', response({ contentType: '' }), 'contentType', 'none'],
    ['a truncated body', response({ body: '{"name":"X","pla' }), 'syntax', 'JSON'],
    ['an empty body', response({ body: '' }), 'syntax', 'JSON'],
    ['an invalid field', response({ body: '{"name":"X","plays":"many"}' }), 'schema', 'plays: '],
    ['an unexpected type', response({ body: '7' }), 'schema', 'Invalid'],
    ['an array instead of an object', response({ body: '[]' }), 'schema', 'an array instead of an object'],
  ])('API-02 reports %s once and returns failed', async (_, given, reason, detail) => {
    const { result, report } = await fetchWith(async () => given);
    expect(result).toEqual({ state: 'failed' });
    expect(report).toHaveBeenCalledExactlyOnceWith({ key: game.key, reason, detail: expect.stringContaining(detail) });
  });

  it('API-02 returns the status of a 400 problem response, but not of other failures', async () => {
    const refusal = { status: 400, contentType: 'application/problem+json' };
    expect((await fetchWith(async () => response(refusal))).result).toEqual({ state: 'failed', status: 400 });
    for (const other of [
      { ...refusal, contentType: 'text/html' },
      { ...refusal, status: 503 },
    ])
      expect((await fetchWith(async () => response(other))).result).toEqual({ state: 'failed' });
  });

  it('API-02 reports each item that a list has dropped, and none if all are valid', async () => {
    const good = { name: 'X', plays: 1 };
    const body = JSON.stringify({ groups: [{ items: [good, { ...good, plays: 'many' }, null] }, 'none'] });
    const { result, report, reportDropped } = await fetchWith(async () => response({ body }), undefined, games);
    expect(result).toEqual({ state: 'found', data: { groups: [{ items: [good] }] } });
    expect(report).not.toHaveBeenCalled();
    expect(reportDropped).toHaveBeenCalledExactlyOnceWith(games.key, [
      expect.stringContaining('plays: '),
      expect.stringContaining('response: '),
      expect.stringContaining('response: '),
    ]);
    const whole = await fetchWith(
      async () => response({ body: JSON.stringify({ groups: [{ items: [good] }] }) }),
      undefined,
      games,
    );
    expect(whole.reportDropped).not.toHaveBeenCalled();
  });

  it('API-02 reports the number of items and the first error when no item of a list is valid', async () => {
    const items = resource('v1/items/', {}, async () => v.object({ items: primaryList(schema) }));
    const { result, report } = await fetchWith(
      async () => response({ body: '{"items":[{"name":1},{"title":"X"}]}' }),
      undefined,
      items,
    );
    expect(result).toEqual({ state: 'failed' });
    expect(report.mock.calls[0]?.[0]).toMatchObject({
      reason: 'schema',
      detail: expect.stringMatching(/^items: none of 2 items fits, the first for name: /),
    });
  });

  it.each([
    ['a failed request', async () => Promise.reject(new Error('ECONNREFUSED'))],
    [
      'an interrupted response body',
      async () => ({ ...response(), text: () => Promise.reject(new Error('ECONNREFUSED')) }),
    ],
  ])('API-02 does not throw for %s', async (_, send) => {
    const { result, report } = await fetchWith(send);
    expect(result).toEqual({ state: 'failed' });
    expect(report).toHaveBeenCalledExactlyOnceWith({ key: game.key, reason: 'network', detail: 'ECONNREFUSED' });
  });

  it('API-02 rejects an array in place of an object whose fields may all be missing', async () => {
    const texts = resource('v1/games/content/', {}, async () => v.looseObject({ text: v.optional(v.string()) }));
    const { result, report } = await fetchWith(async () => response({ body: '[[7]]' }), undefined, texts);
    expect(result.state).toBe('failed');
    expect(report).toHaveBeenCalledExactlyOnceWith({
      key: texts.key,
      reason: 'schema',
      detail: 'an array instead of an object',
    });
    expect((await fetchWith(async () => response({ body: '{}' }), undefined, texts)).result.state).toBe('found');
  });

  it('API-02 does not throw when the schema cannot be loaded', async () => {
    const unchecked = { ...game, schema: () => Promise.reject(new Error('no such chunk')) };
    const { result, report } = await fetchWith(async () => response(), undefined, unchecked);
    expect(result).toEqual({ state: 'failed' });
    expect(report).toHaveBeenCalledExactlyOnceWith({ key: game.key, reason: 'network', detail: 'no such chunk' });
  });

  it('API-02 reports nothing for an aborted request', async () => {
    const { result, report } = await fetchWith(async () => Promise.reject(new Error('aborted')), AbortSignal.abort());
    expect(result).toEqual({ state: 'failed' });
    expect(report).not.toHaveBeenCalled();
  });
});
