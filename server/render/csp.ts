import type { AssetManifest } from '../../shared/assets/manifest.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';

/** Policies by name that may make html or script addresses from text: the `Html` component, and scripts of services. */
const trustedTypePolicies = 'site-html site-script site-locales';

/** Services that give pages a script. */
const scriptServices = ['AUTH', 'ACCOUNT_LOGGER', 'TRACKING'] as const;

const originOf = (url: string) => (/^https?:/.test(url) ? new URL(url).origin : undefined);

/** Origins of a brand's tags; none of its tags means that Trusted Types can be enforced. */
function tagOrigins({ brand }: RuntimeBrand): string[] {
  const { analytics, adPixel, clickFraud } = brand.thirdPartySettings;
  return [analytics, adPixel, clickFraud].flatMap((tag) => (tag ? [new URL(tag.scriptUrl).origin] : []));
}

/**
 * The Content-Security-Policy of a brand's answers. What may run is the same for every answer: the site's own files, the
 * origins of its settings, and one constant script by hash. A stream adds a nonce for React's own scripts and nothing else.
 */
export function contentSecurityPolicy(
  site: RuntimeBrand,
  { headScript, brands }: Pick<AssetManifest, 'headScript' | 'brands'>,
  { nonce, devReload }: { nonce?: string | undefined; devReload?: string } = {},
): Record<string, string> {
  const tags = tagOrigins(site);
  const services = [...new Set(Object.values(site.publicServices).flatMap((url) => originOf(url) ?? []))];
  const scripts = [...new Set(scriptServices.flatMap((name) => originOf(site.publicServices[name]) ?? []))];
  const dev = devReload ? [devReload] : [];
  const style = brands[site.brand.id]?.criticalCssHash;
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
    'img-src': ["'self'", 'data:', ...services, `https://${site.brand.internalImgCdnHost}`, ...tags],
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
  return tags.length > 0
    ? { 'content-security-policy': base.join('; '), 'content-security-policy-report-only': trustedTypes }
    : { 'content-security-policy': [...base, trustedTypes].join('; ') };
}
