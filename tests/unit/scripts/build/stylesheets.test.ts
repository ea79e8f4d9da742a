import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bundleSheets } from '../../../../scripts/build/stylesheets.ts';

let root = '';
beforeAll(async () => {
  root = `${await mkdtemp(join(tmpdir(), 'sheets-'))}/`;
});
afterAll(() => rm(root, { recursive: true }));

it('PERF-01 a bundled sheet has no redundant spaces, but keeps those in strings and between words', async () => {
  const source = [
    ':root { --font: a, "b, c / d", sans-serif; --edge: rgb(1 2 3 / .5) 0 -1px; }',
    'p::after { color: var(--x, red); width: calc(1px - 2px * var(--y)); content: "a, b / c" / "" }',
  ].join('\n');
  await writeFile(`${root}a.css`, source);
  expect(await bundleSheets(['a.css'], { root, outDir: `${root}dist/`, mode: 'production' })).toBe(
    ':root{--font:a,"b, c / d",sans-serif;--edge:rgb(1 2 3/.5) 0 -1px}' +
      'p:after{color:var(--x,red);width:calc(1px - 2px * var(--y));content:"a, b / c"/""}',
  );
});
