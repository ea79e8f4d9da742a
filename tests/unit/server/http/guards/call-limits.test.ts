import { describe, expect, it } from 'vitest';
import { groupOfCall, isPostOnly, lenientPaths } from '../../../../../server/http/guards/call-limits.ts';

/** Characters and endings that lenient services ignore after a segment. */
const ignored = ['%00', '%253fx', '%3f', '%3Fx=1', '%23', '%23x', '%20', '%09', '%c2%a0', '%25c2%25a0', '%a0'].concat([
  '%e2%80%83',
  '%e3%80%80',
  '%e2%80%8b',
  '%ef%bb%bf',
  '%c2%85',
  '\u00a0',
  ';x',
  '%3bx',
  '/',
  '%2f',
  '%252f',
]);

const groupOf = (method: string, path: string) => groupOfCall({ method, path });

describe('call limits', () => {
  it.each([
    ['/api/v1/voucher'],
    ['/api/v1/voucher/'],
    ['/api/v1/Voucher'],
    ['/api/v1//voucher'],
    ['/api//v1/./voucher'],
    ['/api/v1/x/../voucher'],
    ['/api/v1/%76oucher'],
    ['/api/v1/%2576oucher'],
    ['/api/v1%2fvoucher'],
    ['/api/v1\\voucher'],
    ['/api/v1/voucher;a=b'],
    ['/api/v1/voucher%20'],
    ['/api/v1/%2e/voucher'],
    ['/api/v1/x%3f/../voucher'],
    ['/api/v1/x%23/%252e%252e/voucher'],
    ['/api/v1/x%00/../voucher'],
    ['/api/v1/;a/;a/../../voucher'],
    ['/api/v1/%20/%20/%2e%2e/../voucher'],
    ['/api/v1///../../voucher'],
    ['/api/v1/voucher%3fa/b'],
    ['/api/v1/voucher%2523a/%252e%252e/b'],
    ['/api/v1/voucher%00a/b'],
    ['/api/v1/%c2%a0voucher'],
    ['/api/v1/vou%00cher'],
    ...ignored.map((ending): [string] => [`/api/v1/voucher${ending}`]),
  ])('SEC-06 count %s as a voucher check for every method', (path) => {
    expect(['GET', 'HEAD', 'POST'].map((method) => groupOf(method, path))).toEqual(['voucher', 'voucher', 'voucher']);
  });

  it.each([
    ['/api/voucher', 'voucher'],
    ['/api/newsletter', 'newsletter'],
    ['/api/ad-cookies', 'adCookies'],
    ['/auth/son-auth/login', 'login'],
    ['/auth/son-auth/register', 'register'],
    ['/auth/son-auth/forgotten-password', 'reset'],
    ['/auth/son-auth/new-password', 'reset'],
    ['/auth/son-auth/pay-n-play', 'payNPlay'],
    ['/auth/son-auth/feedback', 'account'],
    ['/auth/anything/else', 'account'],
    ['/log/LogInfo', 'entries'],
    ['/tracking/visits', 'entries'],
    ['/api/log-entries', 'entries'],
  ])('SEC-06 count a POST to %s in the group %s', (path, group) => {
    expect(groupOf('POST', path)).toBe(group);
  });

  it.each(['/api/v1/games/', '/auth/son-auth/config', '/auth/son-auth/limits', '/geo/', '/slots/', '/api/v1/vouchers'])(
    'SEC-06 do not count a GET of %s',
    (path) => {
      expect(groupOf('GET', path)).toBeUndefined();
    },
  );

  it.each([
    '/api/voucher',
    '/api/newsletter',
    '/api/ad-cookies',
    '/auth/son-auth/login',
    '/auth/son-auth/register',
    '/auth/son-auth/forgotten-password',
    '/auth/son-auth/new-password',
    '/auth/son-auth/pay-n-play',
  ])('SEC-06 count only POSTs to %s, which exists only as POST, in every spelling', (path) => {
    for (const spelling of ['', ...ignored].map((ending) => path + ending)) {
      expect([spelling, isPostOnly({ path: spelling })]).toEqual([spelling, true]);
      expect([spelling, groupOf('POST', spelling)]).toEqual([spelling, groupOf('POST', path)]);
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
        expect([method, spelling, groupOf(method, spelling)]).toEqual([method, spelling, undefined]);
    }
  });

  it.each(['/api/v1/voucher', '/api/v1/games/', '/auth/son-auth/config', '/auth/widget.js'])(
    'SEC-06 let %s be read',
    (path) => {
      expect(isPostOnly({ path })).toBe(false);
    },
  );

  it.each(ignored)('SEC-09 read a path as a lenient service does: %j ends a segment', (ending) => {
    expect(lenientPaths(`/A/preview${ending}`)).toContain('/a/preview');
  });
});
