import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const reordering = /(?:^|[\s;{])order:|(?:row|column)-reverse|grid-auto-flow:[^;]*dense/;

it.each(globSync('{client,brands}/**/*.css'))('A11Y-02 %s does not change the visual order of elements', (path) => {
  expect(readFileSync(path, 'utf8')).not.toMatch(reordering);
});
