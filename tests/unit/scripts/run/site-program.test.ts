import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../../../../scripts/run/root.ts';
import { siteFlags, siteMemory } from '../../../../scripts/run/site-program.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');
const program = 'dist/server/main.js';
const variables = Object.entries(siteMemory).map(([name, value]) => `${name}=${value}`);

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

describe('the way the site is run', () => {
  it('OPS-04 is the same by npm, in the image and on a platform that starts processes', () => {
    expect(scripts['serve']).toBe(`exec env ${variables.join(' ')} node ${siteFlags.join(' ')} ${program}`);
    const image = read('Dockerfile');
    const [, command = ''] = /^CMD (\[.*\])$/m.exec(image) ?? [];
    expect(JSON.parse(command)).toEqual(['node', ...siteFlags, program]);
    for (const variable of variables) expect(image).toMatch(new RegExp(`^ENV .*\\b${variable}\\b`, 'm'));
    expect(read('Procfile').trim()).toBe(
      `web: exec env "PATH=node_modules/.bin:$PATH" ${variables.join(' ')} node ${siteFlags.join(' ')} ${program}`,
    );
  });

  it('OPS-04 takes from the image what npm leaves there of the development packages, since others may use it', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, { devOptional?: true }> };
    const left = Object.keys(packages).filter((path) => packages[path]?.devOptional);
    const [, removed = ''] =
      /npm ci --omit=dev .*? rm -rf (.*)$/m.exec(read('Dockerfile').replaceAll('\\\n', '')) ?? [];
    expect(removed.split(/ +/)).toEqual(expect.arrayContaining(left));
  });

  it('OPS-02 says in one line that a build is missing, and goes on when there is one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'serve-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const ask = () => {
      const { status, stderr } = spawnSync('sh', ['-c', scripts['preserve'] ?? ''], { cwd: folder, encoding: 'utf8' });
      return { status, stderr };
    };
    expect(ask()).toEqual({ status: 1, stderr: '[serve] There is no build in dist/; make one: npm run build\n' });
    mkdirSync(join(folder, 'dist/client'), { recursive: true });
    writeFileSync(join(folder, 'dist/client/manifest.json'), '{}');
    expect(ask()).toEqual({ status: 0, stderr: '' });
  });
});
