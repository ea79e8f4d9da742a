import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const reordering = /(?:^|[\s;{])order:|(?:row|column)-reverse|grid-auto-flow:[^;]*dense/;

it('A11Y-02 style sheets do not change the visual order of elements', () => {
  const sheets = globSync('{client,brands}/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((path) => reordering.test(readFileSync(path, 'utf8')))).toEqual([]);
});
