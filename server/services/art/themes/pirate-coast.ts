import { oklch } from '../kit/colour.ts';
import type { Theme } from '../theme.ts';
import { drawBeacon } from './pirate-coast/beacon.ts';
import { drawCompass } from './pirate-coast/compass.ts';
import { drawCorsair } from './pirate-coast/corsair.ts';
import { drawKraken } from './pirate-coast/kraken.ts';
import type { PiratePalette } from './pirate-coast/sea.ts';

/** A coast at night: ships, charts and what waits below. */
export const pirateCoast: Theme<PiratePalette> = {
  id: 'pirate-coast',
  palettes: [
    { id: 'lagoon', hue: 200, moon: 95, night: 215 },
    { id: 'sunset', hue: 35, moon: 60, night: 350 },
    { id: 'violet', hue: 285, moon: 300, night: 265 },
    { id: 'blood-moon', hue: 5, moon: 30, night: 330 },
    { id: 'kelp', hue: 160, moon: 140, night: 195 },
    { id: 'cobalt', hue: 255, moon: 85, night: 262 },
  ],
  compositions: [
    { id: 'corsair', draw: drawCorsair, lift: 50 },
    { id: 'compass', draw: drawCompass, lift: 44 },
    { id: 'kraken', draw: drawKraken, lift: 60 },
    { id: 'beacon', draw: drawBeacon, lift: 40 },
  ],
  lettering: () => ({
    face: 'pirata-one',
    finish: 'metal',
    colours: { light: '#fff8e0', middle: oklch(0.86, 0.12, 85), dark: oklch(0.58, 0.12, 60), rim: '#ffe7ad' },
  }),
};
