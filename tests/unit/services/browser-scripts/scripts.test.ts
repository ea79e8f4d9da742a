import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bundleScript, bundleScripts } from '../../../../server/services/browser-scripts/bundle.ts';
import { loadScript } from '../../../../server/services/browser-scripts/load.ts';
import { scriptFile } from '../../../../server/services/browser-scripts/script-file.ts';
import { folderOfTest } from '../../../support/temporary-folder.ts';

describe('scripts for browsers', () => {
  it('SEC-01 write no markup from text, run no text, and set no style attribute', async () => {
    for (const { content } of await bundleScripts()) {
      const sinks = /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function|"style"|style=/;
      expect(sinks.exec(content)?.[0]).toBeUndefined();
    }
  });

  it('PERF-01 the widget, all its screens and its sheet, is small', async () => {
    expect(gzipSync(await bundleScript('widget')).length).toBeLessThan(12 * 1024);
  });

  it('OPS-04 without a build of the same sources a script is bundled once and cached', async () => {
    const [data, built] = [folderOfTest(), folderOfTest()];
    const script = loadScript('tracking', data, built);
    const [text, again] = await Promise.all([script.read(), script.read()]);
    expect(again).toBe(text);
    expect(script.file).toBe(scriptFile('tracking'));
    expect(await readdir(join(data, 'scripts'))).toEqual([script.file]);
    expect(await readFile(join(data, 'scripts', script.file), 'utf8')).toBe(text);
  });

  it('OPS-04 a script of the build is taken as it is', async () => {
    const built = folderOfTest();
    await writeFile(join(built, scriptFile('tracking')), 'built');
    expect(await loadScript('tracking', join(built, 'none'), built).read()).toBe('built');
  });
});
