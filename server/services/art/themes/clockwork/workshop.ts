import { oklch } from '../../kit/colour.ts';
import { polar, round } from '../../kit/path.ts';
import { ramp, stops } from '../../kit/ramp.ts';
import type { Scene } from '../../kit/scene.ts';
import { circle, ellipse, group, path } from '../../kit/shapes.ts';
import { gear } from '../../props/gear.ts';
import type { Palette } from '../../theme.ts';

/** Hues of a workshop: `metal` the gears, `trim` polished parts, `glow` lamps and stones; `hue` is the room. */
export interface ClockworkPalette extends Palette {
  readonly metal: number;
  /** Chroma of the metal: 0.1 for brass, little for steel. */
  readonly chroma: number;
  readonly trim: number;
  readonly glow: number;
}

/** A gear wheel on its arbor. */
export interface Wheel {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly teeth: number;
  /** In degrees. */
  readonly turn: number;
  /** Share of the light that reaches it: far wheels are darker. */
  readonly lit?: number;
  readonly holes?: number;
}

/** Draws the dark behind the works. */
export function drawWorkshop(scene: Scene, { hue }: ClockworkPalette): void {
  const room = ramp(oklch(0.45, 0.07, hue), oklch(0.22, 0.05, hue), oklch(0.08, 0.03, hue));
  scene.background(scene.radial(room, [scene.around(0.5, 0.05), 0.4, 0.75]));
}

/** Draws a gear wheel with its shadow, grooves and holes. */
export function drawWheel(scene: Scene, { metal, chroma: strength, hue }: ClockworkPalette, wheel: Wheel): void {
  const { radius, teeth, lit = 1, holes = 5 } = wheel;
  const shape = gear(0, 0, radius, teeth, 0.3);
  const shade = (lightness: number, chroma: number, away = 0) =>
    oklch(lightness * lit, chroma * strength * 10, metal + away);
  const brushed = stops(
    [0, shade(0.93, 0.07)],
    [0.35, shade(0.68, 0.1)],
    [0.6, shade(0.4, 0.08, -14)],
    [0.8, shade(0.68, 0.1)],
    [1, shade(0.28, 0.06, -18)],
  );
  const dark = oklch(0.12, 0.03, hue);
  const cut = Array.from({ length: holes }, (_, index) =>
    ellipse(0, -radius * 0.58, radius * 0.13, radius * 0.095, {
      fill: dark,
      transform: `rotate(${round((index * 360) / holes)})`,
    }),
  );
  scene.add(
    group(
      { transform: `translate(${round(wheel.x)} ${round(wheel.y)}) rotate(${round(wheel.turn)})` },
      path(shape, { fill: '#000', opacity: 0.55, filter: scene.blur(7), transform: 'translate(5 12)' }),
      path(shape, {
        fill: scene.linear(brushed, [0.1, 0, 0.9, 1]),
        stroke: shade(0.96, 0.05),
        strokeWidth: 1.4,
        strokeOpacity: 0.7,
      }),
      circle(0, 0, radius * 0.72, { fill: 'none', stroke: shade(0.22, 0.05, -14), strokeWidth: radius * 0.035 }),
      circle(0, 0, radius * 0.44, { fill: 'none', stroke: shade(0.9, 0.06), strokeWidth: radius * 0.025 }),
      ...cut,
    ),
  );
}

/** Draws gears in the dark of the four corners, no two works alike. */
export function drawFarWheels(scene: Scene, palette: ClockworkPalette, lit = 0.5): void {
  for (const [x, y] of [
    [70, 120],
    [540, 90],
    [60, 520],
    [550, 520],
  ] as const) {
    const teeth = scene.whole(14, 20);
    const place = { x: scene.around(x, 20), y: scene.around(y, 20), turn: scene.between(0, 40) };
    drawWheel(scene, palette, { ...place, radius: teeth * scene.between(6.6, 7.4), teeth, lit });
  }
}

/** Draws screws in a ring. */
export function drawScrews(scene: Scene, x: number, y: number, radius: number, count: number): void {
  for (let screw = 0; screw < count; screw++) {
    const [sx, sy] = polar(x, y, radius, ((screw + 0.5) / count) * Math.PI * 2);
    scene.add(circle(sx, sy, 4.5, { fill: '#2a1a0a' }));
  }
}

/** Draws sparks of light in the air, and the dark that the title stands on. */
export function drawWorkshopAir(scene: Scene, { hue, glow }: ClockworkPalette): void {
  scene.motes(44, oklch(0.93, 0.11, glow), { bottom: 720, smallest: 1, largest: 3.2 });
  scene.scrim(oklch(0.07, 0.03, hue), 0.55, 0.95);
  scene.vignette(0.4);
}
