import { relative, sep } from 'node:path';

/** What a build is asked for. Tests build small sites of their own by another `root`. */
export interface BuildOptions {
  /** Folder that holds `client`, `server`, `brands` and `locales`, with its slash. */
  readonly root: string;
  /** Folder for `client/`, `server/` and `services/`, with its slash. It is replaced as a whole. */
  readonly outDir: string;
  readonly mode: 'production' | 'development';
}

/**
 * The oldest browsers that the site supports: JavaScript's syntax is rewritten for them, and CSS prefixed. What is called by a name is not:
 * scripts/check/browser-apis.ts has what they lack. Buttons with commands and `closedby` are newer than these; each has a script beside it.
 */
export const browserTarget = ['es2022', 'chrome120', 'firefox121', 'safari17.2'];

/** A file's path as the project names it, with slashes on every system: `client/boot.ts`. */
export function projectPath(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
