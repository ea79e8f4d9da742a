import { describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site } = await startSiteWithServices({ env: { EMULATION: '1' } });
const { site: plain } = await startSiteWithServices();

const read = (path: string, port = site.port) => sendRequest(port, path, { host: 'en.localhost' });
const rootOf = (html: string) => /<html[^>]*>/.exec(html)?.[0] ?? '';

describe('a page with ?messages=', () => {
  it('I18N-07 I18N-04 is in the language of the locale, with the content of its culture', async () => {
    const [finnish, own] = await Promise.all([read('/slots/?messages=fi'), read('/slots/')]);
    expect(rootOf(finnish.text)).toContain('lang="fi" dir="ltr"');
    expect(finnish.headers['content-language']).toBe('fi');
    expect(finnish.text).toContain('name="robots" content="noindex, follow"');
    const games = (html: string) => html.match(/<a href="\/slots\/[^"/]+\//g);
    expect(games(finnish.text)).toEqual(games(own.text));
  });

  it.each(['/slots/?messages=fi', '/nowhere/?messages=en-XA'])('I18N-07 SSR-08 is not cached: %s', async (path) => {
    for (const { headers } of [await read(path), await read(path)])
      expect([headers['x-cache'], headers['cache-control']]).toEqual(['bypass', 'private, no-store']);
  });

  it.each(['/assets/messages/fi/frame_home.js', '/assets/messages/fi/search.js', '/assets/messages/keep.js'])(
    'I18N-07 loads its messages without a cache: %s',
    async (path) => {
      const { status, headers } = await read(path);
      expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
      expect(headers['content-type']).toContain('javascript');
    },
  );

  it.each(['/assets/messages/xx/search.js', '/assets/messages/fi/nothing.js', '/assets/messages/fi/site.en.sv.js'])(
    'I18N-07 loads nothing that does not exist: %s',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it('I18N-07 names the locales when it has a mistyped one, and loads files all the same', async () => {
    const { status, text, headers } = await read('/slots/?messages=dk');
    expect([status, headers['cache-control']]).toEqual([400, 'no-store']);
    expect(text).toMatch(/^No locale is called "dk"\. .* needs one of: en-GB, .*nb-NO, en-XA\.\n$/);
    expect((await read('/robots.txt?messages=dk')).status).toBe(200);
    expect((await read('/slots/?messages=dk', plain.port)).status).toBe(200);
  });

  it('I18N-07 refuses a repeated locale, as calls of services do, and ignores an empty one', async () => {
    const { status, text } = await read('/slots/?messages=fi&messages=da');
    expect([status, text]).toEqual([400, 'The parameter "messages" is given more than once.\n']);
    expect((await read('/slots/?messages=fi&messages=da', plain.port)).status).toBe(200);
    const [empty, filled] = await Promise.all(['', '&messages=fi'].map((more) => read(`/slots/?messages=${more}`)));
    expect([empty, filled].map((page) => /lang="([^"]*)"/.exec(rootOf(page?.text ?? ''))?.[1])).toEqual([
      'en-GB',
      'fi',
    ]);
  });

  it('I18N-07 SSR-08 is the page itself where emulation is off', async () => {
    // No other test requests this page, so it does not come from the cache.
    const page = await read('/casino/?messages=fi', plain.port);
    expect(rootOf(page.text)).toContain('lang="en-GB"');
    expect(page.headers['cache-control']).toContain('public');
    expect((await read('/assets/messages/fi/search.js', plain.port)).status).toBe(404);
  });
});
