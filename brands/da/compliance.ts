import { bonusRules } from '../bonus-rules.ts';
import type { CheckedLink, CheckedProfile } from '../compliance.ts';

const rofus: CheckedLink = {
  kind: 'selfExclusion',
  name: 'ROFUS',
  href: 'https://www.rofus.nu/',
  source: 'https://skat.dk/data.aspx?oid=2298642',
  checkedOn: '2026-11-28',
};
const stopSpillet: CheckedLink = {
  kind: 'helpline',
  name: 'StopSpillet',
  href: 'https://www.stopspillet.dk/',
  phone: '70 22 28 25',
  source:
    'https://www.spillemyndigheden.dk/en/news/more-500-have-applied-help-compulsive-gambling-stopspillet-helpline-success',
  checkedOn: '2026-11-28',
};
const limits: CheckedLink = {
  kind: 'limits',
  name: 'Spilgrænser',
  href: '#account/depositlimits',
  source: 'Executive Order on Online Casino (1274 of 2019), on deposit limits',
  checkedOn: 'unconfirmed',
};

export const compliance = {
  da: {
    licence: {
      regulator: 'Spillemyndigheden',
      number: '24-0997124',
      registerUrl: 'https://www.spillemyndigheden.dk/tilladelsesindehavere',
      holder: 'Silver Comet Gaming Ltd',
      source: 'https://www.spillemyndigheden.dk/tilladelsesindehavere',
      checkedOn: 'invented',
    },
    ageMark: '18+',
    evidence: { ageMark: { source: 'Gambling Act (1303 of 2020), section 34(1)', checkedOn: '2026-11-28' } },
    reliedOn: [
      {
        name: 'periods of ROFUS: 24 hours, 1, 3 or 6 months, for good with a removal after a year and 7 days',
        source: 'https://skat.dk/data.aspx?oid=2298642',
        checkedOn: '2026-11-28',
      },
      {
        name: 'a deposit limit before the first game, which rises after 24 hours at the earliest',
        source: 'Executive Order on Online Casino (1274 of 2019), on deposit limits',
        checkedOn: 'unconfirmed',
      },
      {
        name: 'three seconds for a round of a slot machine, and no automatic play',
        source: 'Executive Order on Online Casino (1274 of 2019), appendix 1',
        checkedOn: 'unconfirmed',
      },
    ],
    registration: {
      countries: ['DK'],
      source: 'Gambling Act (1303 of 2020), sections 2, 3 and 18',
      checkedOn: '2026-11-28',
    },
    bonusRules: bonusRules.DK,
    helplines: [stopSpillet],
    selfExclusion: rofus,
    selfTest: {
      kind: 'selfTest',
      name: 'StopSpillet: test dig selv',
      href: 'https://www.stopspillet.dk/',
      checkedOn: 'unconfirmed',
    },
    topBar: [rofus, stopSpillet, limits],
    clock: {
      source:
        'Executive Order on Online Casino (1274 of 2019), section 17: visible at all times, and not the player’s own',
      checkedOn: '2026-11-28',
    },
    bottomStrip: [stopSpillet, rofus],
    marks: [
      stopSpillet,
      rofus,
      {
        kind: 'regulator',
        name: 'Spillemyndigheden',
        href: 'https://www.spillemyndigheden.dk/',
        source: 'Executive Order on Online Casino (1274 of 2019), section 16: its mark on every page',
        checkedOn: '2026-11-28',
      },
    ],
    // Lotteries and scratch cards are not part of a licence for online casino.
    bannedGroups: [
      {
        groups: ['scratch_cards'],
        source: 'Gambling Act (1303 of 2020), section 18(1) and (3)',
        checkedOn: '2026-11-28',
        validFrom: '2012-01-01',
      },
    ],
  },
} as const satisfies Record<string, CheckedProfile>;
