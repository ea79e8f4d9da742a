import { describe, expect, it } from 'vitest';
import { gamesSiteMap, gamePage } from '../../../shared/contract/games.ts';
import type { WrittenSiteMapEntry } from '../../../shared/contract/written.ts';
import { read } from '../contract/send-request.ts';
import { cultureCodes } from '../contract/cultures.ts';

async function walk(culture: string): Promise<WrittenSiteMapEntry[]> {
  const entries: WrittenSiteMapEntry[] = [];
  for (;;) {
    const { items } = await read(gamesSiteMap, 'v1/games/site-map/', { culture, offset: entries.length, limit: 1000 });
    if (items.length === 0) return entries;
    entries.push(...items);
  }
}

describe('v1/games/site-map/', () => {
  it('API-03 SEO-03 has every game of every culture once, with consistent alternates', async () => {
    const maps = new Map(
      await Promise.all(cultureCodes.map(async (culture) => [culture, await walk(culture)] as const)),
    );
    const byPath = new Map(
      [...maps].flatMap(([culture, entries]) => entries.map((entry) => [culture + entry.path, entry])),
    );
    for (const [culture, entries] of maps) {
      const { total } = await read(gamePage, 'v1/games/', { culture });
      expect(entries).toHaveLength(total);
      expect(new Set(entries.map(({ path }) => path)).size).toBe(total);
      for (const { alternates } of entries) {
        for (const [other, path] of Object.entries(alternates ?? {})) {
          expect(byPath.get(other + path)?.alternates).toEqual(alternates);
        }
      }
    }
  });

  it('API-03 starts each group with a game that exists in every culture with the group', async () => {
    const maps = await Promise.all(cultureCodes.map(async (culture) => ({ culture, entries: await walk(culture) })));
    const groups = new Set(maps.flatMap(({ entries }) => entries.map(({ group }) => group)));
    expect(groups.size).toBeGreaterThan(2);
    for (const group of groups) {
      const having = maps.filter(({ entries }) => entries.some((entry) => entry.group === group));
      for (const { entries } of having) {
        const first = entries.find((entry) => entry.group === group);
        expect(Object.keys(first?.alternates ?? {})).toEqual(having.map(({ culture }) => culture));
      }
    }
  });
});
