import { describe, expect, it } from 'vitest';
import { isPlainClick } from '../../../../client/navigation/plain-click.ts';
import { type ClickedLink, takeClick } from '../../../../client/navigation/take-click.ts';

const here = new URL('https://site.test/slots/?page=2');
const plainLink: ClickedLink = { href: '/casino/', target: '', download: false };
const take = (over: Partial<ClickedLink>, prefix = '', others = ['/en-ROW', '/en-IE']) =>
  takeClick({ ...plainLink, ...over }, here, prefix, others)?.href;

describe('takeClick', () => {
  it.each([
    ['a page', '/casino/', 'https://site.test/casino/'],
    ['a page by its absolute URL', 'https://site.test/casino/', 'https://site.test/casino/'],
    ['a page by a relative URL', 'x/', 'https://site.test/slots/x/'],
    ['a page with a query', '/slots/?page=3', 'https://site.test/slots/?page=3'],
    ['a hash on another page', '/help/#rules', 'https://site.test/help/#rules'],
    ['the current page', '/slots/?page=2', 'https://site.test/slots/?page=2'],
    ['a path segment that only starts like a prefix', '/en-IEX/', 'https://site.test/en-IEX/'],
  ])('ROUTE-09 navigates to %s without a reload', (_, href, url) => expect(take({ href })).toBe(url));

  it.each<[string, Partial<ClickedLink>]>([
    ['a download link', { download: true }],
    ['a link to another window', { target: '_blank' }],
    ['a link to another site', { href: 'https://elsewhere.example/casino/' }],
    ['a link with another scheme', { href: 'mailto:help@site.test' }],
    ['an invalid URL', { href: 'https://' }],
    ['a hash on this page', { href: '/slots/?page=2#account/login' }],
    ['a file', { href: '/share.jpg' }],
    ['a service', { href: '/api/v1/games/' }],
    ['a system endpoint', { href: '/healthz' }],
    ['a path that starts like a host', { href: '/.//evil.example/phish/' }],
    ['a path with empty segments', { href: '/slots//x/' }],
    ['another culture', { href: '/en-IE/slots/' }],
    ['another culture without a slash', { href: '/en-ROW' }],
  ])('ROUTE-09 SEC-07 lets the browser handle %s', (_, over) => expect(take(over)).toBeUndefined());

  it('ROUTE-09 ROUTE-04 handles links within the prefix of its culture only', () => {
    expect(take({ href: '/en-IE/casino/' }, '/en-IE', ['/en-ROW'])).toBe('https://site.test/en-IE/casino/');
    expect(take({ href: '/en-IE' }, '/en-IE', ['/en-ROW'])).toBe('https://site.test/en-IE');
    expect(take({ href: '/casino/' }, '/en-IE', ['/en-ROW'])).toBeUndefined();
  });
});

describe('isPlainClick', () => {
  const plain = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

  it.each([
    [{}, true],
    [{ button: -1 }, true],
    [{ button: 1 }, false],
    [{ metaKey: true }, false],
    [{ ctrlKey: true }, false],
    [{ shiftKey: true }, false],
    [{ altKey: true }, false],
    [{ defaultPrevented: true }, false],
  ])('ROUTE-09 for a click with %j returns %s', (over, isPlain) => {
    expect(isPlainClick({ ...plain, ...over })).toBe(isPlain);
  });
});
