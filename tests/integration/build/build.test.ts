import { execFile } from 'node:child_process';
import { readFile, readdir } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { buildSite } from '../../../scripts/build/builder.ts';
import { cspHash } from '../../../scripts/build/asset.ts';
import { compileCssModule } from '../../../scripts/build/css-module.ts';
import { messagesUrl } from '../../../shared/assets/locale-messages.ts';
import { makeSite } from './small-site.ts';

const cleanups: (() => Promise<void>)[] = [];
afterAll(async () => {
  await Promise.all(cleanups.splice(0).map((cleanup) => cleanup()));
});

async function site(...changes: Parameters<typeof makeSite>) {
  const { options, remove } = await makeSite(...changes);
  cleanups.push(remove);
  const read = (url: string) => readFile(`${options.outDir}client${url}`);
  const nameOf = async (sheet: string, local: string) => {
    const { names } = await compileCssModule(`${options.root}client/${sheet}`, options);
    return names[local] ?? '';
  };
  return { options, read, nameOf };
}

/** The unchanged site, built once for the tests that only read it. */
const plain = await site();
const built = await buildSite(plain.options);

describe('the build', () => {
  it('STACK-01 writes the files in the manifest, and texts also as Brotli and gzip', async () => {
    const { read } = plain;
    const { manifest } = built;
    expect(JSON.parse(String(await read('/manifest.json')))).toEqual(manifest);
    const { boot, main, pages, css, messages } = manifest;
    const texts = [
      boot,
      css,
      main.url,
      ...main.preloads,
      ...Object.values(pages).map(({ url }) => url),
      messagesUrl(messages['en-GB']!.pattern, 'home'),
    ];
    for (const url of texts) {
      expect(url).toMatch(/^\/assets\/[\w-]+\.\w{8}\.(js|css)$/);
      const text = await read(url);
      expect(brotliDecompressSync(await read(`${url}.br`))).toEqual(text);
      expect(gunzipSync(await read(`${url}.gz`))).toEqual(text);
    }
    expect((await read(manifest.brands['one']!.font)).subarray(0, 4).toString()).toBe('wOF2');
  });

  it('STACK-01 preloads the static imports of a page and gives each page a chunk', async () => {
    const { manifest } = built;
    expect(Object.keys(manifest.pages)).toEqual(['pages/game/game-page.tsx', 'pages/home/home-page.tsx']);
    const home = manifest.pages['pages/home/home-page.tsx']!;
    expect(home.preloads.length).toBeGreaterThan(0);
    expect(home.preloads).not.toContain(home.url);
    expect(manifest.main.preloads).not.toContain(home.url);
  });

  it('PERF-01 ACC-09 writes the boot script as one file without imports', async () => {
    const { read } = plain;
    const { manifest } = built;
    const boot = String(await read(manifest.boot));
    expect(boot).toContain('visitor-is-ready');
    expect(boot).not.toMatch(/\b(?:import|from)\s*["']/);
  });

  it('PERF-01 I18N-03 writes one file of messages for each page, with those of the frame, and one for each area', async () => {
    const { read } = plain;
    const { pattern, files } = built.manifest.messages['en-IE']!;
    const ids = files.map(async (file) => {
      const code = String(await read(messagesUrl(pattern, file))).replace(/^export default /, '');
      return [file, Object.keys(JSON.parse(code) as object)];
    });
    expect(Object.fromEntries(await Promise.all(ids))).toEqual({
      game: ['game.play'],
      home: ['games', 'home.hello'],
      frame_home: ['menu.open', 'games', 'home.hello'],
      frame_game_home: ['menu.open', 'game.play', 'games', 'home.hello'],
    });
  });

  it('PERF-01 bundles the modules of the frame into one file, which pages share, and React into another', async () => {
    const { read, nameOf } = plain;
    const { manifest } = built;
    const scripts = await Promise.all(
      manifest.main.preloads.map(async (url) => ({ url, code: String(await read(url)) })),
    );
    const tile = await nameOf('components/tile/tile.module.css', 'tile');
    expect(scripts.map(({ code }) => [code.includes(`"${tile}"`), code.includes('hydrate')])).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const { code } of scripts) expect(code).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    for (const page of Object.values(manifest.pages)) expect(page.preloads).toContain(scripts[0]?.url);
  });

  it('PERF-01 bundles the modules of a list into one file for all pages that use one of them', async () => {
    const { options, read } = await site({
      'client/chunks.ts': `
        export const frame = ['react-dom.ts'];
        export const shared = { parts: ['parts/one.ts', 'parts/two.ts'] };
        export const late = { later: ['late/one.ts', 'late/two.ts'] };`,
      'client/parts/one.ts': `export const one = () => console.log('part one');`,
      'client/parts/two.ts': `import { one } from './one.ts'; export const two = () => one() ?? console.log('part two');`,
      'client/late/one.ts': `export const lateOne = () => console.log('late one');`,
      'client/late/two.ts': `export const lateTwo = () => console.log('late two');`,
      'client/pages/home/home-page.tsx': `
        import { one } from '../../parts/one.ts';
        void import('../../late/one.ts').then(({ lateOne }) => lateOne());
        export const Page = () => <main onClick={one} />;`,
      'client/pages/game/game-page.tsx': `
        import { two } from '../../parts/two.ts';
        void import('../../late/two.ts').then(({ lateTwo }) => lateTwo());
        export const Page = () => <main onClick={two} />;`,
    });
    const { manifest, assets } = await buildSite(options);
    const [home, game] = Object.values(manifest.pages).toReversed();
    const filesWith = (text: string) =>
      assets.filter(({ name, content }) => name.endsWith('.js') && content.includes(text)).map(({ name }) => name);
    const [part] = filesWith('part one');
    expect(filesWith('part two')).toEqual([part]);
    expect(home?.preloads).toContain(`/assets/${part}`);
    expect(game?.preloads).toContain(`/assets/${part}`);
    const [later] = filesWith('late one');
    expect(filesWith('late two')).toEqual([later]);
    for (const { url } of [home!, game!]) expect(String(await read(url))).toContain(later);
  });

  it('STACK-01 splits styles into a critical sheet for each brand and one linked sheet, in import order', async () => {
    const { read, nameOf } = plain;
    const { manifest } = built;
    const { criticalCss, criticalCssHash } = manifest.brands['one']!;
    const header = await nameOf('components/header/header.module.css', 'header');
    expect(criticalCss).toMatch(
      new RegExp(`^@font-face.*body\\{margin:0\\}:root\\{--accent:red ?\\}\\.${header}\\{margin:0\\}$`),
    );
    expect(criticalCssHash).toBe(cspHash(criticalCss));
    const tile = await nameOf('components/tile/tile.module.css', 'tile');
    const home = await nameOf('pages/home/home.module.css', 'rail');
    const game = await nameOf('pages/game/game.module.css', 'rail');
    expect(new Set([header, tile, home, game]).size).toBe(4);
    expect(String(await read(manifest.css))).toBe(
      `.${tile}:hover{color:var(--accent)}.${home}{display:flex}.${game}{display:grid}`,
    );
  });

  it('I18N-03 gives the server compiled messages and the client’s class names, without the message parser', async () => {
    const { options, nameOf } = plain;
    const { stdout } = await promisify(execFile)(process.execPath, [`${options.outDir}server/main.js`]);
    expect(JSON.parse(stdout)).toEqual({
      mode: 'production',
      tile: await nameOf('components/tile/tile.module.css', 'tile'),
      en: '2 games',
      ie: '2 games',
    });
    expect(await readFile(`${options.outDir}server/site.js`, 'utf8')).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
  });

  it('PERF-01 neither shortens class names nor compresses files in development', async () => {
    const { options } = await site();
    const { manifest } = await buildSite({ ...options, mode: 'development' });
    expect(manifest.brands['one']!.criticalCss).toContain('.header_header_');
    expect((await readdir(`${options.outDir}client/assets`)).filter((file) => file.endsWith('.br'))).toEqual([]);
  });

  it('SEC-01 fails on a head script of more than 1 kB', async () => {
    const { options } = await site({ 'client/head-script.ts': `document.title = '${'x'.repeat(1100)}';` });
    await expect(buildSite(options)).rejects.toThrow(/head-script\.ts is \d+ bytes; .* may have 1024/);
  });

  it('I18N-03 fails on a badly formed message', async () => {
    const { options } = await site({ 'locales/en-GB/menu.json': '{ "menu.open": "{open" }' });
    await expect(buildSite(options)).rejects.toThrow(/locales\/en-GB\/menu\.json: "menu\.open"/);
  });

  it('BRAND-01 fails on a brand without a theme', async () => {
    const { options } = await site({ 'brands/one/theme.css': undefined });
    await expect(buildSite(options)).rejects.toThrow('[css] brands/one/theme.css is missing.');
  });
});
