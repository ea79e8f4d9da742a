import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Gallery, Picture } from '../../../../server/services/images/gallery.ts';
import { prepareImages } from '../../../../server/services/images/prepare.ts';
import { tileSize } from '../../../../server/services/images/sizes.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

const picture = (name: string): Picture => ({
  subject: { kind: 'avatar', hue: 1, seed: name },
  size: tileSize,
  name,
});

it('PERF-01 each width of a picture is drawn once, also of one that is in two places, and all of it once', async () => {
  const drawn: string[] = [];
  const gallery: Gallery = (drawing, width, format, { urgency }) => {
    drawn.push(`${drawing.name} ${width} ${format} ${urgency}`);
    return Promise.resolve(Buffer.alloc(0));
  };
  const doneFile = join(folderOfTest(), 'done');
  const prepare = () =>
    prepareImages(
      [
        { picture: picture('one'), widths: [214, 320] },
        { picture: picture('other'), widths: [214] },
        { picture: picture('one'), widths: [120, 320] },
      ],
      gallery,
      { doneFile, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    );
  await prepare();
  await prepare();
  expect(drawn).toEqual(['one 214 avif later', 'one 320 avif later', 'other 214 avif later', 'one 120 avif later']);
  expect(existsSync(doneFile)).toBe(true);
});
