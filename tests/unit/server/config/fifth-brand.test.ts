import { describe, expect, it } from 'vitest';
import { type Brand, brands } from '../../../../brands/index.ts';
import { cultures } from '../../../../locales/index.ts';
import { createSites, siteKey } from '../../../../server/site/site.ts';
import { testConfig } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

const [english] = brands;

/** A brand whose culture another brand serves too. tests/integration/scripts/start.test.ts reads such a brand from its folder. */
const fifth: Brand = {
  ...english!,
  id: 'gb-2',
  name: 'Fifth House',
  host: 'www.fifth.example',
  aliases: [],
  isDefault: false,
  cultures: ['en-GB'],
};

const config = testConfig({ ORIGIN_GB_2: 'https://fifth.example' }, [...brands, fifth]);
const sites = createSites(config, manifest);
const brandConfigOf = (id: string) => config.brands.find(({ brand }) => brand.id === id)!;
const siteOf = (id: string) => sites.get(siteKey(brandConfigOf(id), cultures['en-GB']));

describe('a fifth brand', () => {
  it('BRAND-01 does not change the other brands', () => {
    const before = testConfig({});
    expect(config.brands.slice(0, -1)).toEqual(before.brands);
    expect(siteOf('en')).toEqual(createSites(before, manifest).get(siteKey(before.brands[0]!, cultures['en-GB'])));
  });

  it('BRAND-08 uses its own origin in a culture that two brands serve', () => {
    expect(siteOf('gb-2')?.origins.cultures['en-GB']).toBe('https://fifth.example');
    expect(siteOf('en')?.origins.cultures['en-GB']).toBe(brandConfigOf('en').origin);
    expect(siteOf('gb-2')?.origins.cultures.sv).toBe(brandConfigOf('sv').origin);
  });

  it('COMP-01 does not start without a compliance profile', () => {
    const bare = testConfig({}, [{ ...fifth, compliance: {} }]);
    expect(() => createSites(bare, manifest)).toThrow('[brand] gb-2 has no compliance profile for en-GB');
  });
});
