import { once } from 'node:events';
import express from 'express';
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PurgeSecrets, purgeEndpoints } from '../../../../server/ops/purge-endpoints.ts';
import { knownTagsOf } from '../../../../server/ops/known-tags.ts';
import type { Purger } from '../../../../server/ops/purger.ts';
import { testConfig } from '../support/test-config.ts';

const done = { pages: 3, responses: 2, processes: 1, isShared: true, isComplete: true, failedHosts: [] as string[] };
const purge = vi.fn<Purger>(async () => done);
beforeEach(() => void purge.mockClear());

async function listen(secrets: PurgeSecrets) {
  const app = express();
  app.use(purgeEndpoints({ ...secrets, known: knownTagsOf(testConfig()), purge }));
  const server = createServer(app).listen(0, '127.0.0.1');
  afterAll(() => void server.close());
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const ports = {
  both: await listen({ token: 'the-token', secret: 'the-secret' }),
  none: await listen({ token: '', secret: '' }),
};

interface Post {
  body: string;
  headers?: Record<string, string>;
  path?: string;
  port?: number;
}

async function post({ body, headers = {}, path = '/_purge', port = ports.both }: Post) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    body,
    headers: { authorization: 'Bearer the-token', 'content-type': 'application/json', ...headers },
  });
  return { status: response.status, ...((await response.json()) as { detail?: string }) };
}

