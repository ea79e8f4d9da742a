import type { PublicOrigins, Site, VisitorServices } from '../../client/site-context.ts';
import { type ComplianceProfile, house } from '../../brands/index.ts';
import type { Culture, CultureCode } from '../../locales/index.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import type { Config } from '../config/config.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';

/** Public origin of each culture as one brand's pages name it: its own where it serves the culture, else the first brand's. */
export function cultureOrigins(
  { brands }: Pick<Config, 'brands'>,
  own: RuntimeBrand,
): Partial<Record<CultureCode, string>> {
  const lastWins = [...brands.toReversed(), own];
  return Object.fromEntries(lastWins.flatMap(({ cultures, origin }) => cultures.map(({ code }) => [code, origin])));
}

function complianceOf({ brand }: RuntimeBrand, culture: Culture): ComplianceProfile {
  const profile = brand.compliance[culture.code];
  if (!profile)
    throw new Error(`[brand] ${brand.id} has no compliance profile for ${culture.code}; add it to its compliance.ts.`);
  return profile;
}

/** Another address for each build, so that browsers ask for it anew. */
const workerUrl = (version: string) => `/sw.js?version=${version}&brand_code=${house.brandCode}`;

function visitorServices({ publicServices: service }: RuntimeBrand): VisitorServices {
  return {
    geo: service.GEO,
    currency: service.CURRENCY,
    context: service.CONTEXT,
    logger: service.LOGGER,
    auth: service.AUTH,
    accountLogger: service.ACCOUNT_LOGGER,
    tracking: service.TRACKING,
  };
}

/** What components may know of a site in one culture: constant, so that it is made once. */
export function createSites(
  config: Config,
  { css, messages, worker, buildId }: Pick<AssetManifest, 'css' | 'messages' | 'worker' | 'buildId'>,
): ReadonlyMap<string, Site> {
  return new Map(
    config.brands.flatMap((runtime) => {
      const cultures = cultureOrigins(config, runtime);
      return runtime.cultures.map((culture): [string, Site] => {
        const { id, name, supportEmail, socialLinks, colours, internalImgCdnHost, thirdPartySettings } = runtime.brand;
        const { API, IMAGE, PLATFORM } = runtime.publicServices;
        const origins: PublicOrigins = { site: runtime.origin, api: API, images: IMAGE, platform: PLATFORM, cultures };
        return [
          siteKey(runtime, culture),
          {
            brand: { id, name, supportEmail, socialLinks, colours },
            culture,
            compliance: complianceOf(runtime, culture),
            origins,
            services: visitorServices(runtime),
            tags: thirdPartySettings,
            otherPrefixes: runtime.cultures.flatMap(({ routePrefix, code }) =>
              routePrefix && code !== culture.code ? [routePrefix] : [],
            ),
            imageHosts: [internalImgCdnHost],
            stylesheet: css,
            messages: messages[culture.locale]?.pattern ?? '',
            ...(worker && config.serviceWorker && { worker: workerUrl(buildId) }),
            emulation: config.emulation,
            noindex: config.staging,
          },
        ];
      });
    }),
  );
}

/** Names a brand in one of its cultures, as `createSites` does: a culture alone may belong to several brands. */
export const siteKey = ({ brand }: RuntimeBrand, { code }: Culture) => `${brand.id} ${code}`;
