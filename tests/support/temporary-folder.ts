import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const create = () => mkdtempSync(join(tmpdir(), 'test-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Path of an empty folder that is removed after the test. */
export function folderOfTest(): string {
  const folder = create();
  onTestFinished(() => remove(folder));
  return folder;
}

/** Path of an empty folder that is removed after the last test of the file. */
export function folderOfFile(): string {
  const folder = create();
  afterAll(() => remove(folder));
  return folder;
}
