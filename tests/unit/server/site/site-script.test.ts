import { afterEach, describe, expect, it, vi } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { createSites } from '../../../../server/site/site.ts';
import { siteScript } from '../../../../server/site/site-script.ts';
import { testConfig } from '../support/test-config.ts';
import { manifest } from '../support/test-manifest.ts';

afterEach(() => vi.unstubAllGlobals());

const sitesOf = (environment = {}) => [...createSites(testConfig(environment), manifest).values()];

describe('the script of a site', () => {
  it('SSR-02 BRAND-01 exports the data that all pages of a brand and culture share, under its own URL', async () => {
    // The facts of open markets are for the whole page.
    vi.stubGlobal('window', {});
    const sites = sitesOf();
    const scripts = sites.map(siteScript);
    expect(new Set(scripts.map(({ url }) => url)).size).toBe(brands.flatMap(({ cultures }) => cultures).length);
    for (const [index, { url, code }] of scripts.entries()) {
      expect(url).toMatch(/^\/assets\/site\.[0-9a-f]{12}\.js$/);
      const read = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: unknown };
      expect(read.default).toEqual(sites[index]);
    }
  });

  it('SSR-02 changes its URL only when the configuration of the site changes', () => {
    const urls = (environment = {}) => sitesOf(environment).map((site) => siteScript(site).url);
    expect(urls()).toEqual(urls());
    const moved = urls({ PLATFORM_ORIGIN: 'https://play.example' });
    expect(moved.filter((url) => urls().includes(url))).toEqual([]);
  });
});
