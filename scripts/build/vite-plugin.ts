import type { Plugin } from 'vitest/config';
import { messagesModule, messagesSource } from './messages-plugin.ts';

const parser = '@formatjs/icu-messageformat-parser';

/** Provides `messages:all` to the tests as the builds do. vitest itself resolves names of CSS modules. */
export function siteModules(root: string): Plugin {
  return {
    name: 'site-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      // As in the builds, an uncompiled message throws. Only the build's own functions may parse.
      if (source === parser && !importer?.startsWith(`${root}scripts/`)) return this.resolve(`${parser}/no-parser.js`);
      return source === messagesModule ? `\0${messagesModule}` : undefined;
    },
    load: (id) => (id === `\0${messagesModule}` ? messagesSource(root) : undefined),
  };
}
