import type { Plugin } from 'vitest/config';
import { messagesModule, messagesSource } from './messages-plugin.ts';

const parser = '@formatjs/icu-messageformat-parser';

/** Gives the tests `messages:all` as the builds have it. Names of CSS modules they get from vitest itself. */
export function siteModules(root: string): Plugin {
  return {
    name: 'site-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      // As in the builds, an uncompiled message throws; the build's own functions are the ones that parse.
      if (source === parser && !importer?.startsWith(`${root}scripts/`)) return this.resolve(`${parser}/no-parser.js`);
      return source === messagesModule ? `\0${messagesModule}` : undefined;
    },
    load: (id) => (id === `\0${messagesModule}` ? messagesSource(root) : undefined),
  };
}
