import { describe, expect, it } from 'vitest';
import { isPlatformHost, platformUrl } from '../../../../shared/account/platform-url.ts';

describe('platform URLs', () => {
  it.each([
    ['https://play.test/', {}, 'https://play.test/'],
    ['https://play.test/?culture=sv', { path: '/play/1' }, 'https://play.test/?culture=sv&path=%2Fplay%2F1'],
    [
      'https://play.test/lobby?s=1',
      { dl: 'cashier', prid: 'p', aname: 'a', bt: 'b' },
      'https://play.test/lobby?s=1&dl=cashier&prid=p&aname=a&bt=b',
    ],
    ['https://play.test/?dl=old', { dl: 'new', bt: '' }, 'https://play.test/?dl=new'],
  ])('ACC-12 %s with %j becomes %s', (base, query, expected) => {
    expect(platformUrl(base, query)).toBe(expected);
  });

  it.each([
    ['https://play.test/lobby', true],
    ['https://other.test/lobby', true],
    ['https://evil.test/', false],
    ['https://play.test.evil.test/', false],
    ['http://play.test/', false],
    ['javascript:alert(1)', false],
    ['/relative', false],
  ])('ACC-12 isPlatformHost for %s returns %s', (url, expected) => {
    expect(isPlatformHost(url, 'https://play.test/base', ['other.test'])).toBe(expected);
  });
});
