import { createScene } from './kit/scene.ts';
import { drawRingedPlanet } from './themes/outer-space/ringed-planet.ts';
import { drawDeepSky } from './themes/outer-space/sky.ts';

/** A ringed planet in a hue as SVG, 600 by 600, for a person without a portrait; the seed moves rings and stars. */
export function drawAvatar(hue: number, seed: string): string {
  const scene = createScene(seed, 600, 600);
  const palette = { id: 'avatar', hue: hue + 205, nebula: hue, gas: hue + 35, light: hue + 60 };
  drawDeepSky(scene, palette);
  drawRingedPlanet(scene, palette);
  // The rings reach a little over the edge.
  return scene.toSvg([-16, -16, 632, 632]);
}
