import { oklch } from '../../kit/colour.ts';
import { ramp } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a hall: `hue` is the room, `balls` the four colours that balls come in, the hero's first. */
export interface BingoPalette extends Palette {
  readonly balls: readonly [hero: number, second: number, third: number, fourth: number];
}

/** How a hall is lit: a burst behind the object, beams from above, or only its lamps. On a rail one burst in three is enough. */
export type HallLight = 'burst' | 'beams' | 'lamps';

/** Draws the room: a lit wall, its light, and lamps out of focus. */
export function drawHall(scene: Scene, { hue, balls }: BingoPalette, light: HallLight): void {
  const lightX = scene.around(300, 20);
  const wall = ramp(oklch(0.58, 0.17, hue), oklch(0.34, 0.13, hue), oklch(0.13, 0.06, hue));
  scene.background(scene.radial(wall, [0.5, 0.38, 0.78]));
  const beam = oklch(0.9, 0.1, hue);
  if (light === 'burst') scene.rays(lightX, 320, scene.whole(20, 26), 760, beam, { opacity: 0.2, softness: 1.5 });
  if (light === 'beams')
    scene.rays(lightX, -140, scene.whole(7, 10), 900, beam, { opacity: 0.5, from: 58, to: 122, softness: 9 });
  const lamps =
    light === 'lamps' ? { count: 34, largest: 52, opacity: 0.34 } : { count: 18, largest: 40, opacity: 0.25 };
  scene.bokeh(lamps.count, oklch(0.9, 0.08, balls[1]), { ...lamps, bottom: 640 });
}

/** Draws the air in front of the object, and the dark that the title stands on. */
export function drawHallAir(scene: Scene, { hue, balls }: BingoPalette): void {
  scene.motes(40, oklch(0.96, 0.09, balls[1]), { bottom: 680, smallest: 1, largest: 4, opacity: 0.9 });
  scene.scrim(oklch(0.1, 0.05, hue), 0.6, 0.94);
}

/** Draws numbers without putting them back, like the caller does: by default those on the balls of every kind of room. */
export function startCalling(scene: Scene, most = 75): () => number {
  const left = Array.from({ length: most }, (_, index) => index + 1);
  return () => left.splice(scene.whole(0, left.length - 1), 1)[0] ?? most;
}
