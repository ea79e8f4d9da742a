import { relative, sep } from 'node:path';

/** Options of a build. Tests build small sites with their own `root`. */
export interface BuildOptions {
  /** Folder with a trailing slash that holds `client`, `server`, `brands` and `locales`. */
  readonly root: string;
  /** Output folder with a trailing slash, for `client/`, `server/` and `services/`. The build replaces it. */
  readonly outDir: string;
  readonly mode: 'production' | 'development';
}

/**
 * The oldest supported browsers. The build rewrites JavaScript syntax and prefixes CSS for them, but adds no polyfills:
 * scripts/check/browser-apis.ts lists the APIs that they lack. Command buttons and `closedby` are newer than these; a
 * script emulates each.
 */
export const browserTarget = ['es2022', 'chrome120', 'firefox121', 'safari17.2'];

/** A file's path relative to the root, with forward slashes on every system: `client/boot.ts`. */
export function projectPath(root: string, path: string): string {
  return relative(root, path).split(sep).join('/');
}
