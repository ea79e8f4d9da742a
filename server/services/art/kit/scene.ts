import type { Canvas, CanvasOptions } from './canvas.ts';
import { createCanvas } from './canvas.ts';
import type { Face } from './glyphs.ts';
import { centredGlyphs } from './glyphs.ts';
import type { Light } from './light.ts';
import { createLight } from './light.ts';
import type { Particles } from './particles.ts';
import { createParticles } from './particles.ts';
import type { Shade } from './shade.ts';
import { createShade } from './shade.ts';
import type { Terrain } from './terrain.ts';
import { createTerrain } from './terrain.ts';

/** One picture while it is drawn: a canvas with light, particles, land and shade. */
export interface Scene extends Canvas, Light, Particles, Terrain {
  readonly scrim: Shade['scrim'];
  readonly topShade: Shade['topShade'];
  readonly vignette: Shade['vignette'];
  readonly shadow: Shade['shadow'];
  readonly groundShadow: Shade['groundShadow'];
  /** The colour of the scrim; black until there is one. */
  darkest(): string;
  /** Path data of digits or letters on an object, centred, `height` high; it reads right in a mirrored scene too. */
  readable(text: string, face: Face, x: number, y: number, height: number): string;
}

/** A new scene. The seed fixes every random choice; units are those of the size given. */
export function createScene(seed: string, width = 600, height = 800, options: CanvasOptions = {}): Scene {
  const canvas = createCanvas(seed, width, height, options);
  const shade = createShade(canvas);
  return {
    ...canvas,
    ...createLight(canvas),
    ...createParticles(canvas),
    ...createTerrain(canvas),
    scrim: shade.scrim,
    topShade: shade.topShade,
    vignette: shade.vignette,
    shadow: shade.shadow,
    groundShadow: shade.groundShadow,
    darkest: () => shade.darkest,
    readable: (text, face, x, y, glyphHeight) => centredGlyphs(text, face, x, y, glyphHeight, canvas.mirrored),
  };
}
