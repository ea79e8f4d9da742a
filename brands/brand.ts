import type { CultureCode } from '../locales/index.ts';
import type { CheckedProfile } from './compliance.ts';
import type { ServicesFacts } from './services.ts';

/** A script of a third party. */
export interface Tag {
  /** Id that the script reads from its URL (`?id=`) unless it is empty, and to which it reports page views. */
  id: string;
  /** A path below `/tags/` is a demo tag of the embedded services. It is dropped where those are not used. */
  scriptUrl: string;
  /** Cookies that the tag sets and the site deletes when consent is withdrawn. `_ga_*` is a prefix. */
  cookies: readonly string[];
}

/** Third-party tags of a brand. A missing one is not loaded. */
export interface ThirdPartySettings {
  /** `basic` loads a tag once its category is accepted. `advanced` loads tags without storage at once. */
  consentMode: 'basic' | 'advanced';
  analytics?: Tag;
  adPixel?: Tag;
  clickFraud?: Tag;
}

/** Style of the pictures that the art kit draws for a site. */
export interface Look {
  /** The background of heroes and share images. */
  scene: 'night-sky' | 'graphite' | 'nordic-light' | 'aubergine-dusk';
  /** OKLCH hue in degrees. The art of the site's sections is chosen to match it. */
  hue: number;
  /** Tilt of a fan's outer tiles in degrees, and corner radius for a tile 248 units wide. */
  fan: { tilt: number; corner: number };
  /** The comet of the app icon, as hex. */
  icon: { nucleus: string; tail: string };
}

/** One site: facts only, no logic. Environment variables can override each deploy-time value, see server/config. */
export interface Brand {
  id: string;
  name: string;
  /** The site's public host. */
  host: string;
  /** Code of the site on the platform (`UK`). Accounts belong to it, so no two sites share one. */
  localCode: string;
  /** Other hosts that serve the same site. Canonical URLs never use them. */
  aliases: readonly string[];
  /** Host of the content API in production. */
  api: string;
  defaultCountry: string;
  platformUrl: string;
  /** Other hosts of the platform to which the account widget may navigate. */
  platformHosts?: readonly string[];
  /** URL of the free arcade app, for visitors who may not play in their country. */
  arcadeAppUrl: string;
  internalImgCdnHost: string;
  thirdPartySettings: ThirdPartySettings;
  /** Lowest level that is sent to the logger service, `info` by default. */
  logLevel?: 'debug' | 'info' | 'warn' | 'error';
  supportEmail: string;
  socialLinks: { twitter: string; instagram: string; facebook: string };
  isDefault: boolean;
  /** The first one is the site's default culture. */
  cultures: readonly [CultureCode, ...CultureCode[]];
  /** Display face: the width axis pinned for this brand (percent) and its weight. */
  font: { width: number; weight: number };
  /** Browser chrome, share images and the manifest cannot read CSS: page and accent colour as hex. */
  colours: { page: string; accent: string; scheme: 'dark' | 'light' | 'dark light' | 'light dark' };
  look: Look;
  compliance: Readonly<Partial<Record<CultureCode, CheckedProfile>>>;
  /** Facts for the embedded services, of each culture that `MARKETS` opens. */
  services?: Readonly<Record<string, ServicesFacts>>;
}
