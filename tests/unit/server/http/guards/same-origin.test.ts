import { describe, expect, it } from 'vitest';
import { isSameOrigin } from '../../../../../server/http/guards/same-origin.ts';

describe('the same-origin check of a POST', () => {
  it.each([
    ['a page of the site', { origin: 'https://www.site.test' }, 'www.site.test', true],
    ['a page of the site with a port', { origin: 'http://en.localhost:3000' }, 'en.localhost:3000', true],
    ['the host in capitals', { origin: 'https://www.site.test' }, 'WWW.Site.test', true],
    ['a proxy that adds the port of https', { origin: 'https://www.site.test' }, 'www.site.test:443', true],
    ['a proxy that adds the port of http', { origin: 'http://www.site.test' }, 'www.site.test:80', true],
    ['a browser that adds the port', { origin: 'https://www.site.test:443' }, 'www.site.test', true],
    ['the port of the other scheme', { origin: 'http://www.site.test' }, 'www.site.test:443', false],
    ['a port that ends with 443', { origin: 'https://www.site.test' }, 'www.site.test:8443', false],
    ['an invalid host', { origin: 'https://www.site.test' }, 'www.site.test:x', false],
    ['a page of another site', { origin: 'https://evil.example' }, 'www.site.test', false],
    [
      'a host that begins with the name of the site',
      { origin: 'https://www.site.test.evil.example' },
      'www.site.test',
      false,
    ],
    ['another port', { origin: 'http://en.localhost:3001' }, 'en.localhost:3000', false],
    ['an opaque origin', { origin: 'null' }, 'www.site.test', false],
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }, 'www.site.test', true],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }, 'www.site.test', false],
    [
      'another origin with Sec-Fetch-Site: same-origin',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      'x',
      false,
    ],
    ['a request without either header', {}, 'www.site.test', false],
    ['a request without a host', { origin: 'https://www.site.test' }, undefined, false],
  ] as const)('SEC-03 accepts only the site itself: %s', (_, headers, host, expected) => {
    expect(isSameOrigin({ headers }, host)).toBe(expected);
  });
});
