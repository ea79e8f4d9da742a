import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCache, prepareData, startServices } from '../support/services.ts';
import { folderOfTest } from '../../support/temporary-folder.ts';

let folder: string;
const catalogue = () => join(folder, 'catalogue.sqlite');

/** All games of the catalogue as JSON. */
function readGames(): string[] {
  const database = new DatabaseSync(catalogue(), { readOnly: true });
  const games = database.prepare('SELECT game FROM game ORDER BY place').all();
  database.close();
  return games.map(({ game }) => String(game));
}

beforeAll(async () => {
  folder = await prepareData();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs the program until it exits. */
async function runToEnd(env: Record<string, string>, parameters: readonly string[] = []) {
  const child = spawn(process.execPath, ['server/services/main.ts', ...parameters], {
    env: { PATH: process.env['PATH'], ...compileCache, DATA_DIR: folder, PREPARE_IMAGES: '0', ...env },
    // An IPC channel like that of the commands, which must not keep a process alive that failed to start.
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    // Kills a program that does not exit. A busy machine takes long to generate the catalogue.
    timeout: 120_000,
  });
  const [complaints, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')]);
  return { complaints, code: Number(code) };
}

/** One of these tests generates the whole catalogue. */
const patience = 240_000;

describe('the program', { timeout: patience }, () => {
  it('BRAND-05 exits with one line for each invalid setting', async () => {
    const { complaints, code } = await runToEnd({ SERVICES_PORT: 'abc', FAULTS: 'maybe' });
    expect(code).toBe(1);
    expect(complaints.trim().split('\n')).toEqual([
      '[config] SERVICES_PORT is "abc"; it needs a whole number from 0 to 65535.',
      '[config] FAULTS is "maybe"; it needs "1" for on or "0" for off.',
    ]);
  });

  it('OPS-01 exits with one line when the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { complaints, code } = await runToEnd({ SERVICES_PORT: String(port) });
    other.close();
    expect(code).toBe(1);
    expect(complaints.trim()).toMatch(new RegExp(`^\\[services\\] SERVICES_PORT ${port} is taken; .*$`));
  });

  it('OPS-01 uses its stored catalogue, and logs a variable that is nearly a setting', async () => {
    const services = await startServices({ env: { DATA_DIR: folder, SERVICE_PORT: '4001' } });
    await services.stop();
    expect(services.log.map(({ code }) => code)).not.toContain('catalogue.loaded');
    const warnings = services.log.filter(({ code }) => code === 'config.unknown');
    expect(warnings).toMatchObject([{ name: 'SERVICE_PORT', similar: 'SERVICES_PORT' }]);
  });

  it('OPS-01 exits with one line when its data folder cannot be created', async () => {
    const { complaints, code } = await runToEnd({ DATA_DIR: '/proc/data' });
    expect(code).toBe(1);
    expect(complaints.trim()).toMatch(/^\[services\] \/proc\/data\/\S+ cannot be used \(.+\); set DATA_DIR to .*$/);
  });

  it('OPS-03 exits cleanly within five seconds after SIGTERM, also while a response is delayed', async () => {
    const services = await startServices({ faults: true });
    await fetch(`${services.origin}/_faults`, {
      method: 'POST',
      body: JSON.stringify({ path: '/api', delayMs: 60_000 }),
    });
    const waiting = fetch(`${services.origin}/api/v1/games/?culture=sv`).catch(() => 'cut');
    await fetch(`${services.origin}/_requests`);
    const started = performance.now();
    expect(await services.stop()).toBe(0);
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await waiting).toBe('cut');
  });

  it('OPS-03 exits when its parent process has exited', async () => {
    const options = `{ stdio: ['ignore', 'inherit', 'ignore', 'ipc'] }`;
    const start = `require('node:child_process').spawn(process.execPath, ['server/services/main.ts'], ${options})`;
    const starter = spawn(process.execPath, ['-e', `${start}; process.exit()`], {
      env: { PATH: process.env['PATH'], ...compileCache, DATA_DIR: folder, SERVICES_PORT: '0', PREPARE_IMAGES: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // The pipe closes when the last process that writes to it has exited.
    expect(await text(starter.stdout)).toContain('services.stopping');
  });

  it('OPS-01 generates its catalogue again for another version, with the same games', async () => {
    const before = readGames();
    const database = new DatabaseSync(catalogue());
    database.exec(`UPDATE stamp SET version = 'older'; DELETE FROM game WHERE culture = 'sv'`);
    database.close();
    const renewed = await startServices({ env: { DATA_DIR: folder } });
    const list = (await (await fetch(`${renewed.origin}/api/v1/games/?culture=sv`)).json()) as { total: number };
    await renewed.stop();
    expect(renewed.log.map(({ code }) => code)).toContain('catalogue.loaded');
    expect(list.total).toBeGreaterThan(1_000);
    const after = readGames();
    expect(after.filter((game, place) => game !== before[place]).slice(0, 3)).toEqual([]);
    expect(after).toHaveLength(before.length);
  });

  it('OPS-04 --reset clears its data folder, and no folder of another program', async () => {
    await writeFile(join(folder, 'left-over'), '');
    const child = spawn(process.execPath, ['server/services/main.ts', '--reset'], {
      env: { PATH: process.env['PATH'], ...compileCache, DATA_DIR: folder, SERVICES_PORT: '0', PREPARE_IMAGES: '0' },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    // It begins to generate what it had stored. The test before waits for the end of that.
    const [first] = (await once(createInterface(child.stdout), 'line')) as [string];
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(JSON.parse(first)).toMatchObject({ code: 'catalogue.loading' });
    expect(await readdir(folder)).not.toContain('left-over');

    const foreign = folderOfTest();
    await writeFile(join(foreign, 'letter'), '');
    const refused = await runToEnd({ DATA_DIR: foreign }, ['--reset']);
    expect(refused.complaints).toContain('removes only what the services made');
    expect(await readdir(foreign)).toEqual(['letter']);
  });
});
