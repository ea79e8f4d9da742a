import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { additionalCodes } from './locales/culture.ts';
import { siteModules } from './scripts/build/vite-plugin.ts';
import { root } from './scripts/run/root.ts';
import { LongestFirst } from './scripts/test/longest-first.ts';

const plugins = [siteModules(root)];
// Projects inherit nothing from the root.
const node = {
  environment: 'node',
  // These import the message parser, which the plugin above replaces.
  server: { deps: { inline: [/@formatjs/, 'intl-messageformat'] } },
  expect: { poll: { timeout: 10_000 } },
};

const unit = { ...node, pool: 'threads', isolate: false, testTimeout: 20_000 } as const;

/** Tests of names, texts and figures of games: those of a culture are the same whichever markets are open. Pictures are not. */
const games = [
  'tests/unit/services/catalogue/{catalogue,names,rows,texts,title-lines}.test.ts',
  'tests/unit/services/content/offers.test.ts',
  'tests/unit/services/feeds/winners.test.ts',
];

export default defineConfig({
  test: {
    // Transformed modules stay for later runs, and the projects share them. The key of each has its source and this file's.
    experimental: { fsModuleCache: true, fsModuleCachePath: 'node_modules/.cache/vitest' },
    // By default vitest leaves one core unused, which is half of a small machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    projects: [
      // Unit projects run one after the other. A worker goes on to the next file only within a project.
      {
        plugins,
        test: {
          ...unit,
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          // To generate all games takes two seconds in each worker, so `unit-markets` alone tests them.
          exclude: ['**/*.{dom,isolated}.test.*', ...games],
        },
      },
      {
        plugins,
        test: {
          ...unit,
          name: 'unit-dom',
          environment: 'happy-dom',
          include: ['tests/unit/**/*.dom.test.{ts,tsx}'],
        },
      },
      {
        plugins,
        test: {
          ...unit,
          name: 'unit-isolated',
          isolate: true,
          include: ['tests/unit/**/*.isolated.test.{ts,tsx}'],
        },
      },
      {
        plugins,
        test: {
          ...unit,
          name: 'unit-markets',
          // The additional markets are open, so that tables of brands, cultures and routes hold them too.
          env: { MARKETS: additionalCodes.join(',') },
          include: [
            'tests/unit/{brands,locales}/*.test.ts',
            'tests/unit/shared/{banner,menu,routing}/*.test.ts',
            ...games,
            'tests/unit/services/content/sources.test.ts',
            'tests/unit/services/{stated-facts,texts}.test.ts',
          ],
          // Its paths are the same in every market, and it is slow.
          exclude: ['**/spelling.test.ts'],
        },
      },
      {
        plugins,
        test: {
          ...node,
          name: 'integration',
          sequence: { groupOrder: 1 },
          include: ['tests/integration/**/*.test.{ts,tsx}'],
          globalSetup: 'tests/integration/support/shared-services.ts',
          // Files wait for drains, time limits and restarts, so two more than the processors keep those busy.
          maxWorkers: availableParallelism() + 2,
          // They start processes and change nothing in their own, so a worker need not load vitest and modules again.
          isolate: false,
          // Enough for the longest test on a machine that runs ten programs at once.
          testTimeout: 120_000,
          hookTimeout: 240_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
