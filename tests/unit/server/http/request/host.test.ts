import express from 'express';
import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { requestedHost, hostName } from '../../../../../server/http/request/host.ts';
import { compileTrust, type TrustsProxy } from '../../../../../server/http/request/trust-proxy.ts';
import { testConfig } from '../../support/test-config.ts';

const request = (headers: Record<string, string | undefined>, remoteAddress = '10.0.0.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

const trustsProxyOf = (trusted: string) => compileTrust(testConfig({ TRUST_PROXY: trusted }).trustProxy);

describe('the host of a request', () => {
  it.each([
    undefined,
    '',
    ' ',
    'a b',
    'a/b',
    'user@en.localhost',
    'en.localhost:x',
    '-a',
    '[::1',
    'a\n',
    '.',
    'a..b',
    'my_app',
    'a-.b',
  ])('BRAND-03 %j is rejected as a host name', (host) => expect(hostName(host)).toBeUndefined());

  it.each([
    ['1', undefined, undefined, 'en.localhost'],
    ['1', 'de.localhost', '7.7.7.7', 'de.localhost'],
    ['1', 'sv.localhost, de.localhost', '7.7.7.7', 'de.localhost'],
    ['2', 'de.localhost', '7.7.7.7, 10.0.0.2', 'de.localhost'],
    ['2', 'de.localhost, inner.example', '7.7.7.7, 10.0.0.2', 'de.localhost'],
    ['2', 'sv.localhost, de.localhost, inner.example', '6.6.6.6, 7.7.7.7, 10.0.0.2', 'de.localhost'],
    ['10.0.0.1,10.0.0.2', 'de.localhost, inner.example', '7.7.7.7, 10.0.0.2', 'de.localhost'],
    ['10.0.0.1,10.0.0.2', 'sv.localhost, de.localhost', '10.0.0.2, 7.7.7.7', 'de.localhost'],
    ['', 'de.localhost', '10.0.0.2', 'en.localhost'],
  ])(
    'BRAND-04 with TRUST_PROXY=%j, X-Forwarded-Host %j and X-Forwarded-For %j is %s',
    (trusted, forwarded, visitor, wanted) => {
      const headers = { host: 'en.localhost', 'x-forwarded-host': forwarded, 'x-forwarded-for': visitor };
      expect(requestedHost(request(headers, '10.0.0.1'), trustsProxyOf(trusted))).toBe(wanted);
    },
  );
});

describe('trusted proxies', () => {
  const addresses = [
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '10.9.9.9',
    '192.168.1.1',
    '203.0.113.7',
    '2001:db8::1',
    '::ffff:10.0.0.1',
  ];

  it.each(['', '1', '3', 'loopback', 'uniquelocal', '10.0.0.1,203.0.113.7', '10.0.0.0/8, loopback', '2001:db8::/32'])(
    'OPS-03 BRAND-04 TRUST_PROXY=%j trusts the addresses that Express trusts',
    (trusted) => {
      const app = express().set('trust proxy', testConfig({ TRUST_PROXY: trusted }).trustProxy);
      const expected = app.get('trust proxy fn') as TrustsProxy;
      const trusts = trustsProxyOf(trusted);
      for (const address of addresses)
        for (const hop of [0, 1, 2, 3, 4])
          expect(trusts(address, hop), `${address} ${hop}`).toBe(expected(address, hop));
    },
  );
});
