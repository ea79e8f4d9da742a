import accounts from '../accounts/texts/sv.json' with { type: 'json' };
import facts from '../catalogue/texts/sv/facts.json' with { type: 'json' };
import page from '../catalogue/texts/sv/page.json' with { type: 'json' };
import roomTexts from '../catalogue/texts/sv/rooms.json' with { type: 'json' };
import slots from '../catalogue/texts/sv/slots.json' with { type: 'json' };
import rooms from '../catalogue/vocabulary/sv/rooms.json' with { type: 'json' };
import games from '../games/texts/sv.json' with { type: 'json' };
import newsletter from '../newsletter/texts/sv.json' with { type: 'json' };
import platform from '../platform/texts/sv.json' with { type: 'json' };
import widget from '../widget/texts/sv.json' with { type: 'json' };
import { createSwedishNamer } from '../catalogue/naming/swedish.ts';
import { swedishEveryday } from '../catalogue/vocabulary/sv/everyday.ts';
import { swedish } from '../catalogue/vocabulary/sv/index.ts';
import type { LanguageFacts } from './language.ts';

export const swedishFacts: LanguageFacts = {
  slugLetters: {},
  smallWords: 'av bakom bortom efter en ett för från i med och på till under ur utan vid över',
  firstNames:
    'Agneta Bengt Cecilia Daniel Elin Fredrik Gunilla Henrik Ingrid Johan Karin Lars Malin Niklas Oskar Pernilla Rasmus Stina Tobias Ulrika Viktor Yasmine',
  draftGame: 'Den släckta fyren',
  headliners: {
    'Noon Stone': 'Middagssten',
    'Quiet Horizon': 'Stilla horisont',
    'Garnet Vein': 'Granatådern',
    'Brine Compass': 'Salt|kompassen',
    'Brass Heart': 'Mässings|hjärtat',
    'Gilt Ganache': 'Förgylld ganache',
    'Veil Falls': 'Slöjfallen',
    'Tide Warden': 'Tidvattens|vakten',
    'Ashen Wyrm': 'Askormen',
    'Gilded Mile': 'Gyllene milen',
    'Rime Star': 'Rimfrost|stjärnan',
    'Ring Fall': 'Ringfallet',
    'Vault of Senhet': 'Senhets valv',
    'Hart Moon': 'Hjortmånen',
    'Green Threshold': 'Grön tröskel',
    'Brass Bell': 'Mässings|klockan',
    Orrery: 'Planetariet',
    Perihelion: 'Perihelium',
    'Coupe at Eleven': 'Coupe klockan elva',
    'Kraken Toll': 'Krakens tull',
    'Facet Rain': 'Fasettregn',
    'Alabaster Club': 'Alabaster|klubben',
  },
  worlds: swedish,
  nameSlots: (world, chance) => createSwedishNamer(swedish[world], chance),
  rooms,
  everyday: swedishEveryday,
  catalogue: { ...facts, ...slots, ...roomTexts, ...page },
  accounts,
  games,
  newsletter,
  platform,
  widget,
};
