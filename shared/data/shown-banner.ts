import * as v from 'valibot';
import { list } from '../contract/list.ts';
import { isAbsoluteImage } from '../images/resolve-image.ts';

const file = v.object({ url: v.string(), type: v.string(), width: v.number() });

/**
 * A banner cut down to what its element reads. A file on the image origin can be asked for in any type and size, so that one of them
 * stands for all; files of other hosts are kept as they are.
 */
export const shownBanner = v.object({
  images: v.pipe(
    list(file),
    v.transform((images) => {
      const own = images.find(({ url }) => !isAbsoluteImage(url));
      return own ? [own] : images;
    }),
  ),
});
export type ShownBanner = v.InferOutput<typeof shownBanner>;
