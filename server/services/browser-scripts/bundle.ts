import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { scriptFile, scriptFolders, type ScriptFolder, sourceRoot } from './script-file.ts';

/** The oldest browsers that the site supports, as in scripts/build/options.ts. */
const target = ['es2022', 'chrome120', 'firefox121', 'safari17.2'];

type Esbuild = typeof import('esbuild');

async function bundle(esbuild: Esbuild, entry: string, define: Record<string, string> = {}): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    charset: 'utf8',
    target,
    define,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Bundles `<folder>/browser/main.ts` into one classic script, with its style sheet as a string. esbuild is loaded only
 * here: a production image does not have it.
 */
export async function bundleScript(folder: ScriptFolder): Promise<string> {
  const esbuild = await import('esbuild');
  const sheet = join(sourceRoot, folder, 'browser/sheet.css');
  const text = existsSync(sheet) ? await bundle(esbuild, sheet) : '';
  return bundle(esbuild, join(sourceRoot, folder, 'browser/main.ts'), { browserSheet: JSON.stringify(text) });
}

/** All scripts by file name, as a build writes them beside the program. */
export async function bundleScripts(): Promise<{ file: string; content: string }[]> {
  return Promise.all(
    scriptFolders.map(async (folder) => ({ file: scriptFile(folder), content: await bundleScript(folder) })),
  );
}
