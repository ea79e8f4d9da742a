import * as v from 'valibot';
import { media } from '../contract/banners.ts';
import { list } from '../contract/list.ts';
import { shape } from '../contract/tolerant.ts';
import { isAbsoluteImage } from '../images/resolve-image.ts';

const file = v.pick(media, ['url', 'type', 'width']);

/**
 * A banner reduced to the fields that its element reads. The image origin converts a file to any type and size, so one
 * file is enough; files on other hosts are all included.
 */
export const shownBanner = shape({
  images: v.pipe(
    list(file),
    v.transform((images) => {
      const own = images.find(({ url }) => !isAbsoluteImage(url));
      return own ? [own] : images;
    }),
  ),
});
export type ShownBanner = v.InferOutput<typeof shownBanner>;
