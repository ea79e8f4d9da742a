import accounts from '../accounts/texts/da.json' with { type: 'json' };
import facts from '../catalogue/texts/da/facts.json' with { type: 'json' };
import page from '../catalogue/texts/da/page.json' with { type: 'json' };
import roomTexts from '../catalogue/texts/da/rooms.json' with { type: 'json' };
import slots from '../catalogue/texts/da/slots.json' with { type: 'json' };
import rooms from '../catalogue/vocabulary/da/rooms.json' with { type: 'json' };
import games from '../games/texts/da.json' with { type: 'json' };
import newsletter from '../newsletter/texts/da.json' with { type: 'json' };
import platform from '../platform/texts/da.json' with { type: 'json' };
import widget from '../widget/texts/da.json' with { type: 'json' };
import { createDanishNamer } from '../catalogue/naming/danish.ts';
import { danishEveryday } from '../catalogue/vocabulary/da/everyday.ts';
import { danish } from '../catalogue/vocabulary/da/index.ts';
import type { LanguageFacts } from './language.ts';

export const danishFacts: LanguageFacts = {
  slugLetters: { æ: 'ae', ø: 'oe', å: 'aa' },
  smallWords: 'ad af bag de den det efter en et for fra i med mod og om over på til uden under ved',
  firstNames:
    'Anders Birgitte Camilla Dorthe Emil Freja Gitte Henning Ida Jesper Kirsten Lars Mette Nanna Ole Pernille Rasmus Søren Tina Ulla Viggo Yasmin',
  draftGame: 'Det slukkede fyr',
  headliners: {
    'Noon Stone': 'Middags|stenen',
    'Quiet Horizon': 'Stille horisont',
    'Garnet Vein': 'Granatåren',
    'Brine Compass': 'Salt|kompasset',
    'Brass Heart': 'Messing|hjertet',
    'Gilt Ganache': 'Forgyldt ganache',
    'Veil Falls': 'Slørfaldet',
    'Tide Warden': 'Tidevands|vogteren',
    'Ashen Wyrm': 'Askeormen',
    'Gilded Mile': 'Den gyldne mil',
    'Rime Star': 'Rimfrost|stjernen',
    'Ring Fall': 'Ringfaldet',
    'Vault of Senhet': 'Senhets hvælving',
    'Hart Moon': 'Hjortemånen',
    'Green Threshold': 'Grøn tærskel',
    'Brass Bell': 'Messing|klokken',
    Orrery: 'Planet|værket',
    Perihelion: 'Nærmest solen',
    'Coupe at Eleven': 'Coupe klokken elleve',
    'Kraken Toll': 'Krakens told',
    'Facet Rain': 'Facetregn',
    'Alabaster Club': 'Alabast|klubben',
  },
  worlds: danish,
  nameSlots: (world, chance) => createDanishNamer(danish[world], chance),
  rooms,
  everyday: danishEveryday,
  catalogue: { ...facts, ...slots, ...roomTexts, ...page },
  accounts,
  games,
  newsletter,
  platform,
  widget,
};
