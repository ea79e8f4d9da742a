import { describe, expect, it } from 'vitest';
import { createNewsletter } from '../../../../server/forms/newsletter.ts';
import type { PostFailure } from '../../../../server/forms/endpoint.ts';
import type { CallContext, HttpClient } from '../../../../server/upstream/http-client.ts';
import { testBrand } from '../support/test-config.ts';

const key = 'a key that nobody may see';
const runtime = testBrand('en', { PROFILE_KEY: key });
const form = { email: ' ann@site.test ', name: 'Ann', culture: 'en-IE', pagePath: '/en-IE/blog/', consent: '2026-11' };

/** Posts a form to a profile service that answers so. */
async function post(body: unknown, answer: { status: number; body?: string } | Error = { status: 202 }) {
  const calls: { url: string; context: CallContext }[] = [];
  const failures: PostFailure[] = [];
  const httpClient = {
    async send(_service: string, url: string, context: CallContext) {
      calls.push({ url, context });
      if (answer instanceof Error) throw answer;
      return { status: answer.status, contentType: 'application/json', text: async () => answer.body ?? '{}' };
    },
  } as unknown as HttpClient;
  const now = () => new Date('2026-11-20T12:00:00Z');
  const endpoint = createNewsletter({
    httpClient,
    report: (_of, failure) => failures.push(failure),
    timeoutMs: 1_000,
    now,
  });
  const signal = new AbortController().signal;
  const result = await endpoint.answer({ body, header: () => undefined, runtime, requestId: 'r', signal });
  return { result, calls, failures, page: endpoint.page(result, { body, runtime }) };
}

describe('a wish for the newsletter', () => {
  it('PAGE-09 is handed on with what the site knows better, and with the key', async () => {
    const { result, calls } = await post({ ...form, brandCode: 'XX', at: 'yesterday' });
    expect(result).toEqual({ status: 202, data: { status: 'pending' } });
    expect(calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:4000/profile/braze-profiles/v1/newsletter']);
    expect(calls[0]?.context.post).toEqual({
      authorization: `Bearer ${key}`,
      json: {
        email: 'ann@site.test',
        name: 'Ann',
        culture: 'en-IE',
        brandCode: 'SC',
        source: 'site',
        pagePath: '/en-IE/blog/',
        consent: { given: true, textVersion: '2026-11', at: '2026-11-20T12:00:00.000Z' },
      },
    });
  });

  it.each([
    ['pending', { status: 202, body: '{"status":"pending"}' }],
    ['subscribed', { status: 202, body: '{"status":"subscribed"}' }],
    ['known', { status: 200, body: '{"status":"known"}' }],
  ])('PAGE-09 never tells whether the address is %s', async (_, answer) => {
    expect((await post(form, answer)).result).toEqual({ status: 202, data: { status: 'pending' } });
  });

  it.each([
    ['no name', { ...form, name: ' ' }, { field: 'name', code: 'missing' }, 'newsletter.missingName'],
    [
      'a message for a name',
      { ...form, name: 'You won £500' },
      { field: 'name', code: 'malformed' },
      'newsletter.badName',
    ],
    [
      'a host for a name',
      { ...form, name: 'Visit Bit.ly today' },
      { field: 'name', code: 'malformed' },
      'newsletter.badName',
    ],
    ['no address', { ...form, email: '' }, { field: 'email', code: 'missing' }, 'newsletter.missingEmail'],
    ['half an address', { ...form, email: 'ann@' }, { field: 'email', code: 'malformed' }, 'newsletter.badEmail'],
    ['no consent', { ...form, consent: '' }, { field: 'consent', code: 'missing' }, 'newsletter.failed'],
    ['a consent taken back', { ...form, consent: { given: false, textVersion: '1' } }, undefined, 'newsletter.failed'],
    ['nothing', undefined, { field: 'body', code: 'missing' }, 'newsletter.failed'],
    ['two addresses', { ...form, email: ['a@b.test', 'c@d.test'] }, undefined, 'newsletter.badEmail'],
  ])('PAGE-09 is refused with %s, before anybody is asked', async (_, body, refusal, text) => {
    const { result, calls, page } = await post(body);
    expect(result.status).toBe(422);
    if (refusal) expect(result.data).toEqual(refusal);
    expect(page).toMatchObject({ title: 'newsletter.problem', text });
    expect(calls).toEqual([]);
  });

  it('PAGE-09 may be refused by the service, field by field', async () => {
    const refusal = { field: 'email', code: 'malformed' };
    const { result, page } = await post(form, { status: 422, body: JSON.stringify(refusal) });
    expect(result).toEqual({ status: 422, data: refusal });
    expect(page.text).toBe('newsletter.badEmail');
  });

  it.each([
    ['is down', new Error('connect ECONNREFUSED')],
    ['does not know the key', { status: 401 }],
    ['breaks', { status: 500, body: '<h1>no</h1>' }],
    ['refuses in words of its own', { status: 422, body: 'nonsense' }],
  ])('API-04 BRAND-05 fails in words when the service %s, and logs neither key nor address', async (_, answer) => {
    const { result, page, failures } = await post(form, answer);
    expect(result.status).toBe(502);
    expect(page.text).toBe('newsletter.failed');
    expect(failures).toMatchObject([{ service: 'PROFILE', requestId: 'r' }]);
    expect(JSON.stringify(failures)).not.toMatch(/a key|ann@/);
  });

  it.each([
    ['/en-IE/blog/', '/en-IE/blog/'],
    ['https://evil.example/', '/en-IE/'],
    ['//evil.example/', '/en-IE/'],
    ['javascript:alert(1)', '/en-IE/'],
    [undefined, '/en-IE/'],
  ])('SEC-02 SSR-05 leads back from its page to %s as %s', async (pagePath, href) => {
    expect((await post({ ...form, pagePath })).page).toMatchObject({ back: { href }, culture: { code: 'en-IE' } });
  });

  it('BRAND-02 is of a culture of this site', async () => {
    const { page, calls } = await post({ ...form, culture: 'sv' });
    expect(page.culture.code).toBe('en-GB');
    expect(calls[0]?.context.post?.json).toMatchObject({ culture: 'en-GB' });
  });
});
