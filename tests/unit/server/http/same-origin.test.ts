import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '../../../../server/http/same-origin.ts';

describe('where a POST comes from', () => {
  it.each([
    ['a page of the site', { origin: 'https://www.site.test' }, 'www.site.test', true],
    ['a page of it on another port', { origin: 'http://en.localhost:3000' }, 'en.localhost:3000', true],
    ['the host in capitals', { origin: 'https://www.site.test' }, 'WWW.Site.test', true],
    ['a proxy that names the port of https', { origin: 'https://www.site.test' }, 'www.site.test:443', true],
    ['a proxy that names the port of http', { origin: 'http://www.site.test' }, 'www.site.test:80', true],
    ['a browser that names the port', { origin: 'https://www.site.test:443' }, 'www.site.test', true],
    ['the port of the other scheme', { origin: 'http://www.site.test' }, 'www.site.test:443', false],
    ['a port that only ends alike', { origin: 'https://www.site.test' }, 'www.site.test:8443', false],
    ['a host that is none', { origin: 'https://www.site.test' }, 'www.site.test:x', false],
    ['a page of another site', { origin: 'https://evil.example' }, 'www.site.test', false],
    ['a name that begins alike', { origin: 'https://www.site.test.evil.example' }, 'www.site.test', false],
    ['another port', { origin: 'http://en.localhost:3001' }, 'en.localhost:3000', false],
    ['a page that hides where it is', { origin: 'null' }, 'www.site.test', false],
    ['a browser that says it otherwise', { 'sec-fetch-site': 'same-origin' }, 'www.site.test', true],
    ['a page of the same owner', { 'sec-fetch-site': 'same-site' }, 'www.site.test', false],
    [
      'another site that says it twice',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      'x',
      false,
    ],
    ['no browser', {}, 'www.site.test', false],
    ['a request without host', { origin: 'https://www.site.test' }, undefined, false],
  ] as const)('SEC-03 is told of %s', (_, headers, host, expected) => {
    expect(isSameOrigin({ headers }, host)).toBe(expected);
  });
});
