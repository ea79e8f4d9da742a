import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, path } from '../../kit/shapes.ts';
import { leaf } from '../../props/leaf.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a sea: `hue` is the water, `glow` what lives and shines in it, `shell` the mother-of-pearl. */
export interface SeaPalette extends Palette {
  readonly glow: number;
  readonly shell: number;
}

/** Draws the water and the light from above the surface. */
export function drawWater(scene: Scene, { hue }: SeaPalette): void {
  const sunX = scene.around(300, 70);
  scene.background(
    scene.linear([
      [0, oklch(0.74, 0.12, hue - 8)],
      [0.25, oklch(0.5, 0.12, hue)],
      [0.6, oklch(0.25, 0.09, hue + 18)],
      [1, oklch(0.1, 0.05, hue + 30)],
    ]),
  );
  scene.glow(sunX, -40, 520, oklch(0.93, 0.08, hue - 20), 0.95);
  scene.rays(sunX, -120, scene.whole(9, 12), 820, oklch(0.95, 0.06, hue - 20), {
    opacity: 0.5,
    from: 50,
    to: 130,
    softness: 9,
  });
}

function drawBlades(scene: Scene, y: number, clumps: number, fill: string): void {
  let blades = '';
  for (let clump = 0; clump < clumps; clump++) {
    const x = clump * (640 / clumps) - 10 + scene.around(0, 14);
    // Low in the middle, so that the reef frames the object.
    const height = scene.between(50, 150) * ((Math.abs(x - 300) / 300) * 0.8 + 0.3);
    for (let blade = -2; blade <= 2; blade++) {
      const angle = -Math.PI / 2 + blade * 0.3 + scene.around(0, 0.1);
      blades += leaf(x, y + 60, height * scene.between(0.6, 1) + 60, angle, 0.07).outline;
    }
  }
  scene.add(path(blades, { fill }));
}

function drawBubbles(scene: Scene): void {
  for (let bubble = 0; bubble < 26; bubble++) {
    const radius = 2 + scene.random() ** 3 * 15;
    const [x, y] = [scene.between(0, 600), scene.between(0, 620)];
    scene.add(
      circle(x, y, radius, { fill: '#fff', fillOpacity: 0.07, stroke: '#fff', strokeOpacity: 0.55, strokeWidth: 1.3 }),
      circle(x - radius * 0.35, y - radius * 0.4, radius * 0.22, { fill: '#fff', opacity: 0.9 }),
    );
  }
}

/** Draws what is in front of the object: two rows of reef, bubbles, floating light, scrim. */
export function drawReef(scene: Scene, { hue, glow }: SeaPalette): void {
  drawBlades(scene, 690, 8, oklch(0.22, 0.08, hue + 25));
  drawBlades(scene, 770, 10, oklch(0.09, 0.04, hue + 30));
  drawBubbles(scene);
  scene.motes(40, oklch(0.95, 0.06, glow), { bottom: 700, smallest: 1, largest: 3.5, opacity: 0.7 });
  scene.scrim(oklch(0.08, 0.04, hue + 30), 0.52, 0.94);
}
