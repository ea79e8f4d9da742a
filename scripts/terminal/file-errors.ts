import { Failure, reasonOf } from './failure.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EISDIR: 'it is a folder',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
};

/** Runs work on a file. An error of the system becomes a {@link Failure}: `[messages] fi.xlf cannot be read: it is a folder.` */
export async function withFile<T>(scope: string, path: string, verb: 'read' | 'written', work: () => Promise<T>) {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    throw new Failure(`[${scope}] ${path} cannot be ${verb}: ${reasons[code] ?? reasonOf(error)}.`);
  }
}
