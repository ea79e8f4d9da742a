import { bonusRules } from '../bonus-rules.ts';
import type { CheckedLink, CheckedProfile } from '../compliance.ts';

const rofus: CheckedLink = {
  kind: 'selfExclusion',
  name: 'ROFUS',
  href: 'https://www.rofus.nu/',
  checkedOn: '2026-11-28',
};
const stopSpillet: CheckedLink = {
  kind: 'helpline',
  name: 'StopSpillet',
  href: 'https://www.stopspillet.dk/',
  phone: '70 22 28 25',
  checkedOn: '2026-11-28',
};
const limits: CheckedLink = {
  kind: 'limits',
  name: 'Spilgrænser',
  href: '#account/depositlimits',
  source: 'Executive Order on Online Casino (1274 of 2019), on deposit limits',
  checkedOn: '2026-11-28',
};

export const compliance = {
  da: {
    licence: {
      regulator: 'Spillemyndigheden',
      number: '18-0642271',
      registerUrl: 'https://www.spillemyndigheden.dk/tilladelsesindehavere',
      holder: 'Silver Comet Gaming Ltd',
      source: 'https://www.spillemyndigheden.dk/tilladelsesindehavere',
      checkedOn: '2026-11-28',
    },
    ageMark: '18+',
    evidence: { ageMark: { source: 'Gambling Act (1303 of 2020), section 34', checkedOn: '2026-11-28' } },
    registration: {
      countries: ['DK'],
      source: 'Gambling Act (1303 of 2020), section 18',
      checkedOn: '2026-11-28',
    },
    bonusRules: bonusRules.DK,
    helplines: [stopSpillet],
    selfExclusion: rofus,
    selfTest: {
      kind: 'selfTest',
      name: 'StopSpillet: test dig selv',
      href: 'https://www.stopspillet.dk/',
      checkedOn: '2026-11-28',
    },
    topBar: [rofus, stopSpillet, limits],
    clock: {
      source: 'Executive Order on Online Casino (1274 of 2019): a clock that is always visible',
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
        checkedOn: '2026-11-28',
      },
    ],
    // Class lotteries and scratch cards are not part of a licence for online casino.
    bannedGroups: [
      {
        groups: ['scratch_cards'],
        source: 'Gambling Act (1303 of 2020), sections 6 and 18',
        checkedOn: '2026-11-28',
        validFrom: '2012-01-01',
      },
    ],
  },
} as const satisfies Record<string, CheckedProfile>;
