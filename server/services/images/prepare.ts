import { existsSync, writeFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { logCodes } from '../log-codes.ts';
import type { Gallery, Picture } from './gallery.ts';

/** A picture on the pages that visitors open first, in the widths that pages use. */
export interface ExpectedPicture {
  picture: Picture;
  widths: readonly number[];
}

const reportEvery = 200;

/**
 * Draws the pictures of the first pages in advance, one after the other. Requests of visitors come first. Done once for
 * each version of the catalogue, which `doneFile` records. Ends early when the signal aborts.
 */
export async function prepareImages(
  expected: Iterable<ExpectedPicture>,
  gallery: Gallery,
  { doneFile, log, signal }: { doneFile: string; log: Logger; signal: AbortSignal },
): Promise<void> {
  if (existsSync(doneFile)) return;
  const started = performance.now();
  const known = new Set<string>();
  let done = 0;
  const report = (code: string) => log.info({ code, done, seconds: Math.round((performance.now() - started) / 1000) });
  for (const { picture, widths } of expected) {
    const [format] = picture.size.formats;
    if (!format) continue;
    for (const width of widths) {
      const file = `${picture.name} ${width}`;
      if (known.has(file)) continue;
      known.add(file);
      if (done % reportEvery === 0) report(logCodes.imagesPreparing);
      await gallery(picture, width, format, { urgency: 'later', clientKey: 'prepare', signal }).catch(
        (err: unknown) => {
          if (!signal.aborted) log.warn({ code: logCodes.imageFailed, picture: picture.name, err });
        },
      );
      if (signal.aborted) return;
      done += 1;
    }
  }
  writeFileSync(doneFile, '');
  report(logCodes.imagesPrepared);
}
