import { buildSite } from './build/builder.ts';
import { buildOwnScripts } from './build/client-scripts.ts';
import { loadPages } from './build/pages.ts';
import { measureSizes, sizeTable } from './build/sizes.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { parseCommandLine } from './terminal/command-line.ts';

const commandLine = {
  name: 'build',
  summary: 'Builds client and server in dist/, and prints their sizes.',
  options: {},
};

await runScript(async () => {
  parseCommandLine(commandLine, process.argv.slice(2));
  const options = { root, outDir: `${root}dist/`, mode: 'production' } as const;
  const started = performance.now();
  const build = await buildSite(options);
  const took = performance.now() - started;
  const sizes = await measureSizes(build, await buildOwnScripts(options), (await loadPages(root)).pages.home);
  console.log(`[build] ${build.manifest.buildId} in ${(took / 1000).toFixed(1)} s; sizes after brotli:`);
  console.log(sizeTable(sizes));
});
