import type { Build } from '../build/builder.ts';
import { buildOwnScripts } from '../build/client-scripts.ts';
import { pageModules } from '../build/manifest.ts';
import { loadPages } from '../build/pages.ts';
import { measureSizes } from '../build/sizes.ts';
import type { Size } from '../build/sizes.ts';
import { assetUrl } from '../build/asset.ts';
import { productionBuild } from './production-build.ts';
import type { Rule } from './rule.ts';

/** Sizes above their budget. */
export function overBudget(sizes: readonly Size[]): string[] {
  return sizes.flatMap(({ name, bytes, budget }) =>
    budget && bytes > budget.limit
      ? [`${name} is ${bytes} bytes; ${budget.what} may have ${budget.limit} (scripts/build/budgets.ts).`]
      : [],
  );
}

/** Bytes of a minified script below which its request and its worse compression cost more than a larger file. */
const smallestScript = 1_000;

/** Bundled scripts that are too small. A page's own script may have any size. */
export function tooSmall({ assets, metafile: { outputs } }: Pick<Build, 'assets' | 'metafile'>): string[] {
  const pages = new Set(Object.values(pageModules(outputs)).map(({ url }) => url));
  return assets.flatMap((asset) => {
    const output = outputs[`assets/${asset.name}`];
    const { length } = asset.content;
    if (!output || !asset.name.endsWith('.js') || length >= smallestScript || pages.has(assetUrl(asset))) return [];
    const modules = Object.keys(output.inputs).join(', ');
    return [`${asset.name} (${modules}) is ${length} bytes. Name its modules in a list of client/chunks.ts.`];
  });
}

export const bundleSizes: Rule = {
  name: 'sizes are within their budgets',
  async find(project) {
    const { root } = project;
    const options = { root, outDir: `${root}dist/`, mode: 'production' } as const;
    const build = await productionBuild(project);
    const sizes = await measureSizes(build, await buildOwnScripts(options), (await loadPages(root)).pages.home);
    return [...overBudget(sizes), ...tooSmall(build)];
  },
};
