import type { CultureCode } from '../locales/index.ts';
import type { ComplianceProfile } from './compliance.ts';

/** Third-party tags of a brand; one that is left out is not loaded. A script finds its id in its address (`?id=`), when it is not empty. */
export interface ThirdPartySettings {
  /** `basic`: nothing loads before its category is accepted; `advanced`: tags load at once under the denied default. */
  consentMode: 'basic' | 'advanced';
  analytics?: { id: string; scriptUrl: string };
  adPixel?: { id: string; scriptUrl: string };
  clickFraud?: { id: string; scriptUrl: string };
}

/** How a site's drawn pictures look beside its colours; the art kit draws the scenes. */
export interface Look {
  /** The background of heroes and share images. */
  scene: 'night-sky' | 'graphite' | 'nordic-light' | 'aubergine-dusk';
  /** Degrees by which the outer tiles of a fan lean, and the tiles' corners (for a tile 248 wide). */
  fan: { tilt: number; corner: number };
  /** The comet of the app icon, as hex. */
  icon: { nucleus: string; tail: string };
}

/** One site: facts only, no logic. Every deploy-time value here can be set anew by the environment, see server/config. */
export interface Brand {
  id: string;
  name: string;
  /** The site's public host. */
  host: string;
  localCode: string;
  /** Other hosts that show the same site; canonical urls never name them. */
  aliases: readonly string[];
  /** Host of the content API in production. */
  api: string;
  defaultCountry: string;
  platformUrl: string;
  internalImgCdnHost: string;
  thirdPartySettings: ThirdPartySettings;
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
  compliance: Readonly<Partial<Record<CultureCode, ComplianceProfile>>>;
}
