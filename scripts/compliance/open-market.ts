import { parseArgs } from 'node:util';
import { additionalCodes } from '../../locales/culture.ts';

/** The additional market whose pack is requested. The lists of brands and cultures read MARKETS when they load, so import this first. */
const { culture } = parseArgs({ strict: false, options: { culture: { type: 'string' } } }).values;
const requested = additionalCodes.filter((code) => code === culture);
process.env['MARKETS'] = [process.env['MARKETS'], ...requested].filter(Boolean).join(',');
