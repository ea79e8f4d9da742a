import { join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Replaces the modules with every market's facts and rules in browser scripts. A browser gets the facts of the open ones from the
 * site script, so that no market makes the scripts of the others larger.
 */
export const openMarketsPlugin: Plugin = {
  name: 'open-markets',
  setup({ onResolve, initialOptions: { absWorkingDir = '' } }) {
    onResolve({ filter: /\/(open|add)-markets\.ts$/ }, ({ importer }) =>
      importer.endsWith('client/open-markets.ts') ? undefined : { path: join(absWorkingDir, 'client/open-markets.ts') },
    );
  },
};
