import type { Banner } from '../art/banner.ts';
import type { IconColours } from '../art/icon.ts';
import type { Ground, PaymentMark } from '../art/payment-mark.ts';
import type { RasterFormat } from '../art/raster.ts';
import type { GameArt } from '../catalogue/game.ts';
import type { Panorama } from './panorama.ts';

/** Subject of a drawing. Width and height are those of the drawing, not of the resulting image. */
export type PictureSubject =
  | { kind: 'tile'; art: GameArt }
  /** A scene without title, see `motifOf` for the number. Width by height is the usual picture's by default. */
  | { kind: 'picture'; art: GameArt; scene: number; ratio?: number }
  /** A game's scene, wide, dark and out of focus, as background for text. */
  | { kind: 'backdrop'; art: GameArt; width: number; height: number }
  /** One tile with its shadow, on nothing. */
  | { kind: 'card'; art: GameArt; corner: number; width: number; height: number }
  /** A scene without title on a wide canvas; see `Panorama`. */
  | { kind: 'panorama'; art: GameArt; panorama: Panorama }
  | { kind: 'banner'; banner: Banner }
  | {
      kind: 'fan';
      tiles: readonly [GameArt, GameArt, GameArt];
      tilt: number;
      corner: number;
      width: number;
      height: number;
    }
  | { kind: 'share'; banner: Banner['art']; art: GameArt }
  | { kind: 'icon'; colours: IconColours; shape: 'square' | 'round' }
  /** A payment method's mark, for a light ground or a dark one. */
  | { kind: 'payment-mark'; mark: PaymentMark; ground: Ground }
  /** Picture of a person without a face: a celestial body in a hue. */
  | { kind: 'avatar'; hue: number; seed: string };

/** One picture in one size and encoding, as it is sent to a process that draws. */
export interface PictureJob {
  subject: PictureSubject;
  /** Pixels. */
  width: number;
  format: RasterFormat;
}
