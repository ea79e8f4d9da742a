import accounts from '../accounts/texts/es.json' with { type: 'json' };
import facts from '../catalogue/texts/es/facts.json' with { type: 'json' };
import page from '../catalogue/texts/es/page.json' with { type: 'json' };
import roomTexts from '../catalogue/texts/es/rooms.json' with { type: 'json' };
import slots from '../catalogue/texts/es/slots.json' with { type: 'json' };
import rooms from '../catalogue/vocabulary/es/rooms.json' with { type: 'json' };
import games from '../games/texts/es.json' with { type: 'json' };
import newsletter from '../newsletter/texts/es.json' with { type: 'json' };
import platform from '../platform/texts/es.json' with { type: 'json' };
import widget from '../widget/texts/es.json' with { type: 'json' };
import { createSpanishNamer } from '../catalogue/naming/spanish.ts';
import { spanishEveryday } from '../catalogue/vocabulary/es/everyday.ts';
import { spanish } from '../catalogue/vocabulary/es/index.ts';
import type { LanguageFacts } from './language.ts';

export const spanishFacts: LanguageFacts = {
  slugLetters: {},
  smallWords: 'a al ante bajo con de del el en entre hasta la las lo los o para por sin sobre tras un una y',
  firstNames:
    'Aitor Beatriz Carmen Diego Elena Fermín Gloria Hugo Inés Javier Lucía Manuel Nuria Óscar Pilar Quique Rocío Sergio Teresa Valentín Xavier Yolanda',
  draftGame: 'El faro apagado',
  headliners: {
    'Noon Stone': 'Piedra del mediodía',
    'Quiet Horizon': 'Horizonte callado',
    'Garnet Vein': 'Veta de granate',
    'Brine Compass': 'Brújula de salmuera',
    'Brass Heart': 'Corazón de latón',
    'Gilt Ganache': 'Ganache dorada',
    'Veil Falls': 'Cascada del velo',
    'Tide Warden': 'Guardián de la marea',
    'Ashen Wyrm': 'Sierpe de ceniza',
    'Gilded Mile': 'La milla dorada',
    'Rime Star': 'Estrella de escarcha',
    'Ring Fall': 'Caída de anillos',
    'Vault of Senhet': 'Cripta de Senhet',
    'Hart Moon': 'Luna del ciervo',
    'Green Threshold': 'Umbral verde',
    'Brass Bell': 'Campana de latón',
    Orrery: 'Planetario',
    Perihelion: 'Perihelio',
    'Coupe at Eleven': 'Copa a las once',
    'Kraken Toll': 'Peaje del kraken',
    'Facet Rain': 'Lluvia de facetas',
    'Alabaster Club': 'Club Alabastro',
  },
  worlds: spanish,
  nameSlots: (world, chance) => createSpanishNamer(spanish[world], chance),
  rooms,
  everyday: spanishEveryday,
  catalogue: { ...facts, ...slots, ...roomTexts, ...page },
  accounts,
  games,
  newsletter,
  platform,
  widget,
};
