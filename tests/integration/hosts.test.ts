import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { sendRequest } from './support/send-request.ts';
import { origins } from './support/cultures.ts';
import { startSiteWithServices } from './support/site-with-services.ts';
import { freshSite } from './support/fresh-site.ts';

const { services, site, faults } = await startSiteWithServices({
  faults: true,
  env: { EXTRA_HOSTS: 'shop.example=es', TRUST_PROXY: 'loopback', DATA_WAIT_MS: '50', ADMIN_PORT: '0' },
});

/** Sends exactly these bytes and returns the response. */
function raw(text: string, port = site.port): Promise<string> {
  return new Promise((resolve, reject) => {
    let response = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (response += chunk.toString()));
    socket.once('close', () => resolve(response));
    socket.once('error', reject);
  });
}

describe('the Host header chooses the brand', () => {
  it.each([
    ['en.localhost', 'en'],
    ['DE.localhost:3000', 'de'],
    ['sv.localhost.', 'sv'],
    ['es.localhost.:3000', 'es'],
    ['localhost', 'en'],
    ['127.0.0.1:8080', 'en'],
    ['[::1]:3000', 'en'],
    [new URL(origins['de.localhost'] ?? '').host, 'de'],
    ['shop.example', 'es'],
  ])('BRAND-03 %s serves the brand %s', async (host, brand) => {
    const reply = await sendRequest(site.port, '/', { host });
    expect(reply.status).toBe(200);
    expect(reply.text).toContain(`data-brand="${brand}"`);
  });

  it('BRAND-03 an unknown host gets 421 and no page', async () => {
    for (const host of ['evil.example', 'de.localhost.evil.example']) {
      const reply = await sendRequest(site.port, '/', { host });
      expect(reply.status).toBe(421);
      expect(reply.headers['content-type']).toMatch(/^text\/plain/);
      expect(reply.text).not.toContain('evil.example');
    }
  });

  it('BRAND-03 an unknown host gets 421 for a file of the build', async () => {
    const { text } = await sendRequest(site.port, '/');
    const [path = ''] = /\/assets\/[\w.-]+\.js/.exec(text) ?? [];
    expect((await sendRequest(site.port, path)).status).toBe(200);
    expect((await sendRequest(site.port, path, { host: 'evil.example' })).status).toBe(421);
  });

  it.each([
    ['an empty one', 'Host:'],
    ['two', 'Host: en.localhost\r\nHost: de.localhost'],
    ['the same twice', 'Host: en.localhost\r\nHost: en.localhost'],
    ['a list', 'Host: en.localhost, de.localhost'],
    ['one with a user', 'Host: en.localhost@de.localhost'],
    ['one with an empty port', 'Host: en.localhost:'],
  ])('BRAND-03 %s gets 400 (RFC 9112, section 3.2)', async (_what, host) => {
    await sendRequest(site.port, '/');
    expect(await raw(`GET / HTTP/1.1\r\n${host}\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1.1 400/);
  });

  it.each([
    ['http://de.localhost/', 200, 'data-brand="de"'],
    ['HTTP://DE.localhost:8080/slots/?x=1', 200, 'data-brand="de"'],
    ['https://de.localhost', 200, 'data-brand="de"'],
    ['http://de.localhost/Slots?x=1', 301, 'location: /slots/?x=1\r'],
    ['http://evil.example/', 421, ''],
    ['http://en.localhost@evil.example/', 400, ''],
    ['http:///', 400, ''],
    ['ftp://de.localhost/', 400, ''],
    ['*', 400, ''],
  ])('BRAND-03 the request target %s takes precedence over the Host header: %i', async (address, status, part) => {
    // Cache the same page of the other host.
    await sendRequest(site.port, '/');
    const response = await raw(`GET ${address} HTTP/1.1\r\nHost: en.localhost\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(response).toContain(part);
    expect(response).not.toContain('data-brand="en"');
  });

  it.each(['/healthz', '/readyz'])('BRAND-03 OPS-02 %s is 200 on any host', async (path) => {
    expect((await sendRequest(site.port, path, { host: 'anything.example' })).status).toBe(200);
  });

  it('BRAND-04 X-Forwarded-Host is used from a trusted proxy', async () => {
    const reply = await sendRequest(site.port, '/', {
      host: 'inner.example',
      headers: { 'x-forwarded-host': 'sv.localhost' },
    });
    expect(reply.text).toContain('data-brand="sv"');
  });

  it('BRAND-04 X-Forwarded-Host is ignored without TRUST_PROXY', async () => {
    const plain = await freshSite(services.origin);
    const reply = await sendRequest(plain.port, '/', {
      host: 'en.localhost',
      headers: { 'x-forwarded-host': 'sv.localhost' },
    });
    expect(reply.text).toContain('data-brand="en"');
  });

  it('BRAND-08 pages use the configured origin when an alias is requested', async () => {
    const reply = await sendRequest(site.port, '/', { host: 'localhost' });
    expect(reply.text).toContain(`<link rel="canonical" href="${origins['en.localhost']}/">`);
    expect(reply.text).not.toContain('localhost');
  });
});

describe('limits', () => {
  it('SEC-03 SSR-06 a malformed pipelined request does not write into a response in progress', async () => {
    await faults.add({ path: '/api/v1/games/by-groups/?culture=en-IE', hold: 'pipelined' });
    const response = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(site.port, '127.0.0.1', () =>
        socket.write('GET /en-IE/ HTTP/1.1\r\nHost: en.localhost\r\n\r\n'),
      );
      socket.on('data', (chunk) => {
        const isBegun = text.includes('<footer');
        text += chunk.toString();
        if (!isBegun && text.includes('<footer')) socket.write('HELLO\r\n\r\n');
      });
      socket.once('close', () => resolve(text));
      socket.once('error', () => undefined);
    });
    await faults.release('pipelined');
    expect(response).toMatch(/^HTTP\/1.1 200/);
    expect(response).not.toContain('400 Bad Request');
  });

  it('SEC-03 unusual request targets are read without a deprecated parser, which Node warns of', async () => {
    const adminPort = Number((await site.logged('admin.ready'))['port']);
    for (const [line, onSite, onAdmin] of [
      ['OPTIONS *', /^HTTP\/1.1 405 .*\r\nallow: GET, HEAD\r\n/is, /^HTTP\/1.1 404 /],
      ['GET http://en.localhost/metrics', /^HTTP\/1.1 301 /, /^HTTP\/1.1 200 /],
      ['GET /metrics#part', /^HTTP\/1.1 400 /, /^HTTP\/1.1 400 /],
    ] as const) {
      const text = `${line} HTTP/1.1\r\nHost: en.localhost\r\nConnection: close\r\n\r\n`;
      expect(await raw(text), line).toMatch(onSite);
      expect(await raw(text, adminPort), line).toMatch(onAdmin);
    }
    site.expectNoWarning();
  });
});
