import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withFile } from '../../../../scripts/terminal/file-errors.ts';

const missing = join(tmpdir(), 'no-such-folder', 'fi.xlf');

it.each([
  ['read', missing, 'there is no such file or folder', () => readFile(missing)],
  ['read', tmpdir(), 'it is a folder', () => readFile(tmpdir())],
  ['written', missing, 'there is no such file or folder', () => writeFile(missing, '')],
] as const)('I18N-06 says in a sentence that a file cannot be %s: %s', async (verb, path, reason, work) => {
  await expect(withFile<unknown>('messages', path, verb, work)).rejects.toMatchObject({
    name: 'Failure',
    message: `[messages] ${path} cannot be ${verb}: ${reason}.`,
  });
});

it('I18N-06 leaves other errors as they are', async () => {
  const error = new TypeError('wrong');
  await expect(withFile('messages', 'a', 'read', () => Promise.reject(error))).rejects.toBe(error);
});
