import { bonusRules } from '../bonus-rules.ts';
import type { CheckedLink, CheckedProfile } from '../compliance.ts';

const gamCare: CheckedLink = {
  kind: 'support',
  name: 'GamCare',
  href: 'https://www.gamcare.org.uk/',
  checkedOn: '2026-11-26',
};
const helpline: CheckedLink = {
  kind: 'helpline',
  name: 'National Gambling Helpline',
  href: gamCare.href,
  phone: '0808 8020 133',
  checkedOn: '2026-11-26',
};
const nhs: CheckedLink = {
  kind: 'support',
  name: 'NHS gambling support',
  href: 'https://www.nhs.uk/live-well/addiction-support/gambling-addiction/',
  checkedOn: '2026-11-25',
};
const gamstop: CheckedLink = {
  kind: 'selfExclusion',
  name: 'GAMSTOP',
  href: 'https://www.gamstop.co.uk/',
  checkedOn: '2026-11-25',
};
const gamblingTherapy: CheckedLink = {
  kind: 'support',
  name: 'Gambling Therapy',
  href: 'https://www.gamblingtherapy.org/',
  checkedOn: '2026-11-25',
};
const gamblersAnonymous: CheckedLink = {
  kind: 'support',
  name: 'Gamblers Anonymous',
  href: 'https://www.gamblersanonymous.org.uk/',
  checkedOn: '2026-11-25',
};
const irishHelpline: CheckedLink = {
  kind: 'helpline',
  name: 'National Gambling Helpline',
  href: 'https://www.gamblingcare.ie/',
  phone: '1800 936 725',
  checkedOn: '2026-11-25',
};
const extern: CheckedLink = {
  kind: 'support',
  name: 'Extern Problem Gambling',
  href: 'https://www.problemgambling.ie/',
  phone: '089 241 5401',
  checkedOn: '2026-11-26',
};

/** Regulators' marks link to their registers. */
const commission: CheckedLink = {
  kind: 'regulator',
  name: 'Gambling Commission',
  href: 'https://www.gamblingcommission.gov.uk/public-register/business/detail/99871',
  checkedOn: '2026-11-25',
};
const authority: CheckedLink = {
  kind: 'regulator',
  name: 'Malta Gaming Authority',
  href: 'https://www.mga.org.mt/licensee-hub/licensee-register/',
  checkedOn: '2026-11-25',
};

const holder = 'Silver Comet Gaming Ltd';
const international = {
  regulator: 'Malta Gaming Authority',
  number: 'MGA/B2C/997/2019',
  registerUrl: authority.href,
  holder,
  source: authority.href,
  checkedOn: 'invented',
};
const maltese = {
  licence: international,
  ageMark: '18+',
  evidence: {
    ageMark: { source: 'Gaming Act (Chapter 583 of the Laws of Malta)', checkedOn: '2026-11-25' },
  },
  bonusRules: bonusRules.MT,
} as const;

export const compliance = {
  'en-GB': {
    licence: {
      regulator: 'Gambling Commission',
      number: '99871',
      registerUrl: commission.href,
      holder,
      source: commission.href,
      checkedOn: 'invented',
    },
    ageMark: '18+',
    evidence: { ageMark: { source: 'Gambling Act 2005, section 46', checkedOn: '2026-11-25' } },
    registration: {
      countries: ['GB'],
      source:
        'Gambling Act 2005, section 33: its licences cover Great Britain, not the Crown dependencies or Gibraltar',
      checkedOn: '2026-11-25',
    },
    helplines: [helpline, nhs],
    selfExclusion: gamstop,
    selfTest: nhs,
    bonusRules: bonusRules.GB,
    // The last days are those of the offers. The holder of the licence still has to confirm them.
    bonusExemptions: [
      {
        offer: 'free-spins',
        multiplier: 60,
        base: 'winnings',
        reason: 'The operator’s product specification sets 60x on free-spin winnings.',
        decidedOn: '2026-11-26',
        validTo: '2027-12-31',
      },
      {
        offer: 'welcome',
        multiplier: 30,
        base: 'depositAndBonus',
        reason: 'The operator’s product specification sets 30x deposit plus bonus.',
        decidedOn: '2026-11-26',
        validTo: '2027-12-31',
      },
    ],
    bottomStrip: [helpline, nhs, gamstop],
    marks: [commission, gamCare, gamstop, gamblersAnonymous],
  },
  'en-ROW': {
    ...maltese,
    registration: {
      // These countries license online casinos themselves, have a monopoly, or forbid them.
      elsewhereExcept: {
        BR: 'Law 14.790/2023',
        CH: 'Federal Act on Gambling of 2017, article 86',
        CO: 'Law 643 of 2001',
        DK: 'Danish Gambling Act',
        FO: 'Danish Gambling Act and Faroese law',
        GL: 'Danish Gambling Act and Greenlandic law',
        FI: 'Finnish Lotteries Act (1047/2001)',
        AX: 'Lotteries Act of Åland (2016:10)',
        NO: 'Norwegian Gambling Act of 2022',
        SJ: 'Norwegian Gambling Act of 2022',
        BV: 'Norwegian Gambling Act of 2022',
        GG: 'Alderney eGambling Ordinance 2009',
        GI: 'Gibraltar Gambling Act',
        IM: 'Online Gambling Regulation Act 2001 of the Isle of Man',
        JE: 'Gambling (Jersey) Law 2012',
      },
      source:
        'Gaming Authorisations Regulations (S.L. 583.05): a Maltese licence opens no market that has a licence of its own',
      checkedOn: '2026-11-25',
    },
    helplines: [gamblingTherapy, gamblersAnonymous],
    selfExclusion: {
      kind: 'selfExclusion',
      name: 'Gambling Therapy',
      href: 'https://www.gamblingtherapy.org/self-exclusion/',
      checkedOn: '2026-11-25',
    },
    selfTest: {
      kind: 'selfTest',
      name: 'Gambling Therapy',
      href: 'https://www.gamblingtherapy.org/resources/self-assessment/',
      checkedOn: '2026-11-25',
    },
    bottomStrip: [gamblingTherapy, gamblersAnonymous],
    marks: [authority, gamblingTherapy],
  },
  'en-IE': {
    ...maltese,
    bonusRules: bonusRules.IE,
    registration: {
      countries: ['IE'],
      source: 'Gambling Regulation Act 2024: licences for remote gaming are to follow those for betting',
      checkedOn: '2026-11-25',
    },
    helplines: [irishHelpline, extern, gamblingTherapy],
    selfExclusion: {
      kind: 'selfExclusion',
      name: 'Gambling Care',
      href: 'https://www.gamblingcare.ie/',
      checkedOn: '2026-11-25',
    },
    selfTest: {
      kind: 'selfTest',
      name: 'Extern Problem Gambling',
      href: 'https://www.problemgambling.ie/self-assessment.html',
      checkedOn: '2026-11-25',
    },
    bottomStrip: [irishHelpline, extern, gamblingTherapy],
    marks: [authority, extern],
  },
} as const satisfies Record<string, CheckedProfile>;
