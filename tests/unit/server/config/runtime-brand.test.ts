import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '../../../../brands/index.ts';
import type { Environment } from '../../../../server/config/read.ts';
import { embeddedProfileKey } from '../../../../server/services/config.ts';
import { testBrand } from '../support/test-config.ts';

/** With the hosts that its facts name, unless the environment says otherwise. */
const runtimeOf = (environment: Environment, id = 'en', list?: readonly Brand[]) =>
  testBrand(id, { SERVICES_ORIGIN: '', API_HOST_DE: 'api.de.example', ...environment }, list);

const [english] = brands;

describe('a brand as it is deployed', () => {
  it('BRAND-08 has the origin of its public host unless one is set', () => {
    expect(runtimeOf({}).origin).toBe(`https://${english?.host}`);
    expect(runtimeOf({ HOST_EN: 'www.other.example' }).origin).toBe('https://www.other.example');
    expect(runtimeOf({ ORIGIN_EN: 'http://en.localhost:3000/' }).origin).toBe('http://en.localhost:3000');
    expect(runtimeOf({ ORIGIN_EN: 'http://en.localhost:3000' }, 'sv').origin).toMatch(/^https:/);
  });

  it('BRAND-03 answers to its host, its aliases, this machine when it is the default, and extra hosts', () => {
    const environment = { EXTRA_HOSTS: 'Shop.example=en,other.example=sv', HOST_EN: 'WWW.Other.example' };
    expect(runtimeOf(environment).hosts).toEqual([
      'www.other.example',
      ...english!.aliases,
      'localhost',
      '127.0.0.1',
      '[::1]',
      'shop.example',
    ]);
    expect(runtimeOf(environment, 'sv').hosts).toContain('other.example');
    expect(runtimeOf(environment, 'sv').hosts).not.toContain('localhost');
  });

  it('BRAND-05 PAGE-09 has the key to the profile service, its own before the common one', () => {
    const environment = { PROFILE_KEY: 'common', PROFILE_KEY_SV: 'own' };
    expect([runtimeOf(environment).profileKey, runtimeOf(environment, 'sv').profileKey]).toEqual(['common', 'own']);
    expect(runtimeOf({}).profileKey).toBe(embeddedProfileKey);
  });

  it.each([
    [{}, `https://${english?.api}`],
    [{ API_HOST_EN: 'api.other.example' }, 'https://api.other.example'],
    [{ SERVICES_ORIGIN: 'http://127.0.0.1:4000/' }, 'http://127.0.0.1:4000/api'],
    [{ SERVICES_ORIGIN: 'http://s.example', API_ORIGIN: 'http://a.example' }, 'http://a.example'],
    [{ API_ORIGIN: 'http://a.example', API_ORIGIN_EN: 'http://own.example/v' }, 'http://own.example/v'],
    [{ API_ORIGIN_SV: 'http://sv.example' }, `https://${english?.api}`],
  ])('BRAND-05 finds a service by its nearest name: %j is %s', (environment, origin) => {
    expect(runtimeOf(environment).services.API).toBe(origin);
  });

  it('BRAND-05 finds pictures and platform at hosts of their own', () => {
    const { services } = runtimeOf({ IMAGE_CDN_HOST_EN: 'img.other.example', PLATFORM_URL_EN: 'https://p.example/' });
    expect(services).toMatchObject({ IMAGE: 'https://img.other.example', PLATFORM: 'https://p.example' });
  });

  it('BRAND-05 sends browsers to the site itself, or to the services', () => {
    const environment = { SERVICES_ORIGIN: 'https://s.example' };
    expect(runtimeOf(environment).publicServices).toMatchObject({
      API: '/api',
      IMAGE: '/images',
      PLATFORM: 'https://s.example/platform',
    });
    const direct = runtimeOf({ ...environment, SERVICES_MODE: 'direct' });
    expect(direct.publicServices).toEqual(direct.services);
  });

  it('TRK-05 BRAND-05 replaces the id of a tag, and starts none by an id alone', () => {
    const scriptUrl = 'https://tags.example/a.js';
    const tagged: Brand = {
      ...english!,
      thirdPartySettings: { consentMode: 'advanced', analytics: { id: 'A-1', scriptUrl } },
    };
    const { brand } = runtimeOf({ ANALYTICS_ID_EN: 'A-2', AD_PIXEL_ID_EN: 'P-1' }, 'en', [tagged]);
    expect(brand.thirdPartySettings).toEqual({ consentMode: 'advanced', analytics: { id: 'A-2', scriptUrl } });
    expect(tagged.thirdPartySettings.analytics?.id).toBe('A-1');
  });
});
