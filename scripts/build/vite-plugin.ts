import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vitest/config';
import { cssModuleSource } from './css-modules-plugin.ts';
import { messagesModule, messagesSource } from './messages-plugin.ts';

const parser = '@formatjs/icu-messageformat-parser';

// Vite takes every id that ends in .css for a sheet of its own.
const cssSuffix = '?names.js';

/** Gives the tests what the builds have: names of CSS modules and `messages:all`, by the same functions. */
export function siteModules(root: string): Plugin {
  return {
    name: 'site-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      // As in the builds, an uncompiled message throws; the build's own functions are the ones that parse.
      if (source === parser && !importer?.startsWith(`${root}scripts/`)) return this.resolve(`${parser}/no-parser.js`);
      if (source === messagesModule) return `\0${messagesModule}`;
      if (!source.endsWith('.css') || !source.startsWith('.') || !importer) return undefined;
      return `\0${resolve(dirname(importer), source)}${cssSuffix}`;
    },
    async load(id) {
      if (id === `\0${messagesModule}`) return messagesSource(root);
      if (!id.startsWith('\0') || !id.endsWith(cssSuffix)) return undefined;
      const path = id.slice(1, -cssSuffix.length);
      this.addWatchFile(path);
      return cssModuleSource(path, { root, outDir: `${root}dist/`, mode: 'development' });
    },
  };
}
