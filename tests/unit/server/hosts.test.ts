import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../brands/index.ts';
import { askedHost, createHostTable, hostName } from '../../../server/hosts.ts';
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

  it.each([undefined, '', ' ', 'a b', 'a/b', 'user@en.localhost', 'en.localhost:x', '-a', '[::1', 'a\n', '.'])(
    'BRAND-03 %j is no host name',
    (host) => expect(hostName(host)).toBeUndefined(),
  );

  it.each([
    ['a trusted proxy', '10.0.0.1', 'de.localhost', 'de.localhost'],
    ['the first of several', '10.0.0.1', 'de.localhost, inner.example', 'de.localhost'],
    ['nobody who is trusted', '10.0.0.9', 'de.localhost', 'en.localhost'],
    ['a trusted proxy that says nothing', '10.0.0.1', undefined, 'en.localhost'],
  ])('BRAND-04 is the forwarded one when it comes from %s', (_, address, forwarded, wanted) => {
    const asked = request({ host: 'en.localhost', 'x-forwarded-host': forwarded }, address);
    expect(askedHost(asked, (peer) => peer === '10.0.0.1')).toBe(wanted);
  });
});
