import { createContext, useContext } from 'react';
import type { Brand, ComplianceProfile } from '../brands/index.ts';
import type { Culture, CultureCode } from '../locales/index.ts';
import type { Match } from '../shared/routing/match.ts';

/** Origins as the browser sees them, without a slash at the end; empty means the site's own. */
export interface PublicOrigins {
  /** The site's own, for canonical urls. */
  site: string;
  api: string;
  images: string;
  platform: string;
  /** Public origin of every culture that is served, for alternates. */
  cultures: Readonly<Partial<Record<CultureCode, string>>>;
}

/** Addresses of the services that know visitors, as the browser calls them; without a slash at the end. */
export interface VisitorServices {
  geo: string;
  currency: string;
  context: string;
  logger: string;
  auth: string;
  accountLogger: string;
  tracking: string;
}

/** What every component may know of the site. The same for all visitors: it is part of a shared page. */
export interface Site {
  brand: Pick<Brand, 'id' | 'name' | 'supportEmail' | 'socialLinks' | 'colours'>;
  culture: Culture;
  compliance: ComplianceProfile;
  origins: PublicOrigins;
  services: VisitorServices;
  /** Tags of third parties; most brands have none. */
  tags: Brand['thirdPartySettings'];
  /** Prefixes of the brand's other cultures: what lies under them is another site to a visitor. */
  otherPrefixes: readonly string[];
  /** Hosts besides the image origin from which pictures may come. */
  imageHosts: readonly string[];
  /** Url of the linked style sheet. */
  stylesheet: string;
  /** Pattern of the urls of compiled messages, see shared/assets/locale-messages.ts. */
  messages: string;
  /** Address of the service worker; absent where none is wanted. */
  worker?: string | undefined;
  /** `gl` and `dem` take effect. */
  emulation: boolean;
  noindex: boolean;
}

/** The page that is shown: its route and what was asked of it. */
export interface PageLocation {
  match: Match;
  /** Without the culture's prefix. */
  path: string;
  search: URLSearchParams;
  /** From another page of the same document. Then nothing of it is there yet, and what its first screen does not show can wait. */
  isMovedTo?: boolean;
  /** How far down it is shown at first, in pixels: who comes back is where they were. */
  startsAt?: number;
}

export const SiteContext = createContext<Site | undefined>(undefined);
export const PageContext = createContext<PageLocation | undefined>(undefined);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('[app] useSite was called outside App; render the page through App.');
  return site;
}

export function usePage(): PageLocation {
  const page = useContext(PageContext);
  if (!page) throw new Error('[app] usePage was called outside App; render the page through App.');
  return page;
}
