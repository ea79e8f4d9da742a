import { describe, expect, it } from 'vitest';
import { groupOfCall } from '../../../../server/http/call-limits.ts';

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
});
