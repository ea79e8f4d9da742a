import { buildInMemory } from '../build/builder.ts';
import { buildOwnScripts } from '../build/client-scripts.ts';
import { loadPages } from '../build/pages.ts';
import { measureSizes } from '../build/sizes.ts';
import type { Size } from '../build/sizes.ts';
import type { Rule } from './rule.ts';

/** Sizes above their budget. */
export function overBudget(sizes: readonly Size[]): string[] {
  return sizes.flatMap(({ name, bytes, budget }) =>
    budget && bytes > budget.limit
      ? [`${name} is ${bytes} bytes; ${budget.what} may have ${budget.limit} (scripts/build/budgets.ts).`]
      : [],
  );
}

export const bundleSizes: Rule = {
  name: 'sizes are within their budgets',
  async find({ root }) {
    const options = { root, outDir: `${root}dist/`, mode: 'production' } as const;
    const build = await buildInMemory(options);
    return overBudget(await measureSizes(build, await buildOwnScripts(options), (await loadPages(root)).pages.home));
  },
};
