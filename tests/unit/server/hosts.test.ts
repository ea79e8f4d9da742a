import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/index.ts';
import { askedHost, createHostTable, hostName, type TrustsProxy } from '../../../server/hosts.ts';
import { testConfig } from './support/test-config.ts';

const hosts = createHostTable(testConfig({ EXTRA_HOSTS: 'shop.example=es' }));
const [english] = brands;

const request = (headers: Record<string, string | undefined>, remoteAddress = '10.0.0.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('the host of a request', () => {
  it.each([
    ['de.localhost', 'de'],
    ['DE.LocalHost:8080', 'de'],
    ['sv.localhost.', 'sv'],
    ['es.localhost.:3000', 'es'],
    ['localhost:3000', 'en'],
    ['127.0.0.1:3000', 'en'],
    ['[::1]', 'en'],
    ['[::1]:3000', 'en'],
    [english!.host.toUpperCase(), 'en'],
    [english!.aliases[0]!, 'en'],
    ['shop.example', 'es'],
    ['evil.example', undefined],
    [`${english!.host}.evil.example`, undefined],
  ])('BRAND-03 %s is the site %s', (host, id) => {
    expect(hosts.get(hostName(host) ?? '')?.brand.id).toBe(id);
  });

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
  ])('BRAND-03 %j is no host name', (host) => expect(hostName(host)).toBeUndefined());

  /** As Express makes them of TRUST_PROXY. */
  const trusting: Record<string, TrustsProxy> = {
    '': () => false,
    '1': (_, hop) => hop < 1,
    '2': (_, hop) => hop < 2,
    '10.0.0.1,10.0.0.2': (address) => address === '10.0.0.1' || address === '10.0.0.2',
  };

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
  ])('BRAND-04 where %j is trusted, of %j forwarded for %j it is %s', (trusted, forwarded, visitor, wanted) => {
    const headers = { host: 'en.localhost', 'x-forwarded-host': forwarded, 'x-forwarded-for': visitor };
    expect(askedHost(request(headers, '10.0.0.1'), trusting[trusted]!)).toBe(wanted);
  });
});
