import type { ComplianceProfile } from '../compliance.ts';

const fejar = { name: 'FEJAR', href: 'https://www.fejar.org/', phone: '900 200 225' };
const rgiaj = { name: 'RGIAJ', href: 'https://www.ordenacionjuego.es/participantes-juego/juego-seguro/rgiaj' };
const saferPlay = { name: 'Juego seguro', href: 'https://www.ordenacionjuego.es/participantes-juego/juego-seguro' };
const selfTest = { name: 'Jugar bien', href: 'https://www.jugarbien.es/contenido/autoevaluacion' };

export const compliance = {
  es: {
    licence: {
      regulator: 'Dirección General de Ordenación del Juego (DGOJ)',
      number: '997-MAZ',
      registerUrl: 'https://www.ordenacionjuego.es/operadores-juego/operadores-licencia',
      holder: 'Silver Comet Gaming España, S.A.',
      regulatorAddress: 'Calle Atocha 3, 28012 Madrid',
    },
    gameLicences: [
      { games: 'Otros juegos (licencia general)', number: '995-OJG' },
      { games: 'Máquinas de azar', number: '997-MAZ' },
      { games: 'Ruleta', number: '998-RLT' },
      { games: 'Blackjack', number: '999-BLJ' },
      { games: 'Bingo', number: '996-BNG' },
    ],
    // Street, names and numbers are invented.
    company: {
      address: 'Paseo del Cometa 97, 28099 Madrid',
      representatives: 'Lucía Armendáriz Soler',
      register: 'Registro Mercantil de Madrid, hoja M-999712',
      taxNumber: 'A-99971246',
    },
    ageMark: '+18',
    helplines: [fejar],
    selfExclusion: rgiaj,
    selfTest,
    bottomStrip: [
      saferPlay,
      { name: 'Jugar bien', href: 'https://www.jugarbien.es/' },
      { name: 'Autoprohibición', href: rgiaj.href },
      { name: 'Juego autorizado', href: 'https://www.ordenacionjuego.es/operadores-juego/operadores-licencia' },
    ],
    marks: [
      { name: 'DGOJ', href: 'https://www.ordenacionjuego.es/operadores-juego/operadores-licencia' },
      fejar,
      rgiaj,
    ],
  },
} as const satisfies Record<string, ComplianceProfile>;
