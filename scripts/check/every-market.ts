import { additionalCodes } from '../../locales/culture.ts';

// The checks hold every market, open or not. `locales/open-markets.ts` reads the variable when it is first imported.
process.env['MARKETS'] = additionalCodes.join(',');
