import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { scriptFile, type ScriptFolder, sourceRoot } from './script-file.ts';

export type { ScriptFolder } from './script-file.ts';

export interface BrowserScript {
  /** Part of its url: it names the content. */
  file: string;
  /** The script itself; made when it is asked for first. */
  read(): Promise<string>;
}

/** Where the build puts scripts. */
const buildFolder = join(sourceRoot, '../../dist/services');

/** A browser script from the build, or bundled from its sources once and cached in the data folder. */
export function loadScript(folder: ScriptFolder, dataDir: string, builtFolder = buildFolder): BrowserScript {
  const file = scriptFile(folder);
  const kept = join(dataDir, 'scripts', file);
  const find = async () => {
    const ready = [join(builtFolder, file), kept].find((path) => existsSync(path));
    if (ready) return readFile(ready, 'utf8');
    const { bundleScript } = await import('./bundle.ts');
    const script = await bundleScript(folder);
    await mkdir(join(dataDir, 'scripts'), { recursive: true });
    await writeFile(`${kept}.${process.pid}`, script);
    await rename(`${kept}.${process.pid}`, kept);
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
