import { describe, expect, it } from 'vitest';
import { contentLink } from '../../../../shared/routing/content-link.ts';

const hrefOf = (url: string, prefix = '') => contentLink(url, prefix)?.href;

describe('contentLink', () => {
  it.each([
    ['a path', '/slots/', '/slots/'],
    ['a path without its slashes', 'slots/megaways', '/slots/megaways/'],
    ['a path without the last slash', '/help', '/help/'],
    ['a path with a query', '/slots?provider=tidehouse&sort=new', '/slots/?provider=tidehouse&sort=new'],
    ['a path with a hash', 'help#limits', '/help/#limits'],
    ['a query and a hash that look like paths', '/help?back=/a/b#c/d', '/help/?back=/a/b#c/d'],
    ['a query only', '?q=moon', '/?q=moon'],
    ['home', '/', '/'],
    ['percent-encoded letters', '/blog/ni%C3%B1os', '/blog/ni%C3%B1os/'],
    ['every allowed character', '/a-b.c~d_e/@f+g:h?i=%2F&j=#k', '/a-b.c~d_e/%40f%2Bg%3Ah/?i=%2F&j=#k'],
    ['a file without a trailing slash', '/files/terms.pdf', '/files/terms.pdf'],
  ])('PAGE-12 resolves to a path of the site: %s', (_, url, wanted) => {
    expect(contentLink(url, '')).toEqual({ href: wanted, external: false });
  });

  it.each([
    ['/slots/', '/en-IE/slots/'],
    ['slots', '/en-IE/slots/'],
    ['/', '/en-IE/'],
    ['/help?a=b#c', '/en-IE/help/?a=b#c'],
    ['/en-IE/slots/', '/en-IE/slots/'],
    ['/en-IElse/', '/en-IE/en-ielse/'],
    ['/files/terms.pdf', '/files/terms.pdf'],
    ['#account/login', '#account/login'],
    ['https://help.example/', 'https://help.example/'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
  ])('PAGE-12 ROUTE-04 adds the locale prefix to pages of the site: %s', (url, wanted) => {
    expect(hrefOf(url, '/en-IE')).toBe(wanted);
  });

  it.each([['#voucher'], ['#account/depositlimits']])('PAGE-12 preserves a hash of the page: %s', (url) => {
    expect(contentLink(url, '')).toEqual({ href: url, external: false });
  });

  it.each([
    ['http://help.example'],
    ['https://help.example/a?b=c#d'],
    ['HTTPS://help.example/'],
    ['https://h.example:8443/'],
  ])('PAGE-12 marks a link to another site as external: %s', (url) =>
    expect(contentLink(url, '')).toEqual({ href: url, external: true }),
  );

  it.each([['mailto:support@help.example?subject=a%20b'], ['tel:+44808802'], ['tel:0808-80']])(
    'PAGE-12 accepts an email or phone link: %s',
    (url) => expect(contentLink(url, '')).toEqual({ href: url, external: false }),
  );

  it.each([
    ['an empty URL', ''],
    ['a script URL', 'javascript:alert%281%29'],
    ['a script URL in upper case', 'JavaScript:alert'],
    ['a data URL', 'data:text/html'],
    ['another scheme', 'ftp://files.example/'],
    ['an unknown scheme', 'slots:megaways'],
    ['another host without a scheme', '//evil.example/'],
    ['a host behind three slashes', '///evil.example/'],
    ['a backslash', '/\\evil.example/'],
    ['a space', '/slots/ x'],
    ['a leading space', ' /slots/'],
    ['a line break', '/slots/\n'],
    ['a tab within a scheme', 'java\tscript:alert'],
    ['a quote', '/slots/"onclick="x'],
    ['an angle bracket', '/<b>'],
    ['brackets', '/slots/(x)'],
    ['letters of other scripts', '/niños/'],
    ['an HTTPS URL without a host', 'https://'],
    ['an HTTPS URL with one slash', 'https:/slots/'],
    ['a user name before the host', 'https://help.example@evil.example/'],
  ])('PAGE-12 rejects %s', (_, url) => {
    expect(contentLink(url, '')).toBeUndefined();
    expect(contentLink(url, '/en-IE')).toBeUndefined();
  });
});
