import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { icons } from '../../../../client/components/icon/icon-paths.ts';

const client = fileURLToPath(new URL('../../../../client/', import.meta.url));
const sources = readdirSync(client, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => readFileSync(client + path, 'utf8'))
  .join('\n');

it.each(icons.map(({ name }) => name))('PERF-01 the sprite contains only icons that a component uses: %s', (name) => {
  expect(sources).toMatch(new RegExp(`<Icon[^>]*['"]${name}['"]`));
});
