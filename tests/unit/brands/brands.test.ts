import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands, knownBrands } from '../../../brands/index.ts';
import { type CultureCode, cultureCodes } from '../../../locales/index.ts';
import { requiredCultures } from '../../required/cultures.ts';

describe('the brands', () => {
  it('BRAND-01 BRAND-02 serve the required cultures, open or not, the first one by default', () => {
    const required = Map.groupBy(Object.entries(requiredCultures), ([, { brand }]) => brand);
    // The first brand of a culture owns its contents. Others may serve it too.
    const ownerOf = (code: CultureCode) => knownBrands.find(({ cultures }) => cultures.includes(code));
    const owned = knownBrands.map(
      (brand) => [brand.id, brand.cultures.filter((code) => ownerOf(code) === brand)] as const,
    );
    expect(new Map(owned.filter(([, codes]) => codes.length > 0))).toEqual(
      new Map([...required].map(([id, rows]) => [id, rows.map(([code]) => code)])),
    );
  });

  it('BRAND-02 serve every culture, each brand one or more of them', () => {
    expect(new Set(brands.flatMap(({ cultures }) => cultures))).toEqual(new Set(cultureCodes));
    for (const { cultures } of brands) expect(new Set(cultures).size).toBe(Math.max(cultures.length, 1));
  });

  it('BRAND-03 have one default, unique hosts, and an alias on localhost each', () => {
    expect(brands.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['en']);
    const hosts = brands.flatMap(({ host, aliases }) => [host, ...aliases]);
    expect(new Set(hosts).size).toBe(hosts.length);
    for (const { id, aliases } of brands) expect(aliases).toContain(`${id}.localhost`);
  });

  it('BRAND-01 ACC-01 each have a code of their own on the platform, to which their accounts belong', () => {
    expect(new Set(knownBrands.map(({ localCode }) => localCode)).size).toBe(knownBrands.length);
  });

  it.each(brands)('BRAND-01 include $id with absolute URLs for social media, platform and arcade app', (brand) => {
    for (const url of [...Object.values(brand.socialLinks), brand.platformUrl, brand.arcadeAppUrl]) {
      expect(new URL(url).protocol).toBe('https:');
    }
    expect(brand.supportEmail).toMatch(/^[^\s@]+@[^\s@]+\.\w+$/);
  });

  it('BRAND-01 each have a different hero scene, or another hue of it in an additional market', () => {
    const permanent = brands.filter(({ services }) => !services);
    expect(new Set(permanent.map(({ look }) => look.scene)).size).toBe(permanent.length);
    expect(new Set(knownBrands.map(({ look }) => `${look.scene} ${look.hue}`)).size).toBe(knownBrands.length);
  });

  it.each(brands)(
    'TRK-05 include $id with demo tags only, and the cookies that these set',
    ({ thirdPartySettings }) => {
      const { consentMode, ...tags } = thirdPartySettings;
      expect(consentMode).toBe('basic');
      expect(Object.values(tags).map(({ scriptUrl, cookies }) => [scriptUrl, ...cookies])).toEqual([
        ['/tags/analytics.js', '_ga', '_ga_*'],
        ['/tags/pixel.js', '_fbp'],
        ['/tags/click-fraud.js', '_cfid'],
      ]);
    },
  );

  it.each(brands.flatMap(({ id, cultures, compliance }) => cultures.map((code) => [id, code, compliance] as const)))(
    'COMP-01 include %s with a licence and help links in %s',
    (_, code, compliance) => {
      const profile = compliance[code];
      expect(profile?.licence.number).toMatch(/\S/);
      const links = [profile!.selfExclusion, profile!.selfTest, ...profile!.helplines, ...(profile!.topBar ?? [])];
      for (const { name, href } of links) {
        expect(name).toMatch(/\S/);
        expect(href).toMatch(/^(https:\/\/|\/|#)/);
      }
    },
  );

  it.each(brands.flatMap(({ compliance }) => Object.entries(compliance)))(
    'COMP-01 have valid dates for temporary facts of %s, and groups and a legal source for every ban',
    (_, { bannedGroups = [], gameLicences = [], helplines, marks, topBar = [], bottomStrip = [] }) => {
      const day = /^\d{4}-\d\d-\d\d$/;
      for (const item of [...bannedGroups, ...gameLicences, ...helplines, ...marks, ...topBar, ...bottomStrip]) {
        for (const date of [item.validFrom, item.validTo]) if (date !== undefined) expect(date).toMatch(day);
      }
      for (const { groups, source } of bannedGroups)
        expect([groups.length > 0, source]).toEqual([true, expect.any(String)]);
    },
  );

  it('COMP-01 do not mention GambleAware, which closed in March 2026', () => {
    const root = new URL('../../../brands/', import.meta.url);
    const files = globSync('**/*.{ts,md,json}', { cwd: root });
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => /gamble ?aware/i.test(readFileSync(new URL(file, root), 'utf8')))).toEqual([]);
  });
});
