import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../scripts/run/root.ts';
import { freePort } from '../../../scripts/run/port.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/test/project-copy.ts';
import { startCommand } from '../support/command.ts';
import { sendRequest } from '../support/send-request.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

const code = 'fi';
const host = `${code}.localhost`;
const run = promisify(execFile);
const port = await freePort();
let copy: ProjectCopy;
const data = folderOfFile();
let printed = '';
let command: ReturnType<typeof startCommand> | undefined;

/** Plausible values of the facts that `npm run check` names as empty. */
const facts: Readonly<Record<string, string>> = {
  checkedOn: '2026-11-28',
  holder: 'Holder Ltd',
  href: 'https://help.example/',
  name: 'Help',
  number: '997-2027',
  phone: '0800 100 100',
  registerUrl: 'https://authority.example/',
  source: 'https://authority.example/',
};

/** Writes what `npm run check` names as missing: facts of law, and contents, here those of Sweden. */
async function fill() {
  const law = join(copy.folder, `brands/${code}/compliance.ts`);
  const text = await readFile(law, 'utf8');
  await writeFile(
    law,
    text.replaceAll(/(\w+): (?:''|"")/g, (_, field: string) => `${field}: '${facts[field]}'`),
  );
  await cp(join(copy.folder, 'brands/sv/content/sv'), join(copy.folder, `brands/${code}/content/${code}`), {
    recursive: true,
  });
}

beforeAll(async () => {
  copy = await copyProject();
  const markets = 'tests/required/markets';
  await cp(join(root, markets), join(copy.folder, markets), { recursive: true });
  const options = ['--country', 'FI', '--regulator', 'Authority', '--from', 'sv', '--time-zone', 'Europe/Helsinki'];
  ({ stdout: printed } = await run(process.execPath, ['scripts/new-market.ts', code, ...options], {
    cwd: copy.folder,
  }));
  await fill();
  command = startCommand(copy.folder, 'start', {
    MARKETS: code,
    DATA_DIR: data,
    PORT: String(port),
    SERVICES_PORT: String(await freePort()),
    // On a busy machine the first pages of a new catalogue are slow.
    UPSTREAM_TIMEOUT_MS: '30000',
    GATE_TIMEOUT_MS: '30000',
    RENDER_DEADLINE_MS: '60000',
  });
  await command.printed(`http://${host}`);
}, 300_000);
afterAll(async () => {
  await command?.stop();
  await copy.remove();
});

describe('a market from npm run new-market', () => {
  it('I18N-08 serves its home, category, game, legal and 404 page, once its facts and contents are written', async () => {
    expect(printed).toContain('npm run check -- law');
    const get = (path: string) => sendRequest(port, path, { host: `${host}:${port}` });
    const category = await get('/slots/');
    const game = /href="(\/slots\/(?!jackpots|daily-jackpots)[\w-]+\/)"/.exec(category.text)?.[1] ?? '';
    const pages = await Promise.all(
      ['/', '/slots/', game, '/terms/', '/pay-n-play/', '/404/', '/promociones/'].map(async (path) => {
        const { status, text } = await get(path);
        return [path, status, /<html lang="([^"]+)"/.exec(text)?.[1], text.includes('Authority')];
      }),
    );
    expect(pages).toEqual([
      ['/', 200, 'fi', true],
      ['/slots/', 200, 'fi', true],
      [game, 200, 'fi', true],
      ['/terms/', 200, 'fi', true],
      ['/pay-n-play/', 200, 'fi', true],
      ['/404/', 404, 'fi', true],
      ['/promociones/', 404, 'fi', true],
    ]);
    const { text } = await sendRequest(port, '/', { host: `en.localhost:${port}` });
    expect(text).toContain(`hreflang="fi" href="http://${host}:${port}/"`);
    expect((await sendRequest(port, '/', { host: `da.localhost:${port}` })).status).toBe(421);
  });
});
