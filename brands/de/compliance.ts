import { bonusRules } from '../bonus-rules.ts';
import type { CheckedLink, CheckedProfile } from '../compliance.ts';
import { product } from '../house.ts';

const selfTest: CheckedLink = {
  kind: 'selfTest',
  name: 'Check dein Spiel',
  href: 'https://www.check-dein-spiel.de/',
  checkedOn: '2026-11-25',
};
const helpline: CheckedLink = {
  kind: 'helpline',
  name: 'Telefonberatung des BIÖG',
  href: 'https://www.check-dein-spiel.de/hilfe/telefonberatung',
  phone: '0800 137 27 00',
  checkedOn: '2026-11-26',
};
const oasis: CheckedLink = {
  kind: 'selfExclusion',
  name: 'OASIS',
  href: 'https://rp-darmstadt.hessen.de/sicherheit-und-kommunales/gluecksspiel/spielersperrsystem-oasis',
  checkedOn: '2026-11-25',
};

export const compliance = {
  'de-DE': {
    licence: {
      regulator: 'Gemeinsame Glücksspielbehörde der Länder (GGL)',
      number: '9971-24',
      registerUrl: 'https://www.gluecksspiel-behoerde.de/de/erlaubnisfaehiges-gluecksspiel/whitelist',
      holder: 'Silver Comet Gaming Ltd',
      regulatorAddress: 'Hansering 15, 06108 Halle (Saale)',
      source: 'https://www.gluecksspiel-behoerde.de/',
      checkedOn: 'invented',
    },
    // Streets, names and numbers are invented. The phone number is from the range reserved for fiction.
    company: {
      address: 'Comet House, 12 Triq il-Kometa, Ta’ Xbiex XBX 9971, Malta',
      representatives: 'Maria Vella Azzopardi, Jonas Ehrenfeld',
      register: 'Malta Business Registry, C 999712',
      taxNumber: 'MT 9997 1224',
      phone: '069 90009 712',
      source: 'Digitale-Dienste-Gesetz, section 5',
      checkedOn: 'invented',
    },
    ageMark: '18+',
    evidence: {
      ageMark: { source: 'Interstate Treaty on Gambling 2021, section 4(3)', checkedOn: '2026-11-25' },
      bannedWords: { source: 'Interstate Treaty on Gambling 2021, sections 3(1a) and 22a', checkedOn: '2026-11-25' },
    },
    registration: {
      countries: ['DE'],
      source: 'Interstate Treaty on Gambling 2021, section 4a',
      checkedOn: '2026-11-25',
    },
    bonusRules: bonusRules.DE,
    helplines: [helpline],
    selfExclusion: oasis,
    selfTest,
    topBar: [
      oasis,
      {
        kind: 'limits',
        name: 'Limits',
        href: '#account/depositlimits',
        source: 'Interstate Treaty on Gambling 2021, section 6c',
        checkedOn: '2026-11-25',
      },
      { ...selfTest, name: 'Selbsttest' },
    ],
    bottomStrip: [helpline, selfTest, oasis],
    marks: [
      {
        kind: 'regulator',
        name: 'GGL-Siegel',
        href: 'https://www.gluecksspiel-behoerde.de/de/erlaubnisfaehiges-gluecksspiel/whitelist',
        checkedOn: '2026-11-25',
      },
    ],
    // The licence covers slot machines only: no jackpots, live games, table games or draws.
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
        checkedOn: '2026-11-25',
        validFrom: '2021-07-01',
      },
    ],
    // The Interstate Treaty on Gambling 2021 reserves the word for table games. Virtual slot machines may not use it.
    bannedWords: ['Casino'],
  },
} as const satisfies Record<string, CheckedProfile>;
