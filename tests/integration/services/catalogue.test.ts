import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../server/services/catalogue/generate.ts';
import { prepareCatalogue } from '../support/services.ts';

describe('the catalogue', () => {
  it('OPS-01 is identical when another process generates it', async () => {
    const database = new DatabaseSync(join(await prepareCatalogue(), 'catalogue.sqlite'), { readOnly: true });
    const rows = database.prepare('SELECT game FROM game').all();
    database.close();
    const stored = new Set(rows.map(({ game }) => String(game)));
    const generated = generateCatalogue().map((game) => JSON.stringify(game));
    expect(generated.filter((game) => !stored.has(game)).slice(0, 3)).toEqual([]);
    expect(stored.size).toBe(generated.length);
  });
});
