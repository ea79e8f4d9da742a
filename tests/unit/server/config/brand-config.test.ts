import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '../../../../brands/index.ts';
import type { Environment } from '../../../../server/config/read.ts';
import { embeddedProfileKey } from '../../../../server/services/config.ts';
import { contentSecurityPolicy } from '../../../../server/render/csp.ts';
import { testBrand } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

/** A brand with the hosts of its facts, unless the environment sets others. */
const brandConfigOf = (environment: Environment, id = 'en') =>
  testBrand(id, { SERVICES_ORIGIN: '', API_HOST_DE: 'api.de.example', ...environment });

const [english] = brands;

describe('a deployed brand', () => {
  it('BRAND-08 has the origin of its public host unless ORIGIN sets another', () => {
    expect(brandConfigOf({}).origin).toBe(`https://${english?.host}`);
    expect(brandConfigOf({ HOST_EN: 'www.other.example' }).origin).toBe('https://www.other.example');
    expect(brandConfigOf({ ORIGIN_EN: 'http://en.localhost:3000/' }).origin).toBe('http://en.localhost:3000');
    expect(brandConfigOf({ ORIGIN_EN: 'https://WWW.Example:443' }).origin).toBe('https://www.example');
    expect(brandConfigOf({ ORIGIN_EN: 'http://[::1]:3000' }).origin).toBe('http://[::1]:3000');
    expect(brandConfigOf({ ORIGIN_EN: 'http://en.localhost:3000' }, 'sv').origin).toMatch(/^https:/);
  });

  it('BRAND-03 serves its host, its aliases, extra hosts and, as the default brand, localhost', () => {
    const environment = { EXTRA_HOSTS: 'Shop.example=en,other.example=sv', HOST_EN: 'WWW.Other.example' };
    expect(brandConfigOf(environment).hosts).toEqual([
      'www.other.example',
      ...english!.aliases,
      'localhost',
      '127.0.0.1',
      '[::1]',
      'shop.example',
    ]);
    expect(brandConfigOf(environment, 'sv').hosts).toContain('other.example');
    expect(brandConfigOf(environment, 'sv').hosts).not.toContain('localhost');
  });

  it('BRAND-05 PAGE-09 uses its own key to the profile service before the common one', () => {
    const environment = { PROFILE_KEY: 'common', PROFILE_KEY_SV: 'own' };
    expect([brandConfigOf(environment).profileKey, brandConfigOf(environment, 'sv').profileKey]).toEqual([
      'common',
      'own',
    ]);
    expect(brandConfigOf({}).profileKey).toBe(embeddedProfileKey);
  });

  it.each([
    [{}, `https://${english?.api}`],
    [{ API_HOST_EN: 'api.other.example' }, 'https://api.other.example'],
    [{ SERVICES_ORIGIN: 'http://127.0.0.1:4000/' }, 'http://127.0.0.1:4000/api'],
    [{ SERVICES_ORIGIN: 'http://s.example', API_ORIGIN: 'http://a.example' }, 'http://a.example'],
    [{ API_ORIGIN: 'http://a.example', API_ORIGIN_EN: 'http://own.example/v' }, 'http://own.example/v'],
    [{ API_ORIGIN_SV: 'http://sv.example' }, `https://${english?.api}`],
  ])('BRAND-05 uses the most specific variable for a service: with %j, the API is at %s', (environment, origin) => {
    expect(brandConfigOf(environment).services.API).toBe(origin);
  });

  it('BRAND-05 may have separate hosts for images and for the platform', () => {
    const { services } = brandConfigOf({
      IMAGE_CDN_HOST_EN: 'img.other.example',
      PLATFORM_URL_EN: 'https://p.example/',
    });
    expect(services).toMatchObject({ IMAGE: 'https://img.other.example', PLATFORM: 'https://p.example' });
  });

  it('BRAND-05 PAGE-05 links to the arcade app of its facts, or of the environment', () => {
    expect(brandConfigOf({}).brand.arcadeAppUrl).toBe(english?.arcadeAppUrl);
    const { brand } = brandConfigOf({ ARCADE_APP_URL_EN: 'https://games.example/arcade' });
    expect(brand.arcadeAppUrl).toBe('https://games.example/arcade');
  });

  it('BRAND-05 lets browsers call services through the site, or directly in direct mode', () => {
    const environment = { SERVICES_ORIGIN: 'https://s.example' };
    expect(brandConfigOf(environment).publicServices).toMatchObject({
      API: '/api',
      IMAGE: '/images',
      PLATFORM: 'https://s.example/platform',
    });
    const direct = brandConfigOf({ ...environment, SERVICES_MODE: 'direct' });
    const { PROFILE, ...called } = direct.services;
    expect(direct.publicServices).toEqual(called);
    expect(PROFILE).toBe('https://s.example/profile');
  });

  it.each([
    [
      'http://s.example',
      'https://www.shop.example',
      /^\[config\] API_ORIGIN is "http:\/\/s\.example\/api"; .*needs https/m,
    ],
    ['http://s.example', 'http://www.shop.example', undefined],
    ['http://127.0.0.1:4000', 'https://www.shop.example', undefined],
    ['http://services.localhost:4000', 'https://www.shop.example', undefined],
    ['https://s.example', 'https://www.shop.example', undefined],
  ])(
    'API-01 may let browsers call services at %s directly from a site at %s, unless the content is mixed: %s',
    (services, origin, complaint) => {
      const origins = Object.fromEntries(brands.map(({ id }) => [`ORIGIN_${id.toUpperCase()}`, origin]));
      const read = (mode: string) => () =>
        brandConfigOf({ SERVICES_ORIGIN: services, SERVICES_MODE: mode, ...origins });
      if (complaint) expect(read('direct')).toThrow(complaint);
      else expect(read('direct')).not.toThrow();
      expect(read('proxy')).not.toThrow();
    },
  );

  it.each([
    [{}, 'A-1', 'https://tags.example/a.js?v=2&id=A-1'],
    [{ ANALYTICS_ID_EN: 'A&2' }, 'A&2', 'https://tags.example/a.js?v=2&id=A%262'],
    [{ ANALYTICS_SCRIPT_URL_EN: 'https://other.example/b.js' }, '', 'https://other.example/b.js'],
    [
      { ANALYTICS_SCRIPT_URL_EN: 'https://other.example/b.js?id=x', ANALYTICS_ID_EN: 'A-2' },
      'A-2',
      'https://other.example/b.js?id=A-2',
    ],
  ])('TRK-05 BRAND-05 takes the settings of a tag from the environment: %j', (environment, id, scriptUrl) => {
    const facts = { id: 'A-1', scriptUrl: 'https://tags.example/a.js?v=2', cookies: ['_a'] };
    const tagged: Brand = { ...english!, thirdPartySettings: { consentMode: 'advanced', analytics: facts } };
    expect(testBrand('en', environment, [tagged]).brand.thirdPartySettings).toEqual({
      consentMode: 'advanced',
      analytics: { id, scriptUrl, cookies: ['_a'] },
    });
    expect(tagged.thirdPartySettings.analytics).toBe(facts);
  });

  it('TRK-05 BRAND-05 SEC-01 gets tags from the environment when it has none, and the policy allows their scripts', () => {
    const environment = {
      ANALYTICS_SCRIPT_URL_EN: 'https://a.example/a.js',
      ANALYTICS_ID_EN: 'A',
      AD_PIXEL_SCRIPT_URL_EN: 'https://p.example/p.js',
      CLICK_FRAUD_SCRIPT_URL_EN: 'https://c.example/c.js',
    };
    const tagged = brandConfigOf(environment);
    expect(tagged.brand.thirdPartySettings).toEqual({
      consentMode: 'basic',
      analytics: { id: 'A', scriptUrl: 'https://a.example/a.js?id=A', cookies: ['_ga', '_ga_*'] },
      adPixel: { id: '', scriptUrl: 'https://p.example/p.js', cookies: ['_fbp'] },
      clickFraud: { id: '', scriptUrl: 'https://c.example/c.js', cookies: ['_cfid'] },
    });
    const { 'content-security-policy': policy } = contentSecurityPolicy(tagged, manifest);
    expect(policy).toMatch(/script-src [^;]*https:\/\/a\.example https:\/\/p\.example https:\/\/c\.example[; ]/);
    expect(brandConfigOf(environment, 'sv').brand.thirdPartySettings).toEqual({ consentMode: 'basic' });
  });

  it.each(brands)('TRK-05 $id loads demo tags only with the embedded services or DEMO_TAGS=1', (facts) => {
    const { id } = facts;
    const { analytics: analyticsTag, adPixel: pixelTag, clickFraud: clickTag } = facts.thirdPartySettings;
    const settings = (environment: Record<string, string>) => testBrand(id, environment).brand.thirdPartySettings;
    const scripts = (environment: Record<string, string>) => {
      const { analytics, adPixel, clickFraud } = settings(environment);
      return [analytics, adPixel, clickFraud].map((tag) => tag?.scriptUrl);
    };
    const expected = [
      `analytics.js?id=${analyticsTag?.id}`,
      `pixel.js?id=${pixelTag?.id}`,
      `click-fraud.js?id=${clickTag?.id}`,
    ];
    expect(settings({})).toEqual({ consentMode: 'basic' });
    const proxied = expected.map((file) => `/tags/${file}`);
    expect(scripts({ DEMO_TAGS: '1' })).toEqual(proxied);
    expect(scripts({ SERVICES: 'embedded' })).toEqual(proxied);
    const direct = { DEMO_TAGS: '1', SERVICES_MODE: 'direct', SERVICES_ORIGIN: 'https://all.test' };
    expect(scripts(direct)).toEqual(expected.map((file) => `https://all.test/tags/${file}`));
    const own = { DEMO_TAGS: '1', [`ANALYTICS_SCRIPT_URL_${id.toUpperCase()}`]: 'https://a.example/a.js' };
    expect(scripts(own)).toEqual(['https://a.example/a.js', ...proxied.slice(1)]);
  });

  it('TRK-03 gets its own consent mode from the environment', () => {
    const environment = { CONSENT_MODE_DE: 'advanced' };
    expect(brandConfigOf(environment, 'de').brand.thirdPartySettings.consentMode).toBe('advanced');
    expect(brandConfigOf(environment, 'sv').brand.thirdPartySettings.consentMode).toBe('basic');
    expect(() => brandConfigOf({ CONSENT_MODE_DE: 'full' }, 'de')).toThrow(/CONSENT_MODE_DE is "full"/);
  });
});