const bodyOf = (...tags: string[]) => JSON.stringify({ tags });
const signed = (body: string, secret = 'the-secret') => ({
  body,
  path: '/_purge/cms',
  headers: { authorization: '', 'x-signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}` },
});
const published = (over: object = {}) => JSON.stringify({ kind: 'game', id: 'x', at: '2026-11-28T04:00:00Z', ...over });

describe('POST /_purge', () => {
  it.each([
    [
      { tags: ['game:x', 'culture:en-GB', 'route:slots'] },
      { tags: ['game:x', 'culture:en-GB', 'route:slots'], hard: false },
    ],
    [
      { tags: ['all'], hard: true },
      { tags: ['all'], hard: true },
    ],
    [
      { tags: ['post:año nuevo', 'post:a%C3%B1o%20nuevo'] },
      { tags: ['post:a%C3%B1o%20nuevo', 'post:a%C3%B1o%20nuevo'], hard: false },
    ],
  ])('OPS-07 purges %j', async (body, wanted) => {
    expect(await post({ body: JSON.stringify(body) })).toEqual({
      status: 200,
      ...wanted,
      pages: 3,
      responses: 2,
      processes: 1,
    });
    expect(purge).toHaveBeenCalledExactlyOnceWith(wanted, 'operator');
  });

  it.each([
    ['no JSON', '{', 'The body is no JSON.'],
    ['no tags', '{}', 'tags: is missing.'],
    ['a number instead of fields', '7', 'The body: needs to be a JSON object.'],
    ['a list instead of fields', '[]', 'The body: needs to be a JSON object.'],
    ['an empty list', bodyOf(), 'tags: needs at least one tag.'],
    ['no list', '{"tags": "all"}', 'tags: needs to be a list of tags.'],
    [
      'an unknown kind',
      bodyOf('game:x', 'colour:red'),
      /^tags\.1: needs to be "all", or a kind and an id like .* jackpot\.$/,
    ],
    ['a kind without an id', bodyOf('game:'), /^tags\.0: /],
    [
      'an unknown brand',
      bodyOf('brand:fr'),
      /^tags\.0: "brand:fr" matches nothing, since there is no brand "fr"\. Known: en, de, sv, es\b/,
    ],
    ['an unknown culture', bodyOf('game:x', 'culture:en-gb'), /^tags\.1: "culture:en-gb" .* Known: .*en-GB/],
    ['an unknown route', bodyOf('route:slotz'), /^tags\.0: "route:slotz" .* Known: .*\bslots\b/],
    ['a number', '{"tags": [7]}', 'tags.0: needs to be a text.'],
    ['another mode', '{"tags": ["all"], "hard": "yes"}', 'hard: needs to be true or false.'],
    ['an unknown field', '{"tags": ["all"], "soft": true}', 'soft: is not known here.'],
    ['too many tags', bodyOf(...Array.from({ length: 1_001 }, () => 'game:x')), 'tags: takes at most 1000 tags.'],
  ])('OPS-07 refuses a body with %s and says why', async (_what, body, detail) => {
    const response = await post({ body });
    expect(response.status).toBe(400);
    expect(response.detail).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail));
    expect(purge).not.toHaveBeenCalled();
  });

  it.each([
    ['a wrong token', { headers: { authorization: 'Bearer the-tokem' } }, 401],
    ['no token', { headers: { authorization: '' } }, 401],
    ['another scheme', { headers: { authorization: 'Basic dGhlLXRva2Vu' } }, 401],
    ['another content type', { headers: { 'content-type': 'text/plain' } }, 415],
    ['a large body', { body: bodyOf('x'.repeat(70_000)) }, 413],
    ['a token where ADMIN_TOKEN is not set', { port: ports.none }, 403],
    ['a broken encoding', { headers: { 'content-encoding': 'zip' } }, 415],
  ])('OPS-07 refuses %s', async (_what, over, status) => {
    expect((await post({ body: bodyOf('all'), ...over })).status).toBe(status);
    expect(purge).not.toHaveBeenCalled();
  });

  it('OPS-07 responds with a failure when other instances may not have the purge', async () => {
    purge.mockResolvedValueOnce({ ...done, isShared: false });
    const response = await post({ body: bodyOf('all') });
    expect(response).toMatchObject({ status: 503, detail: expect.stringContaining('other instances may not have it') });
    purge.mockResolvedValueOnce({ ...done, isComplete: false });
    expect((await post({ body: bodyOf('all') })).status).toBe(503);
    purge.mockResolvedValueOnce({ ...done, failedHosts: ['varnish:6081'] });
    expect((await post({ body: bodyOf('all') })).detail).toContain('varnish:6081 did not take the purge');
  });

  it('OPS-07 takes POST only', async () => {
    const response = await fetch(`http://127.0.0.1:${ports.both}/_purge`);
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

describe('POST /_purge/cms', () => {
  it.each([
    [{}, ['game:x']],
    [{ culture: 'sv', kind: 'group', id: 'slots' }, ['group:slots']],
    [{ kind: 'promotion', id: 'welcome' }, ['promotion:welcome', 'feed:promotions']],
    [{ kind: 'feature', id: 'limits' }, ['feature:limits', 'feed:features']],
    [{ kind: 'post', id: 'first' }, ['post:first', 'feed:blog']],
    [{ kind: 'page', id: 'aboutUs' }, ['page:aboutUs']],
    [{ kind: 'feed', id: 'privacy', at: '2026-11-28T05:00:00.5+01:00' }, ['feed:privacy']],
    [{ kind: 'banner', id: 'home' }, ['banner:home']],
    [{ kind: 'jackpot', id: 'mega', at: 7, by: 'a later version' }, ['jackpot:mega']],
    [{ culture: 'sv', kind: 'menu', id: 'main' }, ['culture:sv']],
    [{ kind: 'brand', id: 'en' }, ['all']],
  ])('OPS-07 purges what the content service has published: %j', async (message, tags) => {
    expect(await post(signed(published(message)))).toMatchObject({ status: 200, tags, hard: false });
    expect(purge).toHaveBeenCalledExactlyOnceWith({ tags, hard: false }, 'cms');
  });

  it.each([
    ['another secret', signed(published(), 'other'), 401],
    ['a changed body', { ...signed(published()), body: published({ id: 'y' }) }, 401],
    ['no signature', { ...signed(published()), headers: {} }, 401],
    ['a signature where PURGE_SECRET is not set', { ...signed(published()), port: ports.none }, 403],
    ['a signed body without an id', signed(published({ id: undefined })), 400],
    ['a signed body without a time', signed(published({ at: undefined })), 400],
    ['a signed body that is no JSON', signed('kind=game'), 400],
  ])('OPS-07 refuses %s', async (_what, message, status) => {
    expect((await post(message)).status).toBe(status);
    expect(purge).not.toHaveBeenCalled();
  });

  it.each([
    ['another culture', { culture: 'fr-FR' }, /^culture: needs to be one of en-GB, .*\bsv\b.*\.$/],
    ['another culture and an unknown kind', { culture: 'en-gb', kind: 'menu' }, /^culture: /],
    ['a word as its time', { at: 'now' }, 'at: needs to be a time like 2026-11-28T04:00:00Z.'],
    ['a day that is none', { at: '2026-13-28T04:00:00Z' }, 'at: needs to be a time like 2026-11-28T04:00:00Z.'],
    ['a time that is no text', { at: true }, 'at: needs to be a time like 2026-11-28T04:00:00Z.'],
  ])('OPS-07 refuses a message with %s and says why', async (_what, over, detail) => {
    const response = await post(signed(published(over)));
    expect(response.status).toBe(400);
    expect(response.detail).toEqual(typeof detail === 'string' ? detail : expect.stringMatching(detail));
    expect(purge).not.toHaveBeenCalled();
  });
});
