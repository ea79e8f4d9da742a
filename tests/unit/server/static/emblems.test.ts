import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../../brands/index.ts';
import { emblemDrawings } from '../../../../client/components/emblem/emblem-drawings.ts';
import { emblemsSvg } from '../../../../server/static/emblems.ts';

const names = Object.keys(emblemDrawings);

describe('the emblem sprite', () => {
  it('SHELL-05 COMP-01 has a distinct drawing for each kind of mark and help link of the markets', () => {
    const profiles = brands.flatMap(({ compliance }) => Object.values(compliance));
    const named = profiles.flatMap(({ marks, helplines, selfExclusion, selfTest, topBar = [], bottomStrip = [] }) =>
      [...marks, ...helplines, selfExclusion, selfTest, ...topBar, ...bottomStrip].map(({ kind }) => kind),
    );
    for (const kind of named) expect(names).toContain(kind);
    expect(new Set(Object.values(emblemDrawings)).size).toBe(names.length);
  });

  it('SHELL-05 has the drawings at the positions that the style sheet uses', () => {
    const sheet = readFileSync('client/components/emblem/emblem.module.css', 'utf8');
    const places = [...sheet.matchAll(/\.(\w+) \{\s*--emblem: (\d+);/g)].map(([, name, place]) => [
      name,
      Number(place),
    ]);
    expect(places).toEqual(names.map((name, index) => [name, index]));
    expect(emblemsSvg).toContain(`viewBox="0 0 32 ${names.length * 32}"`);
    expect([...emblemsSvg.matchAll(/translate\(0 (\d+)\)/g)].map(([, y]) => Number(y) / 32)).toEqual(
      names.map((_, i) => i),
    );
  });
});
