import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptFile, type ScriptFolder, sourceRoot } from './script-file.ts';

export type { ScriptFolder } from './script-file.ts';

export interface BrowserScript {
  /** Last segment of its URL: a hash names the content. */
  file: string;
  /** The script's text, bundled at the first call where there is no build. */
  read(): Promise<string>;
}

/** Where the build puts scripts. */
const buildFolder = join(sourceRoot, '../../dist/services');

/** A browser script from the build, or bundled from its sources once and cached in the data folder. */
export function loadScript(folder: ScriptFolder, dataDir: string, builtFolder = buildFolder): BrowserScript {
  const file = scriptFile(folder);
  const cached = join(dataDir, 'scripts', file);
  const find = async () => {
    const ready = [join(builtFolder, file), cached].find((path) => existsSync(path));
    if (ready) return readFile(ready, 'utf8');
    const { bundleScript } = await import('./bundle.ts');
    const script = await bundleScript(folder);
    await mkdir(join(dataDir, 'scripts'), { recursive: true });
    await writeFile(`${cached}.${process.pid}`, script);
    await rename(`${cached}.${process.pid}`, cached);
    return script;
  };
  let script: Promise<string> | undefined;
  return {
    file,
    read() {
      script ??= find().catch((error: unknown) => {
        script = undefined;
        throw error;
      });
      return script;
    },
  };
}
