import { describe, expect, it } from 'vitest';
import { askerOf } from '../../../../server/services/http/asker.ts';

const asker = (remoteAddress: string, forwarded?: string) =>
  askerOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } } as unknown as Parameters<
    typeof askerOf
  >[0]);

describe('who asks', () => {
  it.each([
    ['127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['10.2.3.4', '198.51.100.1, 203.0.113.7', '203.0.113.7'],
    ['127.0.0.1', undefined, '127.0.0.1'],
    ['127.0.0.1', 'nonsense', '127.0.0.1'],
    ['203.0.113.9', '203.0.113.7', '203.0.113.9'],
  ])('SEC-06 connection %s, forwarded for %s: %s', (peer, forwarded, expected) => {
    expect(asker(peer, forwarded)).toBe(expected);
  });

  it('SEC-06 counts the addresses of one IPv6 network as one asker', () => {
    expect(asker('::1', '2001:db8:1:2::a')).toBe(asker('::1', '2001:db8:1:2:ffff::b'));
    expect(asker('::1', '2001:db8:1:2::a')).not.toBe(asker('::1', '2001:db9:1:2::a'));
  });
});
