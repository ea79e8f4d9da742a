import type { ComplianceProfile } from '../compliance.ts';
import { product } from '../house.ts';

const selfTest = { name: 'Check dein Spiel', href: 'https://www.check-dein-spiel.de/' };
const helpline = {
  name: 'BIÖG-Beratung',
  href: 'https://www.check-dein-spiel.de/hilfe/telefonberatung',
  phone: '0800 137 27 00',
};
const oasis = {
  name: 'OASIS',
  href: 'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis',
};

export const compliance = {
  'de-DE': {
    licence: {
      regulator: 'Gemeinsame Glücksspielbehörde der Länder (GGL)',
      number: '9971-24',
      registerUrl: 'https://www.gluecksspiel-behoerde.de/de/erlaubnisfaehiges-gluecksspiel/whitelist',
      holder: 'Silver Comet Gaming Ltd',
      regulatorAddress: 'Hansering 15, 06108 Halle (Saale)',
    },
    // Streets, names and numbers are invented; the phone number is from the range kept for fiction.
    company: {
      address: 'Comet House, 12 Triq il-Kometa, Ta’ Xbiex XBX 9971, Malta',
      representatives: 'Maria Vella Azzopardi, Jonas Ehrenfeld',
      register: 'Malta Business Registry, C 999712',
      taxNumber: 'MT 9997 1224',
      phone: '069 90009 712',
    },
    ageMark: '18+',
    helplines: [helpline],
    selfExclusion: oasis,
    selfTest,
    topBar: [oasis, { name: 'Limits', href: '#account/depositlimits' }, { name: 'Selbsttest', href: selfTest.href }],
    bottomStrip: [helpline, selfTest, oasis],
    marks: [
      {
        name: 'GGL-Whitelist',
        href: 'https://www.gluecksspiel-behoerde.de/de/erlaubnisfaehiges-gluecksspiel/whitelist',
      },
    ],
    // Slot machines alone are licensed: no jackpot, no live game, no table, no draw.
    bannedGroups: [
      {
        groups: [
          'jackpots',
          'daily_jackpots',
          'casino',
          'roulette',
          'live_roulette',
          'blackjack',
          'other',
          'plinko',
          'scratch_cards',
          'bingo',
          'bingo_es',
          product.slug,
        ],
        source: 'Interstate Treaty on Gambling 2021, sections 22a and 22c',
        validFrom: '2021-07-01',
      },
    ],
    // The Interstate Treaty on Gambling 2021 keeps the word for table games: virtual slot machines may not go by it.
    bannedWords: ['Casino'],
  },
} as const satisfies Record<string, ComplianceProfile>;
