import type { PublicOrigins, Site, VisitorServices } from '../../client/site-context.ts';
import { type ComplianceProfile, house } from '../../brands/index.ts';
import { type Culture, type CultureCode, cultures as allCultures } from '../../locales/index.ts';
import type { AssetManifest } from '../../shared/assets/manifest.ts';
import { offersIn } from '../../shared/banner/offer-values.ts';
import { publicProfile } from '../../shared/compliance/public-profile.ts';
import type { Config } from '../config/config.ts';
import type { BrandConfig } from '../config/brand-config.ts';

/**
 * Public origin of each culture in one brand's pages: its own where it serves the culture, otherwise the first such
 * brand's.
 */
export function cultureOrigins(
  { brands }: Pick<Config, 'brands'>,
  own: BrandConfig,
): Partial<Record<CultureCode, string>> {
  const lastWins = [...brands.toReversed(), own];
  return Object.fromEntries(lastWins.flatMap(({ cultures, origin }) => cultures.map(({ code }) => [code, origin])));
}

function complianceOf({ brand }: BrandConfig, culture: Culture): ComplianceProfile {
  const profile = brand.compliance[culture.code];
  if (!profile)
    throw new Error(`[brand] ${brand.id} has no compliance profile for ${culture.code}; add it to its compliance.ts.`);
  return publicProfile(profile);
}

/** The version in the URL makes browsers load a new build's script. */
const workerUrl = (version: string) => `/sw.js?version=${version}&brand_code=${house.brandCode}`;

function visitorServices({ publicServices: service }: BrandConfig): VisitorServices {
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

/** Messages of the other served cultures. Empty where a culture offers no choice of country. */
function otherMessages(
  own: Culture,
  servedAt: PublicOrigins['cultures'],
  messages: AssetManifest['messages'],
): Site['otherMessages'] {
  if (own.disableCountry) return {};
  const others = Object.values(allCultures).filter(({ code }) => code !== own.code && servedAt[code]);
  return Object.fromEntries(others.map(({ code, locale }) => [code, messages[locale]?.pattern ?? '']));
}

/** Constant data of a site in one culture for components, created once. */
export function createSites(
  config: Config,
  { css, messages, worker, buildId }: Pick<AssetManifest, 'css' | 'messages' | 'worker' | 'buildId'>,
): ReadonlyMap<string, Site> {
  return new Map(
    config.brands.flatMap((brandConfig) => {
      const servedAt = cultureOrigins(config, brandConfig);
      return brandConfig.cultures.map((culture): [string, Site] => {
        const { internalImgCdnHost, thirdPartySettings } = brandConfig.brand;
        const { id, name, arcadeAppUrl, supportEmail, socialLinks, colours } = brandConfig.brand;
        const { API, IMAGE, PLATFORM } = brandConfig.publicServices;
        const origins: PublicOrigins = {
          site: brandConfig.origin,
          api: API,
          images: IMAGE,
          platform: PLATFORM,
          cultures: servedAt,
        };
        return [
          siteKey(brandConfig, culture),
          {
            brand: { id, name, arcadeAppUrl, supportEmail, socialLinks, colours },
            culture,
            compliance: complianceOf(brandConfig, culture),
            offers: offersIn(culture),
            origins,
            services: visitorServices(brandConfig),
            tags: thirdPartySettings,
            otherMessages: otherMessages(culture, servedAt, messages),
            otherPrefixes: brandConfig.cultures.flatMap(({ routePrefix, code }) =>
              routePrefix && code !== culture.code ? [routePrefix] : [],
            ),
            platformHosts: brandConfig.brand.platformHosts ?? [],
            imageHosts: [internalImgCdnHost],
            stylesheet: css,
            messages: messages[culture.locale]?.pattern ?? '',
            ...(worker && config.serviceWorker && { worker: workerUrl(buildId) }),
            emulation: config.emulation,
            noindex: config.staging,
            logLevel: brandConfig.brand.logLevel ?? 'info',
            measuredShare: config.measuredShare,
          },
        ];
      });
    }),
  );
}

/** Key of a brand in one of its cultures, as in `createSites`. Several brands may share a culture. */
export const siteKey = ({ brand }: BrandConfig, { code }: Culture) => `${brand.id} ${code}`;
