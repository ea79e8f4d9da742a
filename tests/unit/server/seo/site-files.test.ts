import { describe, expect, it } from 'vitest';
import { messages } from 'messages:all';
import { cultures } from '../../../../locales/index.ts';
import { robotsTxt } from '../../../../server/seo/robots.ts';
import { webManifest } from '../../../../server/seo/web-manifest.ts';
import { createCultureIntl } from '../../../../shared/i18n/intl.ts';
import { testBrand } from '../support/test-config.ts';

describe('robots.txt', () => {
  it('SEO-03 SEO-04 links the sitemap on the public origin and disallows nothing', () => {
    const text = robotsTxt(testBrand('sv', { ORIGIN_SV: 'https://sv.test' }));
    expect(text).toContain('Sitemap: https://sv.test/sitemap.xml\n');
    expect(text).not.toMatch(/disallow/i);
  });
});

describe('the web app manifest', () => {
  it.each(['en-GB', 'en-IE'] as const)('PWA-01 of %s describes a separate app of the culture', (code) => {
    const culture = cultures[code];
    const brandConfig = testBrand('en');
    const manifest = webManifest(brandConfig, culture, createCultureIntl(culture, messages['en-GB']!['meta']!));
    expect(manifest).toMatchObject({
      id: culture.route,
      start_url: culture.route,
      scope: culture.route,
      lang: culture.lang,
      name: brandConfig.brand.name,
      theme_color: brandConfig.brand.colours.page,
    });
    expect(manifest.description).toContain(code === 'en-GB' ? '6,000' : '1,200');
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some((icon) => 'purpose' in icon && icon.purpose === 'maskable')).toBe(true);
  });
});
