import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { programSettings } from '../../../scripts/build/server.ts';
import { root } from '../../../scripts/run/root.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

const read = (path: string) => readFileSync(root + path, 'utf8');

/** A folder with the launcher and, if given, a built server. */
function folderWith(program?: string): string {
  const folder = folderOfTest();
  mkdirSync(join(folder, 'dist/server'), { recursive: true });
  mkdirSync(join(folder, 'scripts'));
  cpSync(`${root}scripts/serve.sh`, join(folder, 'scripts/serve.sh'));
  if (program !== undefined) writeFileSync(join(folder, 'dist/server/main.js'), program);
  return folder;
}

function serve(folder: string, environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync('sh', [join(folder, 'scripts/serve.sh')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], ...environment },
  });
  return { status, stdout, stderr };
}

describe('the start command of the site', () => {
  it('OPS-04 is the same in npm, in the image and in the Procfile', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    expect(scripts['serve']).toBe('exec sh scripts/serve.sh');
    expect(read('Procfile').trim()).toBe('web: exec sh scripts/serve.sh');
    const commands = [...read('Dockerfile').matchAll(/^CMD (\[.*\])$/gm)];
    expect(commands.map(([, command = '[]']) => JSON.parse(command) as unknown)).toEqual([
      ['sh', 'scripts/serve.sh', 'dist/services/main.js'],
      ['sh', 'scripts/serve.sh'],
    ]);
    expect(read('Dockerfile')).toMatch(/^COPY scripts\/serve\.sh scripts\/$/m);
  });

  it.skipIf(process.platform === 'win32')('OPS-02 prints one line when the build is missing', () => {
    const stderr = '[serve] There is no dist/server/main.js; build it: npm run build\n';
    expect(serve(folderWith())).toEqual({ status: 1, stdout: '', stderr });
  });

  it.skipIf(process.platform === 'win32').each([
    ['default limits', {}, [512, '1']],
    ['limits of the environment', { NODE_OPTIONS: '--max-old-space-size=300', MALLOC_ARENA_MAX: '2' }, [300, '2']],
  ])('OPS-04 limits the memory of the process by %s', (_what, environment, expected) => {
    const program = `
      const { heap_size_limit: bytes } = require('node:v8').getHeapStatistics();
      console.log(JSON.stringify([Math.round(bytes / 2 ** 20), process.env.MALLOC_ARENA_MAX]));
    `;
    const { stdout, stderr } = serve(folderWith(program), environment);
    expect(stderr).toBe('');
    const [limit, arenas] = JSON.parse(stdout) as [number, string];
    // V8 adds the three semi-spaces of the young generation.
    expect([limit, arenas]).toEqual([expect.closeTo(Number(expected[0]) + 24, -1), expected[1]]);
  });
});

describe('the images', () => {
  const stages = new Map(
    read('Dockerfile')
      .replaceAll('\\\n', '')
      .split(/^FROM /m)
      .map((stage) => [/ AS (\w+)/.exec(stage)?.[1], stage] as const),
  );
  const copied = (stage: string) =>
    [...(stages.get(stage) ?? '').matchAll(/^COPY (?:--from=\w[\w-]* )?(.*) \S+$/gm)].map(([, from = '']) => from);

  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { dependencies?: Record<string, string> }>;
  };
  /** A package and all that it needs. */
  const closure = (name: string): string[] => [
    name,
    ...Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {}).flatMap(closure),
  ];

  it('OPS-04 hold for the site its build and the packages that the build does not contain', () => {
    const { external } = programSettings({ root, outDir: 'dist/', mode: 'production' });
    const needed = external.flatMap(closure).map((name) => `/site/node_modules/${name}`);
    expect(copied('site')).toEqual([
      'package.json',
      'scripts/serve.sh',
      ...needed,
      '/site/dist/client',
      '/site/dist/server',
    ]);
  });

  it('OPS-04 hold for the services their sources and their packages alone', () => {
    const services = JSON.parse(read('server/services/package.json')) as { name: string };
    expect(Object.keys(packages)).toContain(`node_modules/${services.name}`);
    expect(read('Dockerfile')).toMatch(/npm ci --omit=dev --workspace=server\/services /);
    expect(copied('services')).toEqual(expect.arrayContaining(['server/services', 'shared', 'brands', 'locales']));
  });
});
