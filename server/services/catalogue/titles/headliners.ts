import type { Badge } from '../../../../shared/contract/games.ts';
import type { World } from '../codes.ts';
import type { SortName } from './sorts.ts';
import type { Play } from './title.ts';

/** A hand-picked game at the start of its lists, in the order of this file. */
export interface Headliner {
  name: string;
  provider: string;
  /** Theme, composition and palette of the art kit. */
  scene: string;
  /** A slot's world, or the sort of any other game. */
  of: World | SortName;
  /** Known facts of play. The others are drawn at random. */
  play?: Partial<Play>;
  badges?: readonly Badge[];
  releasedAt?: string;
  rating?: number;
}

const fixed = (reels: number, rows: string, lines: number) => ({ layout: { reels, rows, lines } });
const many = {
  mechanic: 'megaways',
  volatility: 'high',
  maxWin: 10_000,
  layout: { reels: 6, rows: '2–7', ways: 117_649 },
} as const;

export const headlinerSlots: readonly Headliner[] = [
  {
    name: 'Lantern Trench',
    provider: 'tidehouse',
    scene: 'deep-sea/jellyfish/lagoon',
    of: 'deep-sea',
    play: {
      mechanic: 'lines',
      features: ['freeSpins', 'walkingWilds'],
      volatility: 'mediumHigh',
      rtp: 96.21,
      maxWin: 5000,
      ...fixed(5, '4', 40),
    },
    badges: ['popular'],
    releasedAt: '2026-05-14',
    rating: 4.8,
  },
  {
    name: 'Sun Regent',
    provider: 'senhet-works',
    scene: 'desert/scarab/lapis-night',
    of: 'desert',
    badges: ['exclusive'],
  },
  { name: 'Voltage Row', provider: 'kilowatt-lab', scene: 'neon/sign/rose-sky', of: 'neon' },
  {
    name: 'Cherry Meridian',
    provider: 'old-orchard',
    scene: 'fruit/cherries/bottle',
    of: 'fruit',
    play: { mechanic: 'lines', volatility: 'mediumHigh', rtp: 96.2, maxWin: 2500, ...fixed(5, '3', 10) },
  },
  { name: 'Ember Gaze', provider: 'brasswick', scene: 'dragon-mountain/eye/fire', of: 'dragon' },
  {
    name: 'Lode Star',
    provider: 'kitefall',
    scene: 'gems/one-stone/amethyst',
    of: 'gems',
    badges: ['new'],
    releasedAt: '2026-10-28',
  },
  { name: 'Idol of Kauren', provider: 'senhet-works', scene: 'jungle/mask/moss', of: 'jungle' },
  { name: 'Corsair Moon', provider: 'tidehouse', scene: 'pirate-coast/corsair/lagoon', of: 'pirate' },
  {
    name: 'Ninth Hour',
    provider: 'brasswick',
    scene: 'clockwork/clock-face/brass',
    of: 'clockwork',
    badges: ['popular'],
  },
  { name: 'Maison Praline', provider: 'old-orchard', scene: 'confectionery/praline-box/violet', of: 'confectionery' },
  { name: 'Storm Citadel', provider: 'kilowatt-lab', scene: 'one-offs/citadel/storm', of: 'storm', play: many },
  { name: 'Pearl Ledger', provider: 'tidehouse', scene: 'deep-sea/pearl/kelp', of: 'deep-sea' },
  {
    name: 'Midnight Mile',
    provider: 'kilowatt-lab',
    scene: 'neon/horizon/magenta-cyan',
    of: 'neon',
    badges: ['new'],
    releasedAt: '2026-11-05',
  },
  { name: 'Frost Halo', provider: 'polaris-play', scene: 'north/lake/emerald', of: 'north' },
  {
    name: 'Triple Orchard',
    provider: 'old-orchard',
    scene: 'fruit/reels/burgundy',
    of: 'fruit',
    play: { mechanic: 'classicReels', features: ['gamble'], volatility: 'medium', maxWin: 1000, ...fixed(3, '3', 5) },
  },
  {
    name: 'Lantern Pass',
    provider: 'brasswick',
    scene: 'dragon-mountain/pagoda/jade',
    of: 'dragon',
    play: { rtp: 95.8 },
  },
  {
    name: 'Noon Stone',
    provider: 'senhet-works',
    scene: 'desert/pyramids/rose-dusk',
    of: 'desert',
  },
  {
    name: 'Quiet Horizon',
    provider: 'polaris-play',
    scene: 'outer-space/black-hole/teal',
    of: 'space',
  },
  {
    name: 'Garnet Vein',
    provider: 'kitefall',
    scene: 'gems/crystal-cave/garnet',
    of: 'gems',
    play: many,
  },
  {
    name: 'Brine Compass',
    provider: 'tidehouse',
    scene: 'pirate-coast/compass/sunset',
    of: 'pirate',
  },
  {
    name: 'Brass Heart',
    provider: 'brasswick',
    scene: 'clockwork/heart/verdigris',
    of: 'clockwork',
  },
  {
    name: 'Gilt Ganache',
    provider: 'old-orchard',
    scene: 'confectionery/chocolate-bar/violet',
    of: 'confectionery',
  },
  {
    name: 'Veil Falls',
    provider: 'senhet-works',
    scene: 'jungle/waterfall/lagoon',
    of: 'jungle',
    play: many,
  },
  {
    name: 'Tide Warden',
    provider: 'tidehouse',
    scene: 'deep-sea/ray/twilight',
    of: 'deep-sea',
    badges: ['new'],
    releasedAt: '2026-11-12',
  },
  {
    name: 'Ashen Wyrm',
    provider: 'brasswick',
    scene: 'dragon-mountain/wyrm/jade',
    of: 'dragon',
  },
  {
    name: 'Gilded Mile',
    provider: 'velvet-rooms',
    scene: 'roaring-twenties/towers/black',
    of: 'deco',
  },
  { name: 'Hexa Watt', provider: 'kilowatt-lab', scene: 'neon/tunnel/amber-indigo', of: 'neon', play: many },
  {
    name: 'Rime Star',
    provider: 'polaris-play',
    scene: 'north/ice-star/glacier',
    of: 'north',
  },
  {
    name: 'Ring Fall',
    provider: 'polaris-play',
    scene: 'outer-space/ringed-planet/violet',
    of: 'space',
  },
  {
    name: 'Vault of Senhet',
    provider: 'senhet-works',
    scene: 'desert/temple/gold-noon',
    of: 'desert',
  },
  {
    name: 'Hart Moon',
    provider: 'polaris-play',
    scene: 'north/stag/heather',
    of: 'north',
  },
  {
    name: 'Green Threshold',
    provider: 'senhet-works',
    scene: 'jungle/gate/noon',
    of: 'jungle',
  },
  {
    name: 'Brass Bell',
    provider: 'old-orchard',
    scene: 'fruit/bell/plum',
    of: 'fruit',
  },
  {
    name: 'Orrery',
    provider: 'brasswick',
    scene: 'clockwork/orrery/verdigris',
    of: 'clockwork',
  },
  {
    name: 'Perihelion',
    provider: 'polaris-play',
    scene: 'outer-space/comet/violet',
    of: 'space',
  },
  {
    name: 'Coupe at Eleven',
    provider: 'velvet-rooms',
    scene: 'roaring-twenties/coupes/emerald',
    of: 'deco',
  },
  {
    name: 'Kraken Toll',
    provider: 'tidehouse',
    scene: 'pirate-coast/kraken/violet',
    of: 'pirate',
    play: many,
  },
  {
    name: 'Facet Rain',
    provider: 'kitefall',
    scene: 'gems/falling-stones/emerald',
    of: 'gems',
  },
  {
    name: 'Alabaster Club',
    provider: 'velvet-rooms',
    scene: 'roaring-twenties/peacock/burgundy',
    of: 'deco',
  },
  { name: 'Atelier Sucre', provider: 'old-orchard', scene: 'confectionery/macarons/pistachio', of: 'confectionery' },
];
