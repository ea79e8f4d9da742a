import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileCssModule } from '../../../../scripts/build/css-module.ts';
import { scopedNames } from '../../../../scripts/build/scoped-names.ts';
import { bundleSheets } from '../../../../scripts/build/stylesheets.ts';
import { folderOfFile } from '../../../support/temporary-folder.ts';

const folder = folderOfFile();

/** Writes empty style sheets into a new root. */
async function sheetsIn(name: string, paths: readonly string[]): Promise<string> {
  await Promise.all(
    paths.map(async (path) => {
      await mkdir(join(folder, name, dirname(path)), { recursive: true });
      await writeFile(join(folder, name, path), '');
    }),
  );
  return `${folder}/${name}/`;
}

async function compile(css: string, name = 'tile.module.css') {
  await writeFile(join(folder, name), css);
  return compileCssModule(join(folder, name), options('production'));
}
const options = (mode: 'production' | 'development') => ({ root: `${folder}/`, outDir: `${folder}/dist/`, mode });
/** `QM` is the hash of `tile.module.css`. */
const named = (locals: readonly string[]) => Object.fromEntries(locals.map((local, index) => [local, `QM${index}`]));

describe('the CSS module compiler', () => {
  it.each([
    ['a plain class', '.a { top: 0 }', ['a']],
    ['a pseudo class', '.a:hover:not(.b) { top: 0 }', ['a', 'b']],
    ['a list inside :is()', ':is(.a .b, .c) { top: 0 }', ['a', 'b', 'c']],
    ['a nested rule', '.a { & .b { top: 0 } .c & { top: 0 } }', ['a', 'b', 'c']],
    ['@media', '@media (width > 600px) { .a { top: 0 } }', ['a']],
    [
      '@container with its name',
      '.a { container: box / inline-size } @container box (width > 1px) { .b { top: 0 } }',
      ['a', 'box', 'b'],
    ],
    ['keyframes with their use', '.a { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }', ['a', 'turn']],
  ])('STACK-01 scopes %s', async (_, css, locals) => {
    const module = await compile(css);
    expect(module.names).toEqual(named(locals));
    for (const local of locals) {
      expect(module.css).toContain(module.names[local]);
      expect(module.css).not.toMatch(new RegExp(`[.\\s]${local}\\b[^-]`));
    }
  });

  it('STACK-01 does not rename :global names, strings and URLs', async () => {
    const { css, names } = await compile(':global(.js) .a::before { content: ".a"; background: url(/art/a.png) }');
    expect(names).toEqual(named(['a']));
    expect(css).toContain('.js .');
    expect(css).toContain('content: ".a"');
    expect(css).toContain('/art/a.png');
  });

  it('STACK-01 creates unique names across all sheets, also when two paths have the same hash', async () => {
    const local = [...Array(40).keys()].map((index) => `c${index}`);
    const paths = [...Array(200).keys()].map((index) => `s${index + 100}.module.css`);
    const root = await sheetsIn('apart', paths);
    const names = paths.map((path) => scopedNames(path, local, { ...options('production'), root }));
    const all = names.flatMap((scoped) => Object.values(scoped));
    expect(new Set(all).size).toBe(200 * 40);
    for (const name of all) expect(name).toMatch(/^[a-zA-Z][a-zA-Z0-9](?:[0-9A-Z]|1[0-3])$/);
    expect(names[0]?.['c37']).toBe(`${names[0]?.['c0']?.slice(0, 2)}11`);
  });

  it('STACK-01 keeps the class names of a sheet when another sheet is added', async () => {
    const paths = ['client/b.module.css', 'client/c/d.module.css', 'client/e.module.css'];
    const namesIn = (root: string) => paths.map((path) => scopedNames(path, ['x'], { ...options('production'), root }));
    const before = namesIn(await sheetsIn('before', paths));
    expect(namesIn(await sheetsIn('after', ['client/a.module.css', 'client/c/a.module.css', ...paths]))).toEqual(
      before,
    );
  });

  it('STACK-01 creates names with file and class in a development build, which depend only on path and class', () => {
    const path = 'client/tile/tile.module.css';
    const { wide } = scopedNames(path, ['wide'], options('development'));
    expect(wide).toMatch(/^tile_wide_[a-z0-9]{5}$/);
    expect(scopedNames(path, ['other', 'wide'], options('development'))['wide']).toBe(wide);
    expect(scopedNames('client/b/tile.module.css', ['wide'], options('development'))['wide']).not.toBe(wide);
  });

  it('STACK-01 returns a plain style sheet unchanged', async () => {
    expect(await compile('.a{top:0}', 'base.css')).toEqual({ css: '.a{top:0}', names: {} });
  });

  it.each(['tile.module.css', 'base.css'])(
    'OPS-01 rejects in %s what browsers would drop, with its place',
    async (name) => {
      const at = (line: number) => `${name.replace('.', '\\.')}:${line}: `;
      await expect(compile('.a {\n  colr: red;\n}\n', name)).rejects.toThrow(
        new RegExp(`${at(2)}.*colr.*\n +colr: red;`),
      );
      await expect(compile('.a { color: red\n', name)).rejects.toThrow(new RegExp(`${at(2)}.*"}"`));
      await expect(compile('.a { color: red }\n}\n', name)).rejects.toThrow(new RegExp(`${at(2)}.*"}"`));
    },
  );

  it.each([
    ['composes', '.a { composes: b }', /tile\.module\.css uses "composes"/],
    ['a class name that needs escapes', '.w-1\\/2 { top: 0 }', /tile\.module\.css names "w-1\/2"/],
  ])('STACK-01 rejects %s and names the file', async (_, css, message) => {
    await expect(compile(css)).rejects.toThrow(message);
  });
});

it('PERF-01 a bundled sheet has no redundant spaces, but keeps those in strings and between words', async () => {
  const source = [
    ':root { --font: a, "b, c / d", sans-serif; --edge: rgb(1 2 3 / .5) 0 -1px; }',
    'p::after { color: var(--x, red); width: calc(1px - 2px * var(--y)); content: "a, b / c" / "" }',
  ].join('\n');
  await writeFile(join(folder, 'a.css'), source);
  expect(await bundleSheets(['a.css'], options('production'))).toBe(
    ':root{--font:a,"b, c / d",sans-serif;--edge:rgb(1 2 3/.5) 0 -1px}' +
      'p:after{color:var(--x,red);width:calc(1px - 2px * var(--y));content:"a, b / c"/""}',
  );
});
