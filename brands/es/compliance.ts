import { bonusRules } from '../bonus-rules.ts';
import type { CheckedLink, CheckedProfile } from '../compliance.ts';

const fejar: CheckedLink = {
  kind: 'helpline',
  name: 'FEJAR',
  href: 'https://www.fejar.org/',
  phone: '900 200 225',
  checkedOn: '2026-11-25',
};
const rgiaj: CheckedLink = {
  kind: 'selfExclusion',
  name: 'RGIAJ',
  href: 'https://www.ordenacionjuego.es/participantes-juego/juego-seguro/rgiaj',
  checkedOn: '2026-11-25',
};
const saferPlay: CheckedLink = {
  kind: 'saferPlay',
  name: 'Juego seguro',
  href: 'https://www.ordenacionjuego.es/participantes-juego/juego-seguro',
  checkedOn: '2026-11-25',
};
const selfTest: CheckedLink = {
  kind: 'selfTest',
  name: 'Jugar bien',
  href: 'https://www.jugarbien.es/contenido/autoevaluacion',
  checkedOn: '2026-11-25',
};

/** The regulator's list of licensed operators. */
const register = 'https://www.ordenacionjuego.es/operadores-juego/operadores-licencia';

export const compliance = {
  es: {
    licence: {
      regulator: 'Dirección General de Ordenación del Juego (DGOJ)',
      number: '997-MAZ',
      registerUrl: register,
      holder: 'Silver Comet Gaming España, S.A.',
      regulatorAddress: 'Calle Atocha 3, 28012 Madrid',
      source: register,
      checkedOn: 'invented',
    },
    gameLicences: [
      { games: 'Otros juegos (licencia general)', number: '995-OJG', source: register, checkedOn: 'invented' },
      { games: 'Máquinas de azar', number: '997-MAZ', source: register, checkedOn: 'invented' },
      { games: 'Ruleta', number: '998-RLT', source: register, checkedOn: 'invented' },
      { games: 'Blackjack', number: '999-BLJ', source: register, checkedOn: 'invented' },
      { games: 'Bingo', number: '996-BNG', source: register, checkedOn: 'invented' },
    ],
    // Street, names and numbers are invented.
    company: {
      address: 'Paseo del Cometa 97, 28099 Madrid',
      representatives: 'Lucía Armendáriz Soler',
      register: 'Registro Mercantil de Madrid, hoja M-999712',
      taxNumber: 'A-99971246',
      source: 'Law 34/2002 on information society services, article 10',
      checkedOn: 'invented',
    },
    ageMark: '+18',
    evidence: { ageMark: { source: 'Law 13/2011 on gambling, article 6', checkedOn: '2026-11-25' } },
    registration: {
      countries: ['ES'],
      source: 'Law 13/2011 on gambling, article 2',
      checkedOn: '2026-11-25',
    },
    bonusRules: bonusRules.ES,
    helplines: [fejar],
    selfExclusion: rgiaj,
    selfTest,
    bottomStrip: [
      saferPlay,
      { kind: 'support', name: 'Jugar bien', href: 'https://www.jugarbien.es/', checkedOn: '2026-11-25' },
      { kind: 'selfExclusion', name: 'Autoprohibición', href: rgiaj.href, checkedOn: '2026-11-25' },
      {
        kind: 'regulator',
        name: 'Juego autorizado',
        href: register,
        checkedOn: '2026-11-25',
      },
    ],
    marks: [{ kind: 'regulator', name: 'DGOJ', href: register, checkedOn: '2026-11-25' }, fejar, rgiaj],
  },
} as const satisfies Record<string, CheckedProfile>;
