import type { AssetManifest } from '../../shared/assets/manifest.ts';
import type { BrandConfig } from '../config/brand-config.ts';

/** Trusted Types policies: the `Html` component's, and those for scripts of services. */
const trustedTypePolicies = 'site-html site-script site-locales';

/** Services whose scripts run in pages. */
const scriptServices = ['AUTH', 'ACCOUNT_LOGGER', 'TRACKING'] as const;

const originOf = (url: string) => (/^https?:/.test(url) ? new URL(url).origin : undefined);

/** URLs of a brand's tags: third parties' and the demo tags of the site or its services. */
function tagUrls({ brand, publicServices }: BrandConfig) {
  const { analytics, adPixel, clickFraud } = brand.thirdPartySettings;
  const urls = [analytics, adPixel, clickFraud].flatMap((tag) => (tag ? [tag.scriptUrl] : []));
  const isDemo = (url: string) => url.startsWith(`${publicServices.TAGS}/`);
  return { demo: urls.filter(isDemo), foreign: urls.filter((url) => !isDemo(url)) };
}

/**
 * Content-Security-Policy of a brand's responses. It is constant: the site's own files, the configured origins, and one
 * inline script by hash. A stream adds a nonce for React's own scripts.
 */
export function contentSecurityPolicy(
  brandConfig: BrandConfig,
  { headScript, brands }: Pick<AssetManifest, 'headScript' | 'brands'>,
  { nonce, devReload }: { nonce?: string | undefined; devReload?: string } = {},
): Record<string, string> {
  const urls = tagUrls(brandConfig);
  const tags = [...new Set(urls.foreign.map((url) => new URL(url).origin))];
  const demoTags = urls.demo.flatMap((url) => originOf(url) ?? []);
  const services = [...new Set(Object.values(brandConfig.publicServices).flatMap((url) => originOf(url) ?? []))];
  const scripts = [
    ...new Set([...scriptServices.flatMap((name) => originOf(brandConfig.publicServices[name]) ?? []), ...demoTags]),
  ];
  const dev = devReload ? [devReload] : [];
  const style = brands[brandConfig.brand.id]?.criticalCssHash;
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      `'${headScript.hash}'`,
      ...(nonce ? [`'nonce-${nonce}'`] : []),
      ...scripts,
      ...tags,
      ...dev,
    ],
    'style-src': ["'self'", ...(style ? [`'${style}'`] : [])],
    'img-src': ["'self'", 'data:', ...services, `https://${brandConfig.brand.internalImgCdnHost}`, ...tags],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...services, ...tags, ...dev],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'", ...services],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  const base = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  const trustedTypes = [`require-trusted-types-for 'script'`, `trusted-types ${trustedTypePolicies}`].join('; ');
  // Third-party scripts may use sinks that Trusted Types block, so only report there. The demo tags use none.
  return tags.length > 0
    ? { 'content-security-policy': base.join('; '), 'content-security-policy-report-only': trustedTypes }
    : { 'content-security-policy': [...base, trustedTypes].join('; ') };
}
