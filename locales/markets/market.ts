import type { Culture } from '../culture.ts';

/** A slide of a route's banner that shows an offer of the market. Texts are message ids, as in the route table. */
export interface MarketSlide {
  section: string;
  text?: string;
  terms?: string;
  cta?: string;
  /** Path without prefix. */
  ctaLink: string;
  /** Slug of the promotion whose figures the texts name. */
  offer: string;
  /** ISO days, both included. */
  start?: string;
  end?: string;
}

/** Facts of a page that differ in a market. */
export interface MarketRoute {
  /** URL pattern in the market's words. The table's pattern does not exist there. */
  pattern?: string;
  gameGroups?: readonly string[];
  /** Target of the banner's call to action. */
  ctaLink?: string;
  /** Slug of the promotion that the banner's texts describe. */
  offer?: string;
  slides?: readonly MarketSlide[];
}

/**
 * Pages of a market by route key. `false` takes a route away. An entry gives a route that the table limits to named
 * cultures. A route without entry is as in the table.
 */
export type MarketRoutes = Readonly<Record<string, MarketRoute | false>>;

/** A market beside the permanent ones, as data: its culture, and where its pages differ from the route table. */
export interface Market {
  culture: Culture;
  routes: MarketRoutes;
}
