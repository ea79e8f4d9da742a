import type { ComplianceProfile } from '../compliance.ts';

const gamCare = { name: 'GamCare', href: 'https://www.gamcare.org.uk/' };
const helpline = { name: 'National Gambling Helpline', href: gamCare.href, phone: '0808 8020 133' };
const nhs = {
  name: 'NHS gambling support',
  href: 'https://www.nhs.uk/live-well/addiction-support/gambling-addiction/',
};
const gamstop = { name: 'GAMSTOP', href: 'https://www.gamstop.co.uk/' };
const gamblingTherapy = { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/' };
const gamblersAnonymous = { name: 'Gamblers Anonymous', href: 'https://www.gamblersanonymous.org.uk/' };
const problemGambling = {
  name: 'Problem Gambling Ireland',
  href: 'https://www.problemgambling.ie/',
  phone: '089 241 5401',
};

/** Regulators' marks lead to their registers. */
const commission = {
  name: 'Gambling Commission',
  href: 'https://www.gamblingcommission.gov.uk/public-register/business/detail/99871',
};
const authority = {
  name: 'Malta Gaming Authority',
  href: 'https://www.mga.org.mt/licensee-hub/licensee-register/',
};

const holder = 'Silver Comet Gaming Ltd';
const international = {
  regulator: 'Malta Gaming Authority',
  number: 'MGA/B2C/997/2019',
  registerUrl: authority.href,
  holder,
};

export const compliance = {
  'en-GB': {
    licence: {
      regulator: 'Gambling Commission',
      number: '99871',
      registerUrl: commission.href,
      holder,
    },
    ageMark: '18+',
    helplines: [helpline, nhs],
    selfExclusion: gamstop,
    selfTest: nhs,
    mostWagering: { multiplier: 10, validFrom: '2026-01-19', source: 'LCCP social responsibility code 5.1.1' },
    bottomStrip: [helpline, nhs, gamstop],
    marks: [commission, gamCare, gamstop, gamblersAnonymous],
  },
  'en-ROW': {
    licence: international,
    ageMark: '18+',
    helplines: [gamblingTherapy, gamblersAnonymous],
    selfExclusion: { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/self-exclusion/' },
    selfTest: { name: 'Gambling Therapy', href: 'https://www.gamblingtherapy.org/resources/self-assessment/' },
    bottomStrip: [gamblingTherapy, gamblersAnonymous],
    marks: [authority, gamblingTherapy],
  },
  'en-IE': {
    licence: international,
    ageMark: '18+',
    helplines: [problemGambling, gamblingTherapy],
    selfExclusion: { name: 'Gambling Care', href: 'https://www.gamblingcare.ie/' },
    selfTest: { name: 'Problem Gambling Ireland', href: 'https://www.problemgambling.ie/self-assessment.html' },
    bottomStrip: [problemGambling, gamblingTherapy],
    marks: [authority, problemGambling],
  },
} as const satisfies Record<string, ComplianceProfile>;
