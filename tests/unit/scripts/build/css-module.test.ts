import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compileCssModule, scopeName } from '../../../../scripts/build/css-module.ts';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'css-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function compile(css: string, name = 'tile.module.css') {
  await writeFile(join(folder, name), css);
  return compileCssModule(join(folder, name), { root: `${folder}/`, outDir: `${folder}/dist/`, mode: 'production' });
}
const named = (local: string) => scopeName('tile.module.css', local, 'production');

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
      ['a', 'b', 'box'],
    ],
    ['keyframes with their use', '.a { animation: turn 1s } @keyframes turn { to { rotate: 1turn } }', ['a', 'turn']],
  ])('STACK-01 scopes %s', async (_, css, locals) => {
    const module = await compile(css);
    expect(module.names).toEqual(Object.fromEntries(locals.map((local) => [local, named(local)])));
    for (const local of locals) {
      expect(module.css).toContain(named(local));
      expect(module.css).not.toMatch(new RegExp(`[.\\s]${local}\\b[^-]`));
    }
  });

  it('STACK-01 leaves :global names, strings and urls alone', async () => {
    const { css, names } = await compile(':global(.js) .a::before { content: ".a"; background: url(/art/a.png) }');
    expect(names).toEqual({ a: named('a') });
    expect(css).toContain('.js .');
    expect(css).toContain('content: ".a"');
    expect(css).toContain('/art/a.png');
  });

  it('STACK-01 names a class by path and name alone, and two files apart', async () => {
    const [first, again, other] = [
      await compile('.a{top:0}'),
      await compile('.b .a{top:0}'),
      await compile('.a{top:0}', 'b.module.css'),
    ];
    expect(again.names['a']).toBe(first.names['a']);
    expect(other.names['a']).not.toBe(first.names['a']);
    expect(first.names['a']).toMatch(/^[a-zA-Z][a-z0-9]{4}$/);
  });

  it('STACK-01 shows file and class in the names of a development build', () => {
    expect(scopeName('client/tile/tile.module.css', 'wide', 'development')).toMatch(/^tile_wide_[a-zA-Z][a-z0-9]{4}$/);
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
