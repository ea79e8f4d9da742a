import { oklch } from '../kit/colour.ts';
import { diagonal } from '../kit/paint.ts';
import { polar, polygon } from '../kit/path.ts';
import type { Scene } from '../kit/scene.ts';
import { group, path } from '../kit/shapes.ts';

/** A cut stone's look; `turn` in radians. */
export interface BrilliantOptions {
  readonly chroma?: number;
  readonly sides?: number;
  readonly turn?: number;
  readonly lightness?: number;
}

const lightAngle = 2.3;
const darkestFacet = 0.3;

/** Draws a brilliant cut seen from above, its facets lit from the upper left, with its glow and a glint. */
export function drawBrilliant(
  scene: Scene,
  x: number,
  y: number,
  radius: number,
  hue: number,
  options: BrilliantOptions = {},
): void {
  const { chroma = 0.2, sides = 8, turn = 0 } = options;
  const turned = ((hue % 360) + 360) % 360;
  // Yellow stones start lighter: dark yellow reads as olive.
  const base = (options.lightness ?? 0.6) + (turned > 60 && turned < 115 ? 0.16 : 0);
  const at = (angle: number, reach: number) => polar(x, y, radius * reach, angle);
  const corner = (index: number) => (index / sides) * Math.PI * 2 + turn;
  const facet = (angle: number, start: number, swing: number) => {
    const lightness = Math.max(darkestFacet, Math.min(0.95, start + swing * Math.cos(angle + lightAngle)));
    return oklch(lightness, chroma * (lightness > 0.8 ? 0.6 : 1), hue + (lightness < 0.4 ? 12 : -6));
  };

  scene.glow(x, y, radius * 1.7, oklch(0.7, chroma, hue), 0.55);
  const facets: string[] = [];
  const cut = (points: Parameters<typeof polygon>[0], fill: string) =>
    void facets.push(path(polygon(points), { fill }));
  for (let index = 0; index < sides; index++) {
    const [a, b] = [corner(index), corner(index + 1)];
    const middle = (a + b) / 2;
    const before = (corner(index - 1) + a) / 2;
    const swayed = index % 2 ? 1 : -1;
    cut([at(a, 1), at(middle, 1), at(middle, 0.78)], facet(a - 0.2, base - 0.14, 0.26));
    cut([at(middle, 1), at(b, 1), at(middle, 0.78)], facet(b + 0.3, base - 0.22, 0.3));
    cut([at(a, 1), at(middle, 0.78), at(a, 0.54), at(before, 0.78)], facet(a + 0.35 * swayed, base - 0.02, 0.24));
    cut([at(a, 0.54), at(middle, 0.78), at(b, 0.54)], facet(middle + 0.5 * swayed, base + 0.08, 0.2));
  }
  const table = scene.linear(
    [
      [0, oklch(0.95, chroma * 0.4, hue)],
      [0.45, oklch(base + 0.1, chroma, hue)],
      [0.5, oklch(base - 0.12, chroma, hue + 8)],
      [1, oklch(base + 0.18, chroma * 0.9, hue - 6)],
    ],
    diagonal,
  );
  cut(
    Array.from({ length: sides }, (_, index) => at(corner(index), 0.54)),
    table,
  );
  for (let index = 0; index < sides; index += 2) {
    const opacity = 0.05 + 0.22 * Math.max(0, Math.cos(corner(index) + lightAngle));
    facets.push(
      path(polygon([[x, y], at(corner(index), 0.54), at(corner(index + 1), 0.54)]), { fill: '#fff', opacity }),
    );
  }
  scene.add(group({ stroke: '#fff', strokeOpacity: 0.28, strokeWidth: 1, strokeLinejoin: 'round' }, ...facets));
  scene.spark(x - radius * 0.45, y - radius * 0.5, radius * 0.5);
}
