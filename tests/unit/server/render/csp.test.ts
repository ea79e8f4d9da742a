import { describe, expect, it } from 'vitest';
import type { BrandConfig } from '../../../../server/config/brand-config.ts';
import { contentSecurityPolicy } from '../../../../server/render/csp.ts';
import { testBrand } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

const plain = testBrand('en', { IMAGE_CDN_HOST_EN: 'img.test', PLATFORM_URL_EN: 'https://play.test/lobby' });
const tagged: BrandConfig = {
  ...plain,
  brand: {
    ...plain.brand,
    thirdPartySettings: {
      consentMode: 'basic',
      analytics: { id: 'A-1', scriptUrl: 'https://tags.test/a.js?id=1', cookies: [] },
    },
  },
};

const policy = (site = plain, options = {}) => contentSecurityPolicy(site, manifest, options);
function directive(name: string, ...args: Parameters<typeof policy>): string[] | undefined {
  const { 'content-security-policy': text = '' } = policy(...args);
  const directives = text.split('; ').map((part) => part.split(' '));
  return directives.find(([first]) => first === name)?.slice(1);
}

describe('the content security policy', () => {
  it.each([
    [plain, {}],
    [tagged, { nonce: 'n0nce' }],
    [plain, { devReload: 'http://127.0.0.1:9' }],
  ])('SEC-01 has no unsafe keyword and no wildcard, and denies by default', (site, options) => {
    const text = Object.values(policy(site, options)).join('; ');
    expect(text).not.toMatch(/unsafe-|strict-dynamic|\*|https:(?!\/\/)/);
    expect(directive('default-src', site, options)).toEqual(["'none'"]);
    expect(directive('base-uri', site, options)).toEqual(["'none'"]);
    expect(directive('frame-ancestors', site, options)).toEqual(["'none'"]);
  });

  it('SEC-01 allows scripts of the site, the head script and, in a stream, scripts with its nonce', () => {
    expect(directive('script-src')).toEqual(["'self'", "'sha256-head'"]);
    expect(directive('script-src', plain, { nonce: 'n0nce' })).toEqual(["'self'", "'sha256-head'", "'nonce-n0nce'"]);
    expect(policy(plain, { nonce: 'n0nce' })['content-security-policy']?.match(/nonce/g)).toHaveLength(1);
  });

  it('SEC-01 allows style sheets of the site and the critical CSS of the brand', () => {
    expect(directive('style-src')).toEqual(["'self'", "'sha256-css-en'"]);
    expect(directive('style-src', testBrand('sv'))).toEqual(["'self'", "'sha256-css-sv'"]);
  });

  it('SEC-01 lists the origins that the brand is configured with, without their paths', () => {
    expect(directive('script-src', tagged)).toContain('https://tags.test');
    expect(directive('connect-src', tagged)).toContain('https://tags.test');
    expect(directive('img-src')).toContain('https://img.test');
    const direct = testBrand('en', { SERVICES_MODE: 'direct', API_ORIGIN_EN: 'https://api.test/v' });
    expect(directive('connect-src', direct)).toContain('https://api.test');
    expect(directive('script-src', direct)).not.toContain('https://api.test');
  });

  it('SEC-01 allows scripts of services that provide scripts, when browsers call services directly', () => {
    const direct = testBrand('en', {
      SERVICES_MODE: 'direct',
      SERVICES_ORIGIN: 'https://all.test',
      TRACKING_ORIGIN: 'https://t.test',
    });
    expect(directive('script-src', direct)).toEqual(["'self'", "'sha256-head'", 'https://all.test', 'https://t.test']);
  });

  it('SEC-01 TRK-05 allows no further origin for demo tags in proxy mode, and still enforces Trusted Types', () => {
    expect(policy(testBrand('en', { DEMO_TAGS: '1' }))).toEqual(policy(testBrand('en')));
    const direct = { SERVICES_MODE: 'direct', SERVICES_ORIGIN: 'https://all.test' };
    const tagsAlone = { ...direct, TAGS_ORIGIN: 'https://t.test', DEMO_TAGS: '1' };
    expect(directive('script-src', testBrand('en', tagsAlone))).toEqual([
      "'self'",
      "'sha256-head'",
      'https://all.test',
      'https://t.test',
    ]);
    expect(policy(testBrand('en', tagsAlone))).not.toHaveProperty('content-security-policy-report-only');
    expect(directive('script-src', testBrand('en', { ...tagsAlone, DEMO_TAGS: '0' }))).not.toContain('https://t.test');
  });

  it('SEC-01 TRK-05 enforces Trusted Types, or only reports violations when third-party scripts are loaded', () => {
    const enforced = policy();
    expect(enforced['content-security-policy']).toContain("require-trusted-types-for 'script'; trusted-types ");
    expect(enforced).not.toHaveProperty('content-security-policy-report-only');
    const reported = policy(tagged);
    expect(reported['content-security-policy']).not.toContain('trusted-types');
    expect(reported['content-security-policy-report-only']).toMatch(
      /^require-trusted-types-for 'script'; trusted-types /,
    );
  });
});
