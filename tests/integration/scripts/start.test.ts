import { once } from 'node:events';
import { cp, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { brands } from '../../../brands/index.ts';
import { freePort } from '../../../scripts/run/port.ts';
import { copyProject, type ProjectCopy } from '../../../scripts/test/project-copy.ts';
import { startCommand } from '../support/command.ts';
import { sendRequest } from '../support/send-request.ts';
import { prepareData } from '../support/services.ts';

/** A brand that the project does not have: a copy of the Spanish brand with its own name, hosts and colours. */
const fifth = { id: 'es-2', name: 'Casa Quinta', host: 'www.casaquinta.example', colours: { page: '#06261f' } };
const spanish = brands.find(({ id }) => id === 'es')!;
const sites = [...brands, fifth];

let copy: ProjectCopy;
let data = '';

/** The page's background colour, from the last scheme of a theme, as the minifier writes it. */
const groundOf = (theme: string) => [...theme.matchAll(/--s0: ([^;]+)/g)].at(-1)?.[1]?.replace(/\b0(?=\.)/g, '');

/** Adds a folder and a line, as a developer adds a brand. */
async function addBrand() {
  const { folder, edit } = copy;
  const { id, host, aliases, colours } = spanish;
  const facts = [
    [id, fifth.id],
    [host, fifth.host],
    [aliases[0], 'casaquinta.example'],
    [aliases[1], `${fifth.id}.localhost`],
    [colours.page, fifth.colours.page],
  ];
  await cp(join(folder, 'brands', id), join(folder, 'brands', fifth.id), { recursive: true });
  await edit(`brands/${fifth.id}/brand.ts`, [
    ['house.name', `'${fifth.name}'`],
    ...facts.map(([from, to]) => [`'${from}'`, `'${to}'`] as const),
  ]);
  await edit(`brands/${fifth.id}/theme.css`, [[/--s0: [^;]+/, '--s0: oklch(0.24 0.04 175)']]);
  await edit('brands/index.ts', [
    [/^import/m, `import { brand as fifth } from './${fifth.id}/brand.ts';\nimport`],
    ['];', ', fifth];'],
  ]);
}

function start(ports: { PORT: number; SERVICES_PORT: number }, settings: Readonly<Record<string, string>> = {}) {
  const numbers = { PORT: String(ports.PORT), SERVICES_PORT: String(ports.SERVICES_PORT) };
  const command = startCommand(copy.folder, 'start', { DATA_DIR: data, ...settings, ...numbers });
  return { ...command, logging: command.printed('{') };
}

const ports = { PORT: await freePort(), SERVICES_PORT: await freePort() };
let started: ReturnType<typeof start>;

beforeAll(async () => {
  copy = await copyProject();
  data = await prepareData();
  await addBrand();
  started = start(ports);
  await started.logging;
});
afterAll(async () => {
  await started.stop();
  await copy.remove();
  await rm(data, { recursive: true, force: true });
});

describe('npm start', () => {
  it('OPS-01 prints the URL of each site after the build, once the sites respond', async () => {
    expect(started.lines.slice(0, 1 + sites.length)).toEqual([
      expect.stringMatching(/^\[build\] done in /),
      ...sites.map(({ id, name }) => `http://${id}.localhost:${ports.PORT}/  ${name}`),
    ]);
    for (const { id } of sites) {
      expect([id, (await sendRequest(ports.PORT, '/', { host: `${id}.localhost:${ports.PORT}` })).status]).toEqual([
        id,
        200,
      ]);
    }
  });

  it('BRAND-01 a fifth brand needs a folder and a line: its host shows its name and theme, and the other brands are unchanged', async () => {
    for (const { id, name, host, colours } of sites) {
      const theme = await readFile(join(copy.folder, `brands/${id}/theme.css`), 'utf8');
      const { text: page } = await sendRequest(ports.PORT, '/', { host });
      const find = (pattern: RegExp) => pattern.exec(page)?.[1];
      expect({
        id: find(/<html [^>]*data-brand="([^"]+)"/),
        title: find(/<title>[^<]+ \| ([^<]+)<\/title>/),
        header: find(/<header.*?<span>([^<]+)<\/span>.*<\/header>/),
        page: find(/<meta name="theme-color" content="([^"]+)"/),
        ground: find(/<style>.*--s0:([^;]+)/),
        face: find(/<link rel="preload" as="font" [^>]*href="\/assets\/display-([\w-]+)\./),
        address: find(/<link rel="canonical" href="([^"]+)"/),
      }).toEqual({
        id,
        title: name,
        header: name,
        page: colours.page,
        ground: groundOf(theme),
        face: id,
        address: `http://${id}.localhost:${ports.PORT}/`,
      });
    }
  });

  it('COMP-05 SHELL-10 enables emulation in the site and in the embedded services', async () => {
    const { text: page } = await sendRequest(ports.PORT, '/casino-promotions/welcome/?dem=2025-10-01', {
      host: 'en.localhost',
    });
    expect(page).toContain('Starts on ');
  });

  it('OPS-07 shows a changed file of content, since the services notify the site', async () => {
    const help = async () => (await sendRequest(ports.PORT, '/help/', { host: 'en.localhost' })).text;
    expect(await help()).not.toContain('Edited: ');
    onTestFinished(await copy.edit('brands/en/content/en-GB/faq/01-account.md', [[/^## /m, '## Edited: ']]));
    const purges = () => started.lines.filter((line) => line.includes('"purge.done"')).join();
    await expect.poll(purges).toMatch(/"source":"cms","tags":\["feed:faq"\]/);
    await expect.poll(help).toContain('Edited: ');
  });

  it.each(['PORT', 'SERVICES_PORT'] as const)(
    'OPS-01 exits with one line when the port in %s is in use',
    async (variable) => {
      const other = createServer().listen(0, variable === 'PORT' ? undefined : '127.0.0.1');
      onTestFinished(() => void other.close());
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const free = { PORT: await freePort(), SERVICES_PORT: await freePort() };
      const refused = start({ ...free, [variable]: port });
      await expect(refused.logging).rejects.toThrow();
      expect(await refused.ended).toBe(1);
      expect(await refused.complaints).toMatch(
        new RegExp(
          `^\\[start\\] Port ${port} cannot be used \\(another program listens on it\\); .*: ${variable}=\\d+\\.\\n$`,
        ),
      );
      expect(refused.lines).toEqual([]);
    },
  );

  it('OPS-01 BRAND-05 exits with a line for each invalid setting before it builds', async () => {
    onTestFinished(await copy.edit('server/main.ts', [[/^/, '// Another version.\n']]));
    const settings = { FAULTS: 'maybe', IMAGE_WORKERS: 'none', HOST_DE: 'no host' };
    const refused = start({ PORT: await freePort(), SERVICES_PORT: await freePort() }, settings);
    await expect(refused.logging).rejects.toThrow();
    expect(await refused.ended).toBe(1);
    expect((await refused.complaints).trim().split('\n')).toEqual([
      expect.stringMatching(/^\[config\] FAULTS is "maybe"; it needs .+\.$/),
      '[config] IMAGE_WORKERS is "none"; it needs a whole number from 1 to 16.',
      '[config] HOST_DE is "no host"; it needs a host name like www.example.',
    ]);
    expect(refused.lines).toEqual([]);
  });

  it('OPS-01 prints the URL of each site also with HOST set', async () => {
    const own = start({ PORT: await freePort(), SERVICES_PORT: await freePort() }, { HOST: '127.0.0.2' });
    onTestFinished(async () => void (await own.stop()));
    await own.logging;
    expect(own.lines.slice(0, sites.length)).toEqual(sites.map(({ name }) => expect.stringContaining(`/  ${name}`)));
  });

  it('OPS-01 exits with 0 at SIGINT and stops its child processes', async () => {
    started.child.kill('SIGINT');
    expect(await started.ended).toBe(0);
    for (const port of Object.values(ports)) await expect(sendRequest(port, '/')).rejects.toThrow('ECONNREFUSED');
  });
});
