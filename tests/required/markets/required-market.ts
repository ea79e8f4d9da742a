import type { Locale } from '../../../locales/culture.ts';
import type { RequiredCulture } from '../cultures.ts';

/** Requirements of an additional market, stated apart from its own data in `locales/markets/` and `brands/`. */
export interface RequiredMarket {
  culture: RequiredCulture & { locale: Locale };
  /** Its pages: path by the key of the route. */
  pages: Readonly<Record<string, string>>;
  /** Its lists of games, each with the least number of games. It has no others. */
  lists: Readonly<Record<string, number>>;
  /** Smallest win that it reports, in minor units. */
  leastWin: number;
}
