import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCssModule } from '../../../../scripts/build/css-module.ts';
import { scopedNames } from '../../../../scripts/build/scoped-names.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'css-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function compile(css: string, name = 'tile.module.css') {
  await writeFile(join(folder, name), css);
  return compileCssModule(join(folder, name), options('production'));
}
const options = (mode: 'production' | 'development') => ({ root: `${folder}/`, outDir: `${folder}/dist/`, mode });
/** The first sheet of its folder is `a`; its names are counted. */
const named = (locals: readonly string[]) => Object.fromEntries(locals.map((local, index) => [local, `a${index}`]));

describe('a CSS module', () => {
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

  it('STACK-01 leaves :global names, strings and urls alone', async () => {
    const { css, names } = await compile(':global(.js) .a::before { content: ".a"; background: url(/art/a.png) }');
    expect(names).toEqual(named(['a']));
    expect(css).toContain('.js .');
    expect(css).toContain('content: ".a"');
    expect(css).toContain('/art/a.png');
  });

  it('STACK-01 names the classes of every sheet apart, in the order of their paths', async () => {
    const local = [...Array(40).keys()].map((index) => `c${index}`);
    await Promise.all([...Array(30).keys()].map((index) => writeFile(join(folder, `s${index + 10}.module.css`), '')));
    const names = [...Array(30).keys()].map((index) =>
      scopedNames(`s${index + 10}.module.css`, local, options('production')),
    );
    const all = names.flatMap((scoped) => Object.values(scoped));
    expect(new Set(all).size).toBe(30 * 40);
    for (const name of all) expect(name).toMatch(/^[a-z]{1,2}[0-9A-Z]{1,2}$/);
    expect(names[0]).toMatchObject({ c0: 'a0', c9: 'a9', c10: 'aA', c36: 'a10' });
    expect([names[1]?.['c0'], names[25]?.['c0'], names[26]?.['c0']]).toEqual(['b0', 'z0', 'aa0']);
  });

  it('STACK-01 shows file and class in the names of a development build, by path and name alone', () => {
    const path = 'client/tile/tile.module.css';
    const { wide } = scopedNames(path, ['wide'], options('development'));
    expect(wide).toMatch(/^tile_wide_[a-z0-9]{5}$/);
    expect(scopedNames(path, ['other', 'wide'], options('development'))['wide']).toBe(wide);
    expect(scopedNames('client/b/tile.module.css', ['wide'], options('development'))['wide']).not.toBe(wide);
  });

  it('STACK-01 takes a sheet that is no module as it is', async () => {
    expect(await compile('.a{top:0}', 'base.css')).toEqual({ css: '.a{top:0}', names: {} });
  });

  it.each([
    ['composes', '.a { composes: b }', /tile\.module\.css uses "composes"/],
    ['a class name that needs escapes', '.w-1\\/2 { top: 0 }', /tile\.module\.css names "w-1\/2"/],
  ])('STACK-01 refuses %s and names the file', async (_, css, message) => {
    await expect(compile(css)).rejects.toThrow(message);
  });
});
