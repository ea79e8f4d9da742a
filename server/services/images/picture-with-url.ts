import { hashArt } from './art-url.ts';
import type { Picture } from './gallery.ts';
import type { PictureSubject } from './job.ts';
import type { FoundPicture } from './service.ts';
import type { PictureSize } from './sizes.ts';

/** A picture with its current URL. */
export interface PictureWithUrl {
  url: string;
  picture: Picture;
  /** Empty where it shows nothing that has a name. */
  alt: string;
}

/** Gives a drawing its URL and its name on disk: both change with anything that it is drawn from. */
export function giveUrl(
  prefix: string,
  artVersion: string,
  { subject, size, alt }: { subject: PictureSubject; size: PictureSize; alt: string },
): PictureWithUrl {
  const name = hashArt(artVersion, { subject, size });
  return { url: `${prefix}.${name}`, picture: { subject, size, name: `${subject.kind}-${name}` }, alt };
}

/** Compares a picture with its URL. An outdated URL serves the current picture; only the current URL is exact. */
export const compareUrl = (found: PictureWithUrl | undefined, url: string): FoundPicture | undefined =>
  found && { picture: found.picture, isExact: found.url === url };
