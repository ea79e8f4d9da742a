import accounts from '../accounts/texts/de.json' with { type: 'json' };
import facts from '../catalogue/texts/de/facts.json' with { type: 'json' };
import page from '../catalogue/texts/de/page.json' with { type: 'json' };
import slots from '../catalogue/texts/de/slots.json' with { type: 'json' };
import games from '../games/texts/de.json' with { type: 'json' };
import newsletter from '../newsletter/texts/de.json' with { type: 'json' };
import platform from '../platform/texts/de.json' with { type: 'json' };
import widget from '../widget/texts/de.json' with { type: 'json' };
import { createGermanNamer } from '../catalogue/naming/german.ts';
import { germanEveryday } from '../catalogue/vocabulary/de/everyday.ts';
import { german } from '../catalogue/vocabulary/de/index.ts';
import type { LanguageFacts } from './language.ts';

export const germanFacts: LanguageFacts = {
  slugLetters: { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' },
  smallWords:
    'am an auf aus bei beim bis das dem den der des die ein eine einem einer für hinter im in mit nach ohne über und unter vom von vor zu zum zur',
  firstNames:
    'Andrea Bernd Claudia Dirk Elke Florian Gisela Hakan Ines Jonas Katrin Lukas Mareike Nadine Olaf Petra Ralf Sabine Torsten Ute Volker Yasemin',
  draftGame: 'Der dunkle Leuchtturm',
  headliners: {
    'Noon Stone': 'Mittagsstein',
    'Quiet Horizon': 'Stiller Horizont',
    'Garnet Vein': 'Granatader',
    'Brine Compass': 'Kompass aus Salz',
    'Brass Heart': 'Messingherz',
    'Gilt Ganache': 'Ganache in Gold',
    'Veil Falls': 'Schleier|fälle',
    'Tide Warden': 'Gezeiten|wächter',
    'Ashen Wyrm': 'Aschenwurm',
    'Gilded Mile': 'Vergoldete Meile',
    'Rime Star': 'Raureifstern',
    'Ring Fall': 'Ringfall',
    'Vault of Senhet': 'Gruft von Senhet',
    'Hart Moon': 'Hirschmond',
    'Green Threshold': 'Grüne Schwelle',
    'Brass Bell': 'Messing|glocke',
    Orrery: 'Das Planetenwerk',
    Perihelion: 'Perihel',
    'Coupe at Eleven': 'Coupe um elf',
    'Kraken Toll': 'Krakenzoll',
    'Facet Rain': 'Facetten|regen',
    'Alabaster Club': 'Alabaster|klub',
  },
  worlds: german,
  nameSlots: (world, chance) => createGermanNamer(german[world], chance),
  everyday: germanEveryday,
  catalogue: { ...facts, ...slots, ...page },
  accounts,
  games,
  newsletter,
  platform,
  widget,
};
