import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { freePort } from '../../scripts/run/port.ts';
import { sendRequest } from './support/send-request.ts';
import { prepareData } from './support/services.ts';
import { startSite } from './support/site.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', '');

/** Instructions of a stage, and of those that it starts from. */
function stageOf(name: string): string {
  const [, base = '', body = ''] =
    new RegExp(`^FROM (\\S+) AS ${name}\\n([^]*?)(?=^FROM |$(?![^]))`, 'm').exec(dockerfile) ?? [];
  return (new RegExp(` AS ${base}$`, 'm').test(dockerfile) ? stageOf(base) : '') + body;
}

/** Copies into an empty folder what the stage copies, except source maps, which the build removes. */
function lay(stage: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'image-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [, from = '', to = ''] of stageOf(stage).matchAll(/^COPY (?:--from=\S+ )?(\S+) (\S+)$/gm)) {
    const source = from.replace(/^\/site\//, '');
    const target = join(folder, to.endsWith('/') || to === './' ? join(to, source.split('/').at(-1) ?? '') : to);
    mkdirSync(dirname(target), { recursive: true });
    // Packages of the services are installed in the image; here they are those of the project.
    if (source === 'node_modules') symlinkSync(join(process.cwd(), source), target, 'junction');
    else cpSync(source, target, { recursive: true, filter: (path) => !path.endsWith('.map') });
  }
  return folder;
}

const environmentOf = (stage: string) =>
  Object.fromEntries([...stageOf(stage).matchAll(/(?<=^ENV .*)(\w+)=(\S+)/gm)].map(([, name, value]) => [name, value]));

/** Exit code of the stage's health check. */
function checkHealth(stage: string, env: Record<string, string>): Promise<number> {
  const [, command = '[]'] = /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(stageOf(stage)) ?? [];
  const [, ...words] = JSON.parse(command) as string[];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env }, (error) => resolve(Number(error?.code ?? 0)));
  });
}

const startOf = (stage: string) =>
  (JSON.parse(/^CMD (\[.*\])$/m.exec(stageOf(stage))?.[1] ?? '[]') as string[]).join(' ');

/** As the user of the image, who owns none of the files, where the tests may change users. */
const asUser =
  process.platform === 'linux' && process.getuid?.() === 0
    ? 'setpriv --reuid=1000 --regid=1000 --clear-groups --bounding-set=-all '
    : '';

const filesIn = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();

describe.skipIf(process.platform === 'win32')('the image of the site', () => {
  it('OPS-04 OPS-03 holds what the site needs to start, pass its health check and drain, and writes nothing', async () => {
    const folder = lay('site');
    spawnSync('chmod', ['-R', 'a+rX', folder]);
    const before = filesIn(folder);
    const site = await startSite({
      servicesOrigin: inject('servicesOrigin'),
      command: `cd ${folder} && exec ${asUser}${startOf('site')}`,
      env: { ...environmentOf('site'), PORT: '0', PATH: `${dirname(process.execPath)}:${process.env['PATH']}` },
    });
    const page = await sendRequest(site.port, '/slots/');
    expect(page.status).toBe(200);
    const [script = ''] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
    expect((await sendRequest(site.port, script)).status).toBe(200);
    expect(await checkHealth('site', { PORT: String(site.port) })).toBe(0);
    expect(await site.stop()).toBe(0);
    expect(await checkHealth('site', { PORT: String(site.port) })).toBe(1);
    expect(filesIn(folder)).toEqual(before);
  });

  it('OPS-04 adds at most 25 MB to its base', () => {
    const folder = lay('site');
    const bytes = filesIn(folder).reduce((sum, path) => sum + statSync(join(folder, path)).size, 0);
    expect(bytes).toBeGreaterThan(1e6);
    expect(bytes).toBeLessThanOrEqual(25e6);
  });

  it('OPS-04 SEC-04 holds no sources, tests, source maps or tools', () => {
    const files = filesIn(lay('site')).filter((path) => !path.startsWith('node_modules/'));
    expect(files.filter((path) => /\.(?:tsx?|map)$|^(?:tests|client|server|shared)(?:\/|$)/.test(path))).toEqual([]);
    const tops = new Set(files.map((path) => path.split('/')[0]));
    expect(tops).toEqual(new Set(['dist', 'node_modules', 'package.json', 'scripts']));
  });
});

describe.skipIf(process.platform === 'win32')('the image of the services', () => {
  it('OPS-04 OPS-03 holds what they need to start, pass their health check and stop', async () => {
    const folder = lay('services');
    const data = await prepareData();
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const port = String(await freePort());
    const environment = { SERVICES_PORT: port, DATA_DIR: data, PREPARE_IMAGES: '0' };
    const child = execFile('sh', ['-c', `cd ${folder} && exec ${startOf('services')}`], {
      env: { ...environmentOf('services'), ...environment, PATH: process.env['PATH'] },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
    await expect.poll(() => checkHealth('services', environment), { timeout: 30_000, interval: 200 }).toBe(0);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });
});

describe('the Dockerfile', () => {
  it.each(['site', 'services'])('OPS-04 SEC-04 the stage %s is pinned, without npm, and not run by root', (name) => {
    const stage = stageOf(name);
    expect(stage).toMatch(/^RUN rm -rf .*\/usr\/local\/lib\/node_modules .*\/usr\/local\/bin\/npm /m);
    expect(
      stage
        .trim()
        .split('\n')
        .filter((line) => /^(?:USER|RUN|COPY|CMD)/.test(line))
        .at(-2),
    ).toBe('USER node');
    expect(stage).toMatch(/^HEALTHCHECK /m);
    expect(stage).toMatch(/^ENV NODE_ENV=production /m);
  });

  it('OPS-04 SEC-04 starts every stage from a version of Node, from another stage or from nothing', () => {
    const stages = new Set([...dockerfile.matchAll(/ AS ([\w-]+)$/gm)].map(([, name]) => name));
    const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base = '']) => base);
    const others = bases.filter((base) => base !== 'scratch' && !stages.has(base));
    expect(new Set(others)).toEqual(new Set([`node:${readFileSync('.nvmrc', 'utf8').trim()}-bookworm-slim`]));
  });

  it('OPS-04 moves every source map out of the build, to the artefacts', () => {
    expect(stageOf('build')).toContain('mv dist/maps /artefacts/ && mv dist/server/*.map /artefacts/maps/');
    const maps = filesIn('dist').filter((path) => path.endsWith('.map'));
    expect(maps.length).toBeGreaterThan(0);
    expect(maps.filter((path) => !/^(?:maps|server)\/[^/]+$/.test(path))).toEqual([]);
    expect(stageOf('artefacts')).toMatch(/^COPY --from=build \/artefacts \/$/m);
  });

  it('OPS-04 copies only what there is', () => {
    for (const name of ['site', 'services']) {
      const sources = [...stageOf(name).matchAll(/^COPY (?:--from=\S+ )?(\S+) /gm)].map(([, from = '']) => from);
      for (const source of sources) expect(existsSync(source.replace(/^\/site\//, '')), source).toBe(true);
    }
  });
});
