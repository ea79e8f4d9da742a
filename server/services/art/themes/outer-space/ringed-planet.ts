import { oklch } from '../../kit/colour.ts';
import { across } from '../../kit/paint.ts';
import { stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { ellipse, rectangle } from '../../kit/shapes.ts';
import type { SpacePalette } from './sky.ts';
import { drawPlanet } from './sky.ts';

/** Radius, width, lightness and opacity of each ring, from the outside in. */
const rings = [
  [312, 12, 0.9, 0.55],
  [290, 20, 0.78, 0.75],
  [262, 22, 0.92, 0.8],
  [240, 9, 0.6, 0.6],
] as const;

/** One half of the rings: the far one goes behind the planet, the near one before it. */
function drawRings(
  scene: Scene,
  { hue, gas, light }: SpacePalette,
  near: boolean,
  turn: number,
  flatness: number,
): void {
  const half = scene.clip(rectangle(-100, near ? 300 : -300, 800, 600));
  scene.add(`<g transform="rotate(${turn} 300 300)"><g clip-path="${half}">`);
  for (const [radius, width, lightness, opacity] of rings) {
    const ice = stops(
      [0, oklch(lightness, 0.1, gas)],
      [0.4, oklch(lightness * 0.8, 0.12, light)],
      [0.7, oklch(lightness * 0.5, 0.1, hue)],
      [1, oklch(lightness, 0.08, gas)],
    );
    scene.add(
      ellipse(300, 300, radius, radius * flatness, {
        fill: 'none',
        stroke: scene.linear(ice, across),
        strokeWidth: width,
        opacity,
      }),
    );
  }
  scene.add('</g></g>');
}

/** Draws a great planet in its rings, a small one far off. */
export function drawRingedPlanet(scene: Scene, palette: SpacePalette): void {
  const { hue, nebula, gas, light } = palette;
  const [turn, flatness] = [Math.round(scene.around(-20, 7)), scene.between(0.19, 0.28)];
  scene.glow(480, 90, 240, oklch(0.9, 0.1, light), 0.5);
  drawRings(scene, palette, false, turn, flatness);
  drawPlanet(scene, 300, 300, scene.around(168, 10), nebula, light);
  drawRings(scene, palette, true, turn, flatness);
  drawPlanet(scene, scene.around(110, 30), scene.around(516, 16), scene.around(36, 10), gas, hue);
  scene.spark(196, 170, 40);
}
