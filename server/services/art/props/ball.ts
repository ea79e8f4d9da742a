import { oklch } from '../kit/colour.ts';
import type { Scene } from '../kit/scene.ts';
import { round } from '../kit/path.ts';
import { circle, ellipse, group, path } from '../kit/shapes.ts';

/** A numbered ball's look; `turn` in degrees, `blur` for balls out of focus. */
export interface BallOptions {
  readonly number?: number;
  readonly turn?: number;
  readonly blur?: number;
  readonly lightness?: number;
  readonly chroma?: number;
}

/** Yellow below this lightness turns olive. */
const isYellow = (hue: number) => hue > 60 && hue < 115;

/** Draws a glossy ball of a hue with a white disc and, where given, its number. */
export function drawBall(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  hue: number,
  options: BallOptions = {},
): void {
  const { number, turn = 0, blur = 0 } = options;
  const lightness = isYellow(hue) ? 0.82 : (options.lightness ?? 0.62);
  const chroma = isYellow(hue) ? 0.18 : (options.chroma ?? 0.2);
  const body = scene.radial(
    [
      [0, oklch(Math.min(0.93, lightness + 0.22), chroma * 0.7, hue)],
      [0.45, oklch(lightness, chroma, hue)],
      [0.82, oklch(lightness * 0.62, chroma * 0.9, hue)],
      [1, oklch(lightness * 0.36, chroma * 0.6, hue)],
    ],
    [0.5, 0.5, 0.56, 0.34, 0.26],
  );
  const disc = scene.radial(
    [
      [0, '#fff'],
      [0.75, '#f1eee8'],
      [1, '#c9c2b8'],
    ],
    [0.5, 0.5, 0.55, 0.38, 0.3],
  );
  const gloss = scene.linear([
    [0, '#fff', 0.95],
    [1, '#fff', 0.05],
  ]);
  const at = (dx: number, dy: number) => `${round(x + radius * dx)} ${round(y + radius * dy)}`;
  const arc = (size: number, sweep: number) => `A${round(radius * size)} ${round(radius * size)} 0 0 ${sweep}`;
  const bounce = `M${at(-0.72, 0.5)}${arc(0.88, 0)} ${at(0.72, 0.5)}${arc(1.02, 1)} ${at(-0.72, 0.5)}Z`;
  scene.add(
    group(
      { transform: `rotate(${round(turn)} ${round(x)} ${round(y)})`, filter: blur ? scene.blur(blur) : undefined },
      circle(x, y, radius, { fill: body }),
      circle(x, y, radius * 0.56, {
        fill: disc,
        stroke: oklch(lightness * 0.55, chroma, hue),
        strokeWidth: radius * 0.035,
      }),
      number === undefined
        ? ''
        : path(scene.readable(String(number), 'bowlby-one', x, y, radius * 0.5), { fill: oklch(0.22, 0.06, hue) }),
      ellipse(x - radius * 0.3, y - radius * 0.55, radius * 0.42, radius * 0.24, { fill: gloss }, -28),
      path(bounce, { fill: oklch(0.88, 0.12, hue), opacity: 0.6 }),
    ),
  );
}
