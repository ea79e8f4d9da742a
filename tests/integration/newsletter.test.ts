import { describe, expect, it, vi } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const env = { PROFILE_KEY: 'a key of this test', TRUST_PROXY: 'loopback' };
const { services, site, faults } = await startSiteWithServices({
  faults: true,
  env,
  servicesEnv: { PROFILE_KEY: env.PROFILE_KEY },
});

const own = { origin: 'http://en.localhost' };
const wish = { email: 'ann@reader.test', name: 'Ann', culture: 'en-GB', pagePath: '/blog/', consent: '2026-11' };
let visitors = 0;

/** Posts from a new client address, so that tests do not share a rate limit. */
function post(body: Record<string, string> | string, headers: Record<string, string> = {}, address?: string) {
  visitors += 1;
  return sendRequest(site.port, '/api/newsletter', {
    method: 'POST',
    body: typeof body === 'string' ? body : new URLSearchParams(body).toString(),
    headers: {
      ...own,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
      'x-forwarded-for': address ?? `192.0.2.${visitors}`,
      ...headers,
    },
  });
}

async function letters(): Promise<{ to: string; text: string }[]> {
  return (await fetch(`${services.origin}/_mail`)).json() as Promise<{ to: string; text: string }[]>;
}

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('POST /api/newsletter', () => {
  it('PAGE-09 sends one email, and the same response for an address that is already subscribed', async () => {
    const first = await post(wish);
    const second = await post(wish);
    expect([first.status, first.text]).toEqual([202, '{"status":"pending"}']);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect((await letters()).filter(({ to }) => to === wish.email)).toHaveLength(1);
    expect(first.headers['cache-control']).toContain('no-store');
  });

  it('PAGE-09 accepts JSON', async () => {
    const reply = await post(JSON.stringify({ ...wish, email: 'jo@reader.test' }), {
      'content-type': 'application/json',
    });
    expect(reply.status).toBe(202);
    expect((await letters()).some(({ to }) => to === 'jo@reader.test')).toBe(true);
  });

  it('PAGE-09 SSR-05 responds to a form with a page in its language that links back', async () => {
    const thanks = await post({ ...wish, email: 'eva@reader.test' }, page);
    expect(thanks.status).toBe(202);
    expect(thanks.text).toContain('<h1>Thank you</h1>');
    expect(thanks.text).toContain('href="/blog/"');
    expect(thanks.headers['content-security-policy']).toContain("default-src 'none'");
    const wrong = await post({ ...wish, email: 'eva@' }, page);
    expect(wrong.status).toBe(422);
    expect(wrong.text).toContain('Please enter a valid email address.');
    expect(wrong.text).toContain('18+');
  });

  it('PAGE-09 API-02 API-04 is 502 with a message when the profile service fails, and logs the failure without personal data', async () => {
    await faults.forgetLogged();
    await faults.add({ path: '/profile/braze-profiles/v1/newsletter', status: 500 });
    const [data, html] = [await post(wish), await post(wish, page)];
    await faults.clear();
    expect(data.status).toBe(502);
    expect(html.status).toBe(502);
    expect(html.text).toContain('Something went wrong, Please try again later.');
    const logged = async () => (await faults.logged()).filter(({ log }) => log.Message === 'A post failed: PROFILE');
    await vi.waitFor(async () => expect(await logged()).not.toEqual([]), 30_000);
    expect(JSON.stringify(await logged())).not.toMatch(/ann@|Ann|a key of/);
  });

  it('SEC-03 limits each client address to ten posts a minute', async () => {
    const address = '198.51.100.7';
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await post({ name: '' }, {}, address)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    const refused = await post(wish, page, address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.text).toContain('wait a minute');
    expect((await post({ name: '' }, {}, '198.51.100.8')).status).toBe(422);
    // The proxy appends to a header that the client sent.
    expect((await post({ name: '' }, {}, `203.0.113.1, ${address}`)).status).toBe(429);
  });

  it('SEC-03 rejects posts from other sites, other media types, malformed JSON and other methods than POST', async () => {
    const sent = (await letters()).length;
    for (const origin of ['https://evil.example', 'http://de.localhost'])
      expect((await post(wish, { origin })).status).toBe(403);
    expect(await letters()).toHaveLength(sent);
    expect((await post('<a/>', { 'content-type': 'application/xml' })).status).toBe(415);
    expect((await post('{', { 'content-type': 'application/json' })).status).toBe(400);
    const read = await sendRequest(site.port, '/api/newsletter');
    expect([read.status, read.headers.allow]).toEqual([405, 'POST']);
  });
});
