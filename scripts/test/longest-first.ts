import { existsSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from '../run/root.ts';

/** Test files that take a quarter of a minute or more, the slowest first. Started last, one of them would run alone at the end. */
const longest = [
  'scripts/dev.test.ts',
  'data/spoilt-pages.test.tsx',
  'shared-cache-groups.test.ts',
  'balancers/rolling-restart.test.ts',
  'chaos.test.ts',
  'lifecycle.test.ts',
  'shared-cache-failures.test.ts',
  'monitor.test.ts',
  'purge.test.ts',
  'balancers/two-builds.test.ts',
  'upstream-faults.test.ts',
  'shared-cache.test.ts',
  'services/program.test.ts',
].map((file) => `${root}tests/integration/${file}`);

/** Starts the longest files first. The others keep vitest's order: by duration of the last run, or by size in a fresh clone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const missing = longest.filter((file) => !existsSync(file));
    if (missing.length > 0)
      throw new Error(`[tests] scripts/test/longest-first.ts names missing files: ${missing.join(', ')}`);
    const rank = ({ moduleId }: TestSpecification) =>
      longest.includes(moduleId) ? longest.indexOf(moduleId) : longest.length;
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
