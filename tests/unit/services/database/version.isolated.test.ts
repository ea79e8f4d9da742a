import type * as FileSystem from 'node:fs';
import { expect, it, vi } from 'vitest';
import { readCatalogueVersion } from '../../../../server/services/database/version.ts';

/** The end of a file's path that reads as something else. */
const changed = vi.hoisted(() => ({ file: '' }));
vi.mock('node:fs', async (original) => {
  const real = await original<typeof FileSystem>();
  const readFileSync = (path: string) =>
    changed.file && path.endsWith(changed.file) ? Buffer.from('changed') : real.readFileSync(path);
  return { ...real, readFileSync };
});

it.each([
  'services/catalogue/titles/dates.ts',
  'services/games/search/words-of.ts',
  'services/games/search/text-index.ts',
  'shared/search/plain-letters.ts',
])('GAME-07 OPS-01 the catalogue is built again when %s is another', (file) => {
  changed.file = '';
  const before = readCatalogueVersion(1);
  changed.file = file;
  expect(readCatalogueVersion(1)).not.toBe(before);
});
