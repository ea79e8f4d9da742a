import type { RasterFormat } from '../art/raster.ts';

/** A kind of picture: its own size, and the widths in which it is served. */
export interface PictureSize {
  width: number;
  height: number;
  /** Ascending. A requested width between two gets the larger one. A greater width gets the greatest. */
  widths: readonly number[];
  /** Supported formats. The first is the default. */
  formats: readonly RasterFormat[];
}

const opaque = ['avif', 'webp', 'jpeg'] as const;
const transparent = ['avif', 'webp', 'png'] as const;

export const tileSize: PictureSize = {
  width: 600,
  height: 800,
  widths: [120, 160, 184, 214, 300, 320, 368, 428, 480, 600],
  formats: opaque,
};

export const pictureSize: PictureSize = {
  width: 1920,
  height: 1080,
  widths: [320, 400, 480, 640, 750, 960, 1280, 1440, 1920],
  formats: opaque,
};

export const backgroundSize: PictureSize = { width: 1920, height: 472, widths: [960, 1440, 1920], formats: opaque };
export const foregroundSize: PictureSize = {
  width: 1920,
  height: 292,
  widths: [960, 1440, 1920],
  formats: transparent,
};
export const mobileSize: PictureSize = { width: 750, height: 360, widths: [400, 600, 750], formats: opaque };
export const mobileForegroundSize: PictureSize = { ...mobileSize, formats: transparent };
/** The front of a game page's banner on a phone, which is shown in its own height: twice as wide for finer screens. */
export const gameFrontSize = (height: number): PictureSize => ({
  ...mobileForegroundSize,
  height,
  widths: [...mobileForegroundSize.widths, 1500],
});
export const shareSize: PictureSize = { width: 1200, height: 630, widths: [600, 1200], formats: opaque };
export const iconSize: PictureSize = { width: 512, height: 512, widths: [48, 180, 192, 512], formats: ['png'] };
/** A payment method's mark: 57 high in the footer, three times that for the finest screens. */
export const paymentMarkSize: PictureSize = {
  width: 456,
  height: 171,
  widths: [152, 304, 456],
  formats: transparent,
};
export const avatarSize: PictureSize = { width: 192, height: 192, widths: [48, 96, 192], formats: opaque };

/** The width in which a picture of the requested width is drawn. */
export function nearestWidth({ width: own, widths }: PictureSize, requested: number): number {
  return widths.find((width) => width >= requested) ?? widths.at(-1) ?? own;
}
