import type { ComplianceProfile } from '../compliance.ts';

const spelpaus = { name: 'Spelpaus', href: 'https://www.spelpaus.se/' };
const selfTest = { name: 'Självtest', href: 'https://www.stodlinjen.se/spelproblem/gor-ett-sjalvtest/' };
const helpline = { name: 'Stödlinjen', href: 'https://www.stodlinjen.se/', phone: '020-81 91 00' };

export const compliance = {
  sv: {
    licence: {
      regulator: 'Spelinspektionen',
      number: '24Si9971',
      registerUrl: 'https://www.spelinspektionen.se/licens-tillstand/sok-licens/',
      holder: 'Silver Comet Gaming Ltd',
    },
    ageMark: '18+',
    helplines: [helpline],
    selfExclusion: spelpaus,
    selfTest,
    topBar: [spelpaus, { name: 'Spelgränser', href: '#account/depositlimits' }, selfTest],
    marks: [helpline, spelpaus, { name: 'Spelinspektionen', href: 'https://www.spelinspektionen.se/' }],
  },
} as const satisfies Record<string, ComplianceProfile>;
