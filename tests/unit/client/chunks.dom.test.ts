import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { frame, late, shared } from '../../../client/chunks.ts';

const exportsOf = async (path: string) => Object.keys((await import(join(process.cwd(), 'client', path))) as object);

describe('the lists of chunks', () => {
  it.each(Object.entries({ ...shared, ...late }))(
    'PERF-01 the modules of %s export different names, so that one module can export all of them',
    async (_, paths) => {
      const scripts = paths.filter((path) => !path.endsWith('.css'));
      const names = (await Promise.all(scripts.map(exportsOf))).flat();
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    },
  );

  it.each([
    ['the first scripts', { frame, ...shared }],
    ['late code', late],
  ])('PERF-01 no module of %s is in two lists', (_, lists) => {
    const paths = Object.values(lists).flat();
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });
});
