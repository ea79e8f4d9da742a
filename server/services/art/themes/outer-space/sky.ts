import { oklch } from '../../kit/colour.ts';
import { round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, group, path, rectangle } from '../../kit/shapes.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a sky: `hue` the dark, `nebula` and `gas` the matter in it, `light` the nearest star. */
export interface SpacePalette extends Palette {
  readonly nebula: number;
  readonly gas: number;
  readonly light: number;
}

/** Draws the dark, one nebula in a corner of it, and the stars. */
export function drawDeepSky(scene: Scene, { hue, nebula }: SpacePalette): void {
  scene.background(
    scene.linear(stops([0, oklch(0.12, 0.06, hue)], [0.6, oklch(0.2, 0.09, hue - 10)], [1, oklch(0.08, 0.04, hue)])),
  );
  const noise = scene.noise(0.0045, 0.007, { octaves: 4, seed: scene.whole(0, 98), gain: 2.6, cut: -1.16 });
  const mask = scene.mask(rectangle(-20, -20, 640, 900, { filter: noise }));
  const matter = ramp(oklch(0.78, 0.17, nebula), oklch(0.52, 0.18, nebula - 25), oklch(0.28, 0.12, hue));
  const cloud = scene.radial(matter, [scene.around(0.6, 0.2), scene.around(0.3, 0.1), 0.8]);
  scene.add(rectangle(-20, -20, 640, 900, { fill: cloud, opacity: 0.8, mask }));
  scene.stars(200);
}

/** Draws a banded planet in two hues, its night on the lower right. */
export function drawPlanet(scene: Scene, x: number, y: number, radius: number, hue: number, other: number): void {
  scene.glow(x, y, radius * 1.5, oklch(0.75, 0.15, hue), 0.55);
  const body = stops(
    [0, oklch(0.85, 0.1, other)],
    [0.3, oklch(0.7, 0.14, hue)],
    [0.5, oklch(0.58, 0.15, hue - 14)],
    [0.75, oklch(0.74, 0.12, other)],
    [1, oklch(0.45, 0.13, hue)],
  );
  const bands = Array.from({ length: 15 }, (_, index) => {
    const top = y - radius + (index * radius * 2) / 15 + scene.around(0, 6);
    const [left, middle, right] = [x - radius, x - radius * 0.3, x + radius].map(round);
    const [rise, fall, depth] = [scene.between(-14, 26), scene.between(4, 16), scene.between(5, 18)];
    const data =
      `M${left} ${round(top)}Q${middle} ${round(top + rise)} ${round(x)} ${round(top + fall)}T${right} ${round(top)}v${round(depth)}` +
      `Q${round(x + radius * 0.3)} ${round(top + 30)} ${round(x)} ${round(top + 22)}T${left} ${round(top + 10)}Z`;
    return path(data, { fill: oklch(scene.between(0.4, 0.9), 0.12, scene.chance(0.5) ? hue : other), opacity: 0.45 });
  });
  const night = stops([0, '#fff', 0.35], [0.35, '#000', 0], [0.72, '#04020c', 0.55], [1, '#04020c', 0.97]);
  const rim = scene.linear(stops([0, '#fff', 0.95], [0.45, '#fff', 0.1], [1, '#fff', 0]), [0, 0, 1, 1]);
  scene.add(
    circle(x, y, radius, { fill: scene.linear(body) }),
    group(
      { clipPath: scene.clip(circle(x, y, radius)) },
      ...bands,
      circle(x, y, radius, { fill: scene.radial(night, [0.5, 0.5, 0.78, 0.26, 0.2]) }),
    ),
    circle(x, y, radius - 1.5, { fill: 'none', stroke: rim, strokeWidth: 3 }),
  );
}
