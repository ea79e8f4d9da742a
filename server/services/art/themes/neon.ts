import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawAlley } from './neon/alley.ts';
import { drawHorizon } from './neon/horizon.ts';
import { drawRecord } from './neon/record.ts';
import { drawSign } from './neon/sign.ts';
import type { NeonPalette } from './neon/tube.ts';
import { drawTunnel } from './neon/tunnel.ts';

const dimmed = (drawObject: (scene: Scene, palette: NeonPalette) => void) => (scene: Scene, palette: NeonPalette) => {
  drawObject(scene, palette);
  scene.scrim(oklch(0.07, 0.04, palette.second + 40), 0.5, 0.96);
  scene.vignette(0.5);
};

/** Gas tubes in two colours at night; the walls stay dark. */
export const neon: Theme<NeonPalette> = {
  id: 'neon',
  palettes: [
    { id: 'rose-sky', hue: 345, first: 345, second: 210, wall: 260 },
    { id: 'magenta-cyan', hue: 320, first: 325, second: 200, wall: 250 },
    { id: 'amber-indigo', hue: 50, first: 50, second: 255, wall: 305 },
    { id: 'violet-mint', hue: 295, first: 300, second: 165, wall: 215 },
    { id: 'aqua-coral', hue: 200, first: 205, second: 20, wall: 350 },
    { id: 'red-azure', hue: 20, first: 22, second: 240, wall: 290 },
  ],
  compositions: [
    { id: 'sign', draw: dimmed(drawSign) },
    { id: 'horizon', draw: dimmed(drawHorizon) },
    { id: 'tunnel', draw: dimmed(drawTunnel) },
    { id: 'alley', draw: dimmed(drawAlley) },
    { id: 'record', draw: dimmed(drawRecord) },
  ],
  lettering: ({ second }) => ({
    face: 'righteous',
    finish: 'neon',
    colours: { light: '#fff', middle: oklch(0.83, 0.17, second), glow: oklch(0.62, 0.25, second) },
  }),
};
