import { oklch } from '../../kit/colour.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { line, path } from '../../kit/shapes.ts';
import { frond } from '../../props/frond.ts';
import { leaf } from '../../props/leaf.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a forest: `hue` is its green, `light` the sun through it, `stone` what is built or flows there. */
export interface JunglePalette extends Palette {
  readonly light: number;
  readonly stone: number;
}

/** Draws a row of fronds, `y` where they grow. */
export function drawFronds(
  scene: Scene,
  y: number,
  lightness: number,
  count: number,
  length: number,
  hue: number,
  blur = 0,
): void {
  let data = '';
  for (let index = 0; index < count; index++) {
    const x = scene.around((index * 680) / count - 30, 20);
    const angle = scene.around(-Math.PI / 2, 0.9);
    data += frond(x, y + scene.between(-12, 30), length * scene.between(0.7, 1.1), angle, 9, 0.36);
  }
  scene.add(path(data, { fill: oklch(lightness, 0.09, hue), filter: blur ? scene.blur(blur) : undefined }));
}

/** Draws one large veined leaf. */
function drawLeaf(
  scene: Scene,
  x: number,
  y: number,
  length: number,
  angle: number,
  hue: number,
  lightness: number,
): void {
  const shape = leaf(x, y, length, angle, 0.2);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let veins = shape.vein;
  for (let vein = 1; vein < 8; vein++) {
    const along = (vein / 8) * length;
    for (const side of [-1, 1]) {
      const reach = [
        cos * length * 0.13 - sin * side * length * 0.12,
        sin * length * 0.13 + cos * side * length * 0.12,
      ];
      veins += `M${Math.round(x + cos * along)} ${Math.round(y + sin * along)}l${reach.map(Math.round).join(' ')}`;
    }
  }
  const blade = scene.linear(
    stops(
      [0, oklch(lightness * 0.5, 0.09, hue)],
      [0.6, oklch(lightness, 0.13, hue)],
      [1, oklch(lightness * 1.5, 0.15, hue - 14)],
    ),
    [0.5 - cos / 2, 0.5 - sin / 2, 0.5 + cos / 2, 0.5 + sin / 2],
  );
  scene.add(
    path(shape.outline, { fill: '#000', opacity: 0.45, filter: scene.blur(8), transform: 'translate(6 14)' }),
    path(shape.outline, { fill: blade }),
    line(veins, { stroke: oklch(lightness * 1.8, 0.13, hue - 20), strokeWidth: 2, opacity: 0.55 }),
  );
}

/** Draws the light through the trees and the far fronds. */
export function drawForest(scene: Scene, { hue, light }: JunglePalette): void {
  const air = stops(
    [0, oklch(0.93, 0.12, light)],
    [0.3, oklch(0.66, 0.14, light + 8)],
    [0.65, oklch(0.34, 0.1, hue)],
    [1, oklch(0.13, 0.05, hue + 10)],
  );
  scene.background(scene.radial(air, [scene.around(0.5, 0.04), 0.38, 0.72]));
  scene.rays(scene.around(360, 60), -80, 12, 860, oklch(0.97, 0.1, light), {
    opacity: 0.45,
    from: 55,
    to: 130,
    softness: 8,
  });
  drawFronds(scene, 430, 0.5, 9, 190, hue, 3);
}

/** Draws the leaves that frame the scene, the fireflies, and the dark that the title stands on. */
export function drawFrame(scene: Scene, { hue, light }: JunglePalette): void {
  const sway = () => scene.around(0, 0.12);
  drawLeaf(scene, -40, 20, scene.around(250, 25), 0.5 + sway(), hue, 0.36);
  drawLeaf(scene, 640, -10, scene.around(270, 25), 2.6 + sway(), hue - 6, 0.36);
  drawLeaf(scene, -50, 150, scene.around(200, 25), 0.15 + sway(), hue + 6, 0.26);
  drawLeaf(scene, 650, 170, scene.around(210, 25), 3.05 + sway(), hue + 6, 0.26);
  drawFronds(scene, 800, 0.2, 9, 200, hue);
  drawLeaf(scene, -30, 640, 240, -0.5 + sway(), hue, 0.26);
  drawLeaf(scene, 630, 650, 250, -2.65 + sway(), hue, 0.25);
  drawFronds(scene, 850, 0.1, 9, 190, hue);
  scene.motes(36, oklch(0.96, 0.14, light), { top: 100, bottom: 700, smallest: 1, largest: 4.5, opacity: 0.9 });
  scene.scrim(oklch(0.09, 0.04, hue + 8), 0.55, 0.93);
}

/** The paint of old stone at a lightness, lit from above. */
export function stonePaint(scene: Scene, { hue }: JunglePalette, from: number, to: number): string {
  return scene.linear(ramp(oklch(from, 0.035, hue - 30), oklch(to, 0.035, hue - 30)));
}
