import type { RasterFormat } from '../art/raster.ts';
import { ProblemError } from '../http/problem.ts';
import type { PictureSubject } from './job.ts';
import type { Client } from './drawing-queue.ts';
import { type DrawingPool, PoolFullError } from './pool.ts';
import type { PictureSize } from './sizes.ts';
import type { PictureStore } from './store.ts';

/** A picture, in any of its sizes. */
export interface Picture {
  subject: PictureSubject;
  size: PictureSize;
  /** Identifies the picture: equal names mean equal pictures. */
  name: string;
}

/**
 * The bytes of a picture, drawn unless it was drawn before. `width` must be one of its widths. Rejects with the
 * signal's reason when the client has gone.
 */
export type Gallery = (picture: Picture, width: number, format: RasterFormat, client: Client) => Promise<Buffer>;

export function createGallery(pool: DrawingPool, store: PictureStore): Gallery {
  return async ({ subject, name }, width, format, client) => {
    try {
      const draw = (signal: AbortSignal) => pool.draw({ subject, width, format }, { ...client, signal });
      return await store(`${name}-${width}.${format}`, draw, client.signal);
    } catch (error) {
      if (!(error instanceof PoolFullError)) throw error;
      throw new ProblemError(503, error.message, { 'Retry-After': '5' });
    }
  };
}
