import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Environment } from '../../../../server/config/read.ts';
import { type ResponseKind, createResponseHeaders, createSecurityHeaders } from '../../../../server/render/headers.ts';
import { testConfig } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

function headersFor(kind: ResponseKind, environment = {}) {
  const config = testConfig(environment);
  return createResponseHeaders(config, manifest)(config.brands[0]!, kind);
}

const shared = { isPublic: true, lang: 'en-GB' };

describe('the headers of a page', () => {
  it('SEC-01 include the security headers', () => {
    expect(headersFor(shared)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-language': 'en-GB',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringContaining('camera=()'),
      'strict-transport-security': expect.stringContaining('max-age=63072000'),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      vary: 'Accept-Encoding',
    });
    expect(headersFor(shared)).not.toHaveProperty('x-powered-by');
  });

  it('SEC-01 contain Strict-Transport-Security only with an https origin', () => {
    expect(headersFor(shared, { ORIGIN_EN: 'http://en.localhost:3000' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });

  it('SSR-08 differ between a cached page and a stream only in Cache-Control and the policy', () => {
    const names = (kind: ResponseKind) => Object.keys(headersFor(kind)).toSorted();
    const hit = headersFor(shared);
    const stream = headersFor({ isPublic: false, lang: 'en-GB', nonce: 'n0nce' });
    expect(names({ isPublic: false, lang: 'en-GB', nonce: 'n0nce' })).toEqual(names(shared));
    const differing = Object.keys(hit).filter((name) => hit[name] !== stream[name]);
    expect(differing.toSorted()).toEqual(['cache-control', 'content-security-policy']);
  });

  it('SSR-08 OPS-05 let shared caches store complete pages only', () => {
    expect(headersFor(shared, { CACHE_FRESH_S: '20', CACHE_STALE_S: '60' })['cache-control']).toBe(
      'public, max-age=0, s-maxage=20, stale-while-revalidate=60',
    );
    expect(headersFor({ ...shared, brief: true }, { CACHE_FRESH_S: '20' })['cache-control']).toBe(
      'public, max-age=0, s-maxage=20',
    );
    expect(headersFor({ isPublic: false, brief: true })['cache-control']).toBe('private, no-store');
    expect(headersFor({ isPublic: false })['cache-control']).toBe('private, no-store');
  });

  it('SSR-08 SEC-01 are never mixed up between kinds, brands and languages, and no nonce is used twice', () => {
    const { brands } = testConfig();
    const headers = createResponseHeaders(testConfig(), manifest);
    const kinds: ResponseKind[] = [shared, { isPublic: false, lang: 'en-GB' }, { isPublic: true, lang: 'es' }];
    const withNonces: ResponseKind[] = ['one', 'two'].map((nonce) => ({ isPublic: false, lang: 'en-GB', nonce }));
    const all = [...kinds, { ...shared, brief: true }, { isPublic: false, lang: 'en-GB', retryAfter: 5 }];
    const ofBrands = brands.map((site) => headers(site, shared)['content-security-policy']);
    expect(ofBrands).toEqual(
      brands.map((site) => createResponseHeaders(testConfig(), manifest)(site, shared)['content-security-policy']),
    );
    expect(new Set(ofBrands).size).toBeGreaterThan(1);
    for (const site of brands) {
      const made = [...all, ...withNonces].map((kind) => JSON.stringify(headers(site, kind)));
      expect(new Set(made).size).toBe(made.length);
      expect([...all, ...withNonces].map((kind) => JSON.stringify(headers(site, kind)))).toEqual(made);
    }
  });

  it('SEO-04 BRAND-08 contain X-Robots-Tag: noindex in staging', () => {
    expect(headersFor(shared, { SITE_ENV: 'staging' })['x-robots-tag']).toBe('noindex');
    expect(headersFor(shared)).not.toHaveProperty('x-robots-tag');
  });

  it('SEO-07 contain Retry-After when it is given', () => {
    expect(headersFor({ isPublic: false, retryAfter: 5 })['retry-after']).toBe('5');
    expect(headersFor(shared)).not.toHaveProperty('retry-after');
  });
});

describe('the headers of other responses', () => {
  function protectionIn(environment: Environment) {
    const config = testConfig(environment);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    createSecurityHeaders(config)(response, config.brands[0]!);
    return response.getHeaders();
  }

  it('SEC-01 are the security headers of pages, without the cross-origin ones', () => {
    const own = protectionIn({});
    expect(headersFor(shared)).toMatchObject(own);
    const plain = { ORIGIN_EN: 'http://en.localhost:3000' };
    expect(headersFor(shared, plain)).toMatchObject(protectionIn(plain));
    expect(Object.keys(own)).toEqual(expect.arrayContaining(['strict-transport-security', 'referrer-policy']));
    expect(Object.keys(own).filter((name) => name.startsWith('cross-origin'))).toEqual([]);
  });
});
