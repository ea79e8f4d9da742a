import { caching, content, type ServiceResponse } from '../http/response.ts';
import { type Endpoint, get, type ServiceRequest } from '../http/endpoint.ts';
import { ProblemError } from '../http/problem.ts';
import { integer, oneOf, optional } from '../http/query.ts';
import type { Gallery, Picture } from './gallery.ts';
import { nearestWidth } from './sizes.ts';

const encoding = { w: optional(integer(1, 4000)), f: optional(oneOf(['avif', 'webp', 'jpeg', 'png'])) };

/** A picture found by its URL. `isExact` when the URL names this drawing and no other. */
export interface FoundPicture {
  picture: Picture;
  isExact: boolean;
}

/** Finds the picture of a file name. */
export type FindPicture = (file: string) => FoundPicture | undefined;

/** Pictures in the widths and formats that they are made in. `finders` by the first segment of their addresses. */
export function createImagesService(gallery: Gallery, finders: Readonly<Record<string, FindPicture>>): Endpoint[] {
  const handlerOf =
    (find: FindPicture) =>
    async (
      { w, f }: { w?: number | undefined; f?: string | undefined },
      { params, clientKey, signal }: ServiceRequest,
    ): Promise<ServiceResponse> => {
      const found = find(params['file'] ?? '');
      if (!found) throw new ProblemError(404, 'there is no such picture');
      const { size } = found.picture;
      const width = nearestWidth(size, w ?? size.width);
      const format = f === undefined ? size.formats[0] : size.formats.find((each) => each === f);
      if (!format) throw new ProblemError(400, `f needs one of ${size.formats.join(', ')}`);
      const picture = await gallery(found.picture, width, format, { urgency: 'now', clientKey, signal });
      return content(`image/${format}`, picture, found.isExact ? caching.immutable : caching.asset);
    };
  return Object.entries(finders).map(([folder, find]) => get(`/images/${folder}/:file`, encoding, handlerOf(find)));
}
