import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../../../server/services/catalogue/generate.ts';
import { prepareCatalogue } from '../support/services.ts';

describe('the catalogue', () => {
  it('OPS-01 is identical when another process generates it', { timeout: 60_000 }, async () => {
    const database = new DatabaseSync(join(await prepareCatalogue(), 'catalogue.sqlite'), { readOnly: true });
    const stored = database.prepare('SELECT game FROM game').all();
    database.close();
    const generated = generateCatalogue().map((game) => JSON.stringify(game));
    expect(stored.map(({ game }) => String(game)).sort()).toEqual(generated.sort());
  });
});
