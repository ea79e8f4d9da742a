import type { Badge } from '../../../../shared/contract/games.ts';
import type { Language, World } from '../codes.ts';
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
  /** A bar shows where a compound may break on its tile. */
  names?: Readonly<Partial<Record<Language, string>>>;
  badges?: readonly Badge[];
  releasedAt?: string;
  rating?: number;
}

const local = (de: string, sv: string, es: string, da: string) => ({ de, sv, es, da });
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
    names: local('Mittagsstein', 'Middagssten', 'Piedra del mediodía', 'Middags|stenen'),
  },
  {
    name: 'Quiet Horizon',
    provider: 'polaris-play',
    scene: 'outer-space/black-hole/teal',
    of: 'space',
    names: local('Stiller Horizont', 'Stilla horisont', 'Horizonte callado', 'Stille horisont'),
  },
  {
    name: 'Garnet Vein',
    provider: 'kitefall',
    scene: 'gems/crystal-cave/garnet',
    of: 'gems',
    play: many,
    names: local('Granatader', 'Granatådern', 'Veta de granate', 'Granatåren'),
  },
  {
    name: 'Brine Compass',
    provider: 'tidehouse',
    scene: 'pirate-coast/compass/sunset',
    of: 'pirate',
    names: local('Kompass aus Salz', 'Salt|kompassen', 'Brújula de salmuera', 'Salt|kompasset'),
  },
  {
    name: 'Brass Heart',
    provider: 'brasswick',
    scene: 'clockwork/heart/verdigris',
    of: 'clockwork',
    names: local('Messingherz', 'Mässings|hjärtat', 'Corazón de latón', 'Messing|hjertet'),
  },
  {
    name: 'Gilt Ganache',
    provider: 'old-orchard',
    scene: 'confectionery/chocolate-bar/violet',
    of: 'confectionery',
    names: local('Ganache in Gold', 'Förgylld ganache', 'Ganache dorada', 'Forgyldt ganache'),
  },
  {
    name: 'Veil Falls',
    provider: 'senhet-works',
    scene: 'jungle/waterfall/lagoon',
    of: 'jungle',
    play: many,
    names: local('Schleier|fälle', 'Slöjfallen', 'Cascada del velo', 'Slørfaldet'),
  },
  {
    name: 'Tide Warden',
    provider: 'tidehouse',
    scene: 'deep-sea/ray/twilight',
    of: 'deep-sea',
    names: local('Gezeiten|wächter', 'Tidvattens|vakten', 'Guardián de la marea', 'Tidevands|vogteren'),
    badges: ['new'],
    releasedAt: '2026-11-12',
  },
  {
    name: 'Ashen Wyrm',
    provider: 'brasswick',
    scene: 'dragon-mountain/wyrm/jade',
    of: 'dragon',
    names: local('Aschenwurm', 'Askormen', 'Sierpe de ceniza', 'Askeormen'),
  },
  {
    name: 'Gilded Mile',
    provider: 'velvet-rooms',
    scene: 'roaring-twenties/towers/black',
    of: 'deco',
    names: local('Vergoldete Meile', 'Gyllene milen', 'La milla dorada', 'Den gyldne mil'),
  },
  { name: 'Hexa Watt', provider: 'kilowatt-lab', scene: 'neon/tunnel/amber-indigo', of: 'neon', play: many },
  {
    name: 'Rime Star',
    provider: 'polaris-play',
    scene: 'north/ice-star/glacier',
    of: 'north',
    names: local('Raureifstern', 'Rimfrost|stjärnan', 'Estrella de escarcha', 'Rimfrost|stjernen'),
  },
  {
    name: 'Ring Fall',
    provider: 'polaris-play',
    scene: 'outer-space/ringed-planet/violet',
    of: 'space',
    names: local('Ringfall', 'Ringfallet', 'Caída de anillos', 'Ringfaldet'),
  },
  {
    name: 'Vault of Senhet',
    provider: 'senhet-works',
    scene: 'desert/temple/gold-noon',
    of: 'desert',
    names: local('Gruft von Senhet', 'Senhets valv', 'Cripta de Senhet', 'Senhets hvælving'),
  },
  {
    name: 'Hart Moon',
    provider: 'polaris-play',
    scene: 'north/stag/heather',
    of: 'north',
    names: local('Hirschmond', 'Hjortmånen', 'Luna del ciervo', 'Hjortemånen'),
  },
  {
    name: 'Green Threshold',
    provider: 'senhet-works',
    scene: 'jungle/gate/noon',
    of: 'jungle',
    names: local('Grüne Schwelle', 'Grön tröskel', 'Umbral verde', 'Grøn tærskel'),
  },
  {
    name: 'Brass Bell',
    provider: 'old-orchard',
    scene: 'fruit/bell/plum',
    of: 'fruit',
    names: local('Messing|glocke', 'Mässings|klockan', 'Campana de latón', 'Messing|klokken'),
  },
  {
    name: 'Orrery',
    provider: 'brasswick',
    scene: 'clockwork/orrery/verdigris',
    of: 'clockwork',
    names: local('Das Planetenwerk', 'Planetariet', 'Planetario', 'Planet|værket'),
  },
  {
    name: 'Perihelion',
    provider: 'polaris-play',
    scene: 'outer-space/comet/violet',
    of: 'space',
    names: local('Perihel', 'Perihelium', 'Perihelio', 'Nærmest solen'),
  },
  {
    name: 'Coupe at Eleven',
    provider: 'velvet-rooms',
    scene: 'roaring-twenties/coupes/emerald',
    of: 'deco',
    names: local('Coupe um elf', 'Coupe klockan elva', 'Copa a las once', 'Coupe klokken elleve'),
  },
  {
    name: 'Kraken Toll',
    provider: 'tidehouse',
    scene: 'pirate-coast/kraken/violet',
    of: 'pirate',
    play: many,
    names: local('Krakenzoll', 'Krakens tull', 'Peaje del kraken', 'Krakens told'),
  },
  {
    name: 'Facet Rain',
    provider: 'kitefall',
    scene: 'gems/falling-stones/emerald',
    of: 'gems',
    names: local('Facetten|regen', 'Fasettregn', 'Lluvia de facetas', 'Facetregn'),
  },
  {
    name: 'Alabaster Club',
    provider: 'velvet-rooms',
    scene: 'roaring-twenties/peacock/burgundy',
    of: 'deco',
    names: local('Alabaster|klub', 'Alabaster|klubben', 'Club Alabastro', 'Alabast|klubben'),
  },
  { name: 'Atelier Sucre', provider: 'old-orchard', scene: 'confectionery/macarons/pistachio', of: 'confectionery' },
];
