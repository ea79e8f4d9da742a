import { describe, expect, it } from 'vitest';
import { contentLink } from '../../../../shared/routing/content-link.ts';

const hrefOf = (url: string, prefix = '') => contentLink(url, prefix)?.href;

describe('an address that content gives', () => {
  it.each([
    ['a path', '/slots/', '/slots/'],
    ['a path without its slashes', 'slots/megaways', '/slots/megaways/'],
    ['a path without the last slash', '/help', '/help/'],
    ['a path with a query', '/slots?provider=tidehouse&sort=new', '/slots/?provider=tidehouse&sort=new'],
    ['a path with a hash', 'help#limits', '/help/#limits'],
    ['a query and a hash that look like paths', '/help?back=/a/b#c/d', '/help/?back=/a/b#c/d'],
    ['a query alone', '?q=moon', '/?q=moon'],
    ['home', '/', '/'],
    ['percent-encoded letters', '/blog/ni%C3%B1os', '/blog/ni%C3%B1os/'],
    ['every character that may be', '/a-b.c~d_e/@f+g:h?i=%2F&j=#k', '/a-b.c~d_e/%40f%2Bg%3Ah/?i=%2F&j=#k'],
    ['a file, which has no slash at its end', '/files/terms.pdf', '/files/terms.pdf'],
  ])('PAGE-12 is a path of the site: %s', (_, url, wanted) => {
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
  ])('PAGE-12 ROUTE-04 gets the locale prefix where it is a page of the site: %s', (url, wanted) => {
    expect(hrefOf(url, '/en-IE')).toBe(wanted);
  });

  it.each([['#voucher'], ['#account/depositlimits']])('PAGE-12 stays a hash of the page: %s', (url) => {
    expect(contentLink(url, '')).toEqual({ href: url, external: false });
  });

  it.each([
    ['http://help.example'],
    ['https://help.example/a?b=c#d'],
    ['HTTPS://help.example/'],
    ['https://h.example:8443/'],
  ])('PAGE-12 leads to another site, in a new tab: %s', (url) =>
    expect(contentLink(url, '')).toEqual({ href: url, external: true }),
  );

  it.each([['mailto:support@help.example?subject=a%20b'], ['tel:+44808802'], ['tel:0808-80']])(
    'PAGE-12 writes or calls: %s',
    (url) => expect(contentLink(url, '')).toEqual({ href: url, external: false }),
  );

  it.each([
    ['nothing', ''],
    ['a script', 'javascript:alert%281%29'],
    ['a script in capitals', 'JavaScript:alert'],
    ['data', 'data:text/html'],
    ['another scheme', 'ftp://files.example/'],
    ['a scheme that nobody knows', 'slots:megaways'],
    ['another host without a scheme', '//evil.example/'],
    ['a host behind three slashes', '///evil.example/'],
    ['a backslash', '/\\evil.example/'],
    ['a space', '/slots/ x'],
    ['a space in front', ' /slots/'],
    ['a line break', '/slots/\n'],
    ['a tab within a scheme', 'java\tscript:alert'],
    ['a quote', '/slots/"onclick="x'],
    ['an angle bracket', '/<b>'],
    ['brackets', '/slots/(x)'],
    ['letters of other scripts', '/niños/'],
    ['a web address without a host', 'https://'],
    ['a web address with one slash', 'https:/slots/'],
    ['a name before the host', 'https://help.example@evil.example/'],
  ])('PAGE-12 is shown as text alone when it is %s', (_, url) => {
    expect(contentLink(url, '')).toBeUndefined();
    expect(contentLink(url, '/en-IE')).toBeUndefined();
  });
});
