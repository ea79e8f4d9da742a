import { oklch } from '../../kit/colour.ts';
import type { Scene } from '../../kit/scene.ts';
import { group, line } from '../../kit/shapes.ts';
import type { Palette } from '../../theme.ts';

/** The hues of the two tube colours; more than two look like a toy shop. */
export interface NeonPalette extends Palette {
  readonly first: number;
  readonly second: number;
  /** Of unlit walls; yellow walls would be olive. */
  readonly wall: number;
}

/** The two tube colours. */
export const tubeColours = ({ first, second }: NeonPalette) => ({
  first: oklch(0.7, 0.27, first),
  second: oklch(0.78, 0.17, second),
});

/** A lit gas tube along path data, as markup: two glows, the colour, a white core. */
export function tube(scene: Scene, data: string, colour: string, width = 9, transform?: string): string {
  return group(
    { strokeLinecap: 'round', strokeLinejoin: 'round', transform },
    line(data, { stroke: colour, strokeWidth: width * 2.6, opacity: 0.75, filter: scene.blur(20) }),
    line(data, { stroke: colour, strokeWidth: width * 1.5, opacity: 0.9, filter: scene.blur(6) }),
    line(data, { stroke: colour, strokeWidth: width }),
    line(data, { stroke: '#fff', strokeWidth: width * 0.42, opacity: 0.95 }),
  );
}
