import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import type { Theme } from '../theme.ts';
import { drawCrystalCave } from './gems/crystal-cave.ts';
import { drawFallingStones } from './gems/falling-stones.ts';
import { drawOneStone } from './gems/one-stone.ts';
import { drawPendant } from './gems/pendant.ts';
import type { GemPalette } from './gems/vault.ts';
import { drawGlitter, drawVault } from './gems/vault.ts';

/** Cut and uncut stones that shine in the dark. */
const inVault = (drawObject: (scene: Scene, palette: GemPalette) => void) => (scene: Scene, palette: GemPalette) => {
  drawVault(scene, palette);
  drawObject(scene, palette);
  drawGlitter(scene, palette);
};

export const gems: Theme<GemPalette> = {
  id: 'gems',
  palettes: [
    { id: 'amethyst', hue: 285, stone: 300 },
    { id: 'garnet', hue: 350, stone: 25 },
    { id: 'emerald', hue: 190, stone: 155 },
    { id: 'sapphire', hue: 240, stone: 262 },
    { id: 'citrine', hue: 45, stone: 75 },
    { id: 'tourmaline', hue: 320, stone: 350 },
    { id: 'aquamarine', hue: 265, stone: 205 },
  ],
  compositions: [
    { id: 'one-stone', draw: inVault(drawOneStone) },
    { id: 'crystal-cave', draw: inVault(drawCrystalCave) },
    { id: 'falling-stones', draw: inVault(drawFallingStones) },
    { id: 'pendant', draw: inVault(drawPendant) },
  ],
  lettering: ({ hue, stone }) => ({
    face: 'federo',
    finish: 'ice',
    depth: 7,
    colours: {
      light: '#fff',
      middle: oklch(0.92, 0.06, stone),
      dark: oklch(0.72, 0.14, stone),
      rim: oklch(0.96, 0.04, stone),
      edge: oklch(0.13, 0.06, hue),
      depth: oklch(0.28, 0.12, hue),
      glow: oklch(0.65, 0.2, stone),
    },
  }),
};
