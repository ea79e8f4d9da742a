import { createContext, useContext } from 'react';
import type { Brand, ComplianceProfile } from '../brands/index.ts';
import type { Culture, CultureCode } from '../locales/index.ts';
import type { ShownOffer } from '../shared/banner/offer-values.ts';
import type { Alternates } from '../shared/contract/basics.ts';
import type { LogLevel } from '../shared/logging/levels.ts';
import type { Match } from '../shared/routing/match.ts';

/** Origins as the browser sees them, without a trailing slash; empty means the site's own. */
export interface PublicOrigins {
  /** The site's origin, for canonical URLs. */
  site: string;
  api: string;
  images: string;
  platform: string;
  /** Public origin of every served culture, for alternates. */
  cultures: Readonly<Partial<Record<CultureCode, string>>>;
}

/** URLs of the services with visitors' data, as the browser calls them, without a trailing slash. */
export interface VisitorServices {
  geo: string;
  currency: string;
  context: string;
  logger: string;
  auth: string;
  accountLogger: string;
  tracking: string;
}

/** Site data for every component. The same for all visitors, because it is part of a shared page. */
export interface Site {
  brand: Pick<Brand, 'id' | 'name' | 'arcadeAppUrl' | 'supportEmail' | 'socialLinks' | 'colours'>;
  culture: Culture;
  compliance: ComplianceProfile;
  /** Offers that banners may show, by slug. */
  offers: Readonly<Record<string, ShownOffer>>;
  origins: PublicOrigins;
  services: VisitorServices;
  /** Third-party tags; most brands have none. */
  tags: Brand['thirdPartySettings'];
  /** URL patterns of other cultures' messages, for offering their sites in their languages. */
  otherMessages: Readonly<Partial<Record<CultureCode, string>>>;
  /** Path prefixes of the brand's other cultures; each is a separate site to a visitor. */
  otherPrefixes: readonly string[];
  /** Allowed hosts of the widget's client URL, besides the platform's own. */
  platformHosts: readonly string[];
  /** Allowed hosts of images, besides the image origin. */
  imageHosts: readonly string[];
  /** URL of the linked style sheet. */
  stylesheet: string;
  /** URL pattern of compiled messages, see shared/assets/locale-messages.ts. */
  messages: string;
  /** URL of the service worker; absent where it is disabled. */
  worker?: string | undefined;
  /** `gl` and `dem` take effect. */
  emulation: boolean;
  noindex: boolean;
  /** The lowest level sent to the logger service. */
  logLevel: LogLevel;
  /** Share of the documents whose speed is measured, from 0 to 1. */
  measuredShare: number;
}

/** The current page: its route and the request's path and query. */
export interface PageLocation {
  match: Match;
  /** Without the culture's prefix. */
  path: string;
  search: URLSearchParams;
  /** Id of the request that failed with 500 or 503. */
  requestId?: string | undefined;
  /** Paths of the page's item in other cultures, from the service's response. */
  alternates?: Alternates | undefined;
  /** Reached from another page of the same document. Nothing of it is rendered yet, so content below the first screen can wait. */
  isMovedTo?: boolean;
  /** Initial scroll position in pixels; back and forward restore it. */
  startsAt?: number;
}

export const SiteContext = createContext<Site | undefined>(undefined);
export const PageContext = createContext<PageLocation | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('[app] useSite was called outside App.');
  return site;
}

export function usePage(): PageLocation {
  const page = useContext(PageContext);
  if (!page) throw new Error('[app] usePage was called outside App.');
  return page;
}
