import { product } from '../../../brands/index.ts';
import type { CultureCode } from '../../../locales/index.ts';
import { cultures } from '../../../locales/index.ts';
import { minorUnitsOf } from '../../../shared/i18n/minor-units.ts';
import { markets } from './markets.ts';

/** Constants of a jackpot. Its amount follows from the clock. */
export interface JackpotSeed {
  id: string;
  name: string;
  type: 'mega' | 'daily';
  /** Ids of the games to show it with, the first in front; every game that pays into it carries its id. */
  games: readonly string[];
  /** Its amount right after a drop, in minor units. */
  base: number;
  /** ISO 4217. */
  currency: string;
  /** Minor units. */
  velocityPerSecond: number;
  /** Daily ones: local time "HH:MM" by which it must drop. */
  mustDropAt?: string;
}

interface Sketch {
  id: string;
  name: string;
  games: readonly string[];
  mustDropAt?: string;
  /** Whole units of the currency, times the market's scale. */
  base: number;
  perHour: number;
}

const slug = (second: string) => `${product.slug}-${second}`;

const sketches: readonly Sketch[] = [
  {
    id: 'mega-comet',
    name: `${product.name} Comet`,
    games: [slug('comet'), slug('solstice')],
    base: 500_000,
    perHour: 3_800,
  },
  {
    id: 'daily-aurora',
    name: `${product.name} Aurora`,
    games: [slug('aurora'), slug('coral')],
    mustDropAt: '23:00',
    base: 10_000,
    perHour: 500,
  },
  {
    id: 'daily-voltage',
    name: 'Voltage Row',
    games: ['voltage-row', 'pearl-ledger'],
    mustDropAt: '20:00',
    base: 4_000,
    perHour: 260,
  },
  {
    id: 'daily-lode',
    name: 'Lode Star',
    games: ['lode-star', 'penny-lantern'],
    mustDropAt: '21:30',
    base: 1_500,
    perHour: 130,
  },
  {
    id: 'mega-regent',
    name: 'Sun Regent',
    games: ['sun-regent', 'cherry-meridian', 'corsair-moon'],
    base: 150_000,
    perHour: 1_100,
  },
  {
    id: 'daily-frost',
    name: 'Frost Halo',
    games: ['frost-halo', 'ninth-hour', 'maison-praline', 'midnight-mile'],
    mustDropAt: '18:00',
    base: 800,
    perHour: 70,
  },
];

/** The jackpots of a culture, in the order of the strip; none where the law allows none. */
export function jackpotSeeds(culture: CultureCode): JackpotSeed[] {
  const { jackpotScale } = markets[culture];
  if (jackpotScale === undefined) return [];
  const { currency } = cultures[culture];
  const minorUnits = minorUnitsOf(currency) * jackpotScale;
  return sketches.map(({ base, perHour, ...sketch }) => ({
    ...sketch,
    type: sketch.mustDropAt ? 'daily' : 'mega',
    base: base * minorUnits,
    currency,
    velocityPerSecond: Math.round((perHour * minorUnits) / 36) / 100,
  }));
}
