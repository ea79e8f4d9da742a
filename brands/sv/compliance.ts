import { bonusRules } from '../bonus-rules.ts';
import type { CheckedLink, CheckedProfile } from '../compliance.ts';

const spelpaus: CheckedLink = {
  kind: 'selfExclusion',
  name: 'Spelpaus',
  href: 'https://www.spelpaus.se/',
  checkedOn: '2026-11-25',
};
const selfTest: CheckedLink = {
  kind: 'selfTest',
  name: 'Självtest',
  href: 'https://www.stodlinjen.se/spelproblem/gor-ett-sjalvtest/',
  checkedOn: '2026-11-25',
};
const helpline: CheckedLink = {
  kind: 'helpline',
  name: 'Stödlinjen',
  href: 'https://www.stodlinjen.se/',
  phone: '020-81 91 00',
  checkedOn: '2026-11-25',
};

export const compliance = {
  sv: {
    licence: {
      regulator: 'Spelinspektionen',
      number: '24Si9971',
      registerUrl: 'https://www.spelinspektionen.se/licens-tillstand/sok-licens/',
      holder: 'Silver Comet Gaming Ltd',
      source: 'https://www.spelinspektionen.se/licens-tillstand/sok-licens/',
      checkedOn: 'invented',
    },
    ageMark: '18+',
    evidence: { ageMark: { source: 'Gambling Act (2018:1138), chapter 14', checkedOn: '2026-11-25' } },
    registration: {
      countries: ['SE'],
      source: 'Gambling Act (2018:1138), chapter 13',
      checkedOn: '2026-11-25',
    },
    bonusRules: bonusRules.SE,
    helplines: [helpline],
    selfExclusion: spelpaus,
    selfTest,
    topBar: [
      spelpaus,
      {
        kind: 'limits',
        name: 'Spelgränser',
        href: '#account/depositlimits',
        source: 'Gambling Act (2018:1138), chapter 14, section 7',
        checkedOn: '2026-11-25',
      },
      selfTest,
    ],
    marks: [
      helpline,
      spelpaus,
      {
        kind: 'regulator',
        name: 'Spelinspektionen',
        href: 'https://www.spelinspektionen.se/',
        checkedOn: '2026-11-25',
      },
    ],
    // A commercial online licence covers roulette, baccarat, punto banco, blackjack, poker and dice, besides bingo and
    // slots. Scratch cards and keno are lotteries. Keno has no group of its own; the catalogue leaves it out.
    bannedGroups: [
      {
        groups: ['scratch_cards'],
        source: 'https://lagen.nu/lifs/2018:5, section 3, with chapter 7, section 1 of the Gambling Act (2018:1138)',
        checkedOn: '2026-11-28',
        validFrom: '2019-01-01',
      },
    ],
  },
} as const satisfies Record<string, CheckedProfile>;
