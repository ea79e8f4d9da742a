import { describe, expect, it } from 'vitest';
import { createNewsletter } from '../../../../server/forms/newsletter.ts';
import type { PostFailure } from '../../../../server/forms/endpoint.ts';
import { recordingClient } from '../support/recording-client.ts';
import { testBrand } from '../support/test-config.ts';

const key = 'a key that is secret';
const brandConfig = testBrand('en', { PROFILE_KEY: key });
const form = { email: ' ann@site.test ', name: 'Ann', culture: 'en-IE', pagePath: '/en-IE/blog/', consent: '2026-11' };

/** Posts a form, with the given response from the profile service. */
async function post(body: unknown, response: { status: number; body?: string } | Error = { status: 202 }) {
  const failures: PostFailure[] = [];
  const { calls, httpClient } = recordingClient(response);
  const now = () => new Date('2026-11-20T12:00:00Z');
  const endpoint = createNewsletter({
    httpClient,
    report: (_of, failure) => failures.push(failure),
    timeoutMs: 1_000,
    now,
  });
  const signal = new AbortController().signal;
  const result = await endpoint.handle({ body, header: () => undefined, brandConfig, requestId: 'r', signal });
  return { result, calls, failures, page: endpoint.page(result, { body, brandConfig }) };
}

describe('a newsletter subscription', () => {
  it('PAGE-09 is forwarded with the brand and time of the site, and with the key', async () => {
    const { result, calls } = await post({ ...form, brandCode: 'XX', at: 'yesterday' });
    expect(result).toEqual({ status: 202, data: { status: 'pending' } });
    expect(calls.map(({ url }) => url)).toEqual(['http://127.0.0.1:4000/profile/braze-profiles/v1/newsletter']);
    expect(calls[0]?.context.post).toEqual({
      name: 'profile/newsletter',
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
  ])('PAGE-09 does not reveal the state of the e-mail address: %s', async (_, response) => {
    expect((await post(form, response)).result).toEqual({ status: 202, data: { status: 'pending' } });
  });

  it.each([
    ['no name', { ...form, name: ' ' }, { field: 'name', code: 'missing' }, 'newsletter.missingName'],
    [
      'a message as the name',
      { ...form, name: 'You won £500' },
      { field: 'name', code: 'malformed' },
      'newsletter.badName',
    ],
    [
      'a host as the name',
      { ...form, name: 'Visit Bit.ly today' },
      { field: 'name', code: 'malformed' },
      'newsletter.badName',
    ],
    ['no e-mail address', { ...form, email: '' }, { field: 'email', code: 'missing' }, 'newsletter.missingEmail'],
    [
      'an incomplete e-mail address',
      { ...form, email: 'ann@' },
      { field: 'email', code: 'malformed' },
      'newsletter.badEmail',
    ],
    ['no consent', { ...form, consent: '' }, { field: 'consent', code: 'missing' }, 'newsletter.failed'],
    ['withdrawn consent', { ...form, consent: { given: false, textVersion: '1' } }, undefined, 'newsletter.failed'],
    ['no body', undefined, { field: 'body', code: 'missing' }, 'newsletter.failed'],
    ['two e-mail addresses', { ...form, email: ['a@b.test', 'c@d.test'] }, undefined, 'newsletter.badEmail'],
  ])('PAGE-09 gets 422 without a call to the service when it has %s', async (_, body, refusal, text) => {
    const { result, calls, page } = await post(body);
    expect(result.status).toBe(422);
    if (refusal) expect(result.data).toEqual(refusal);
    expect(page).toMatchObject({ title: 'newsletter.problem', text });
    expect(calls).toEqual([]);
  });

  it('PAGE-09 passes on the field error of the service', async () => {
    const refusal = { field: 'email', code: 'malformed' };
    const { result, page } = await post(form, { status: 422, body: JSON.stringify(refusal) });
    expect(result).toEqual({ status: 422, data: refusal });
    expect(page.text).toBe('newsletter.badEmail');
  });

  it.each([
    ['is unreachable', new Error('connect ECONNREFUSED')],
    ['rejects the key', { status: 401 }],
    ['returns 500', { status: 500, body: '<h1>no</h1>' }],
    ['rejects with an unknown body', { status: 422, body: 'nonsense' }],
  ])(
    'API-04 BRAND-05 shows an error message when the service %s, and logs neither key nor e-mail address',
    async (_, response) => {
      const { result, page, failures } = await post(form, response);
      expect(result.status).toBe(502);
      expect(page.text).toBe('newsletter.failed');
      expect(failures).toMatchObject([{ service: 'PROFILE', requestId: 'r' }]);
      expect(JSON.stringify(failures)).not.toMatch(/a key|ann@/);
    },
  );

  it.each([
    ['/en-IE/blog/', '/en-IE/blog/'],
    ['https://evil.example/', '/en-IE/'],
    ['//evil.example/', '/en-IE/'],
    ['javascript:alert(1)', '/en-IE/'],
    [undefined, '/en-IE/'],
  ])('SEC-02 SSR-05 links back from its page only to pages of the site: %s becomes %s', async (pagePath, href) => {
    expect((await post({ ...form, pagePath })).page).toMatchObject({ back: { href }, culture: { code: 'en-IE' } });
  });

  it('BRAND-02 falls back to the default culture when the brand does not serve the given one', async () => {
    const { page, calls } = await post({ ...form, culture: 'sv' });
    expect(page.culture.code).toBe('en-GB');
    expect(calls[0]?.context.post?.json).toMatchObject({ culture: 'en-GB' });
  });
});
