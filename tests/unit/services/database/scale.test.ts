import { describe, expect, it } from 'vitest';
import type { CatalogueGame } from '../../../../server/services/catalogue/game.ts';
import { repeatGames } from '../../../../server/services/database/scale.ts';

const game = {
  id: 'a',
  slug: 'ember-gaze',
  name: 'Ember Gaze',
  popularity: 90,
  art: { seed: 's' },
} as unknown as CatalogueGame;

describe('PERF-01 a larger catalogue', () => {
  it('PERF-01 has sequels under ids, slugs and names of their own, less popular ones', () => {
    expect([...repeatGames([game], 1)]).toEqual([game]);
    const sequels = [...repeatGames([game], 9)].slice(1);
    expect(sequels.at(2)).toMatchObject({ id: 'a-4', slug: 'ember-gaze-4', name: 'Ember Gaze IV', popularity: 22 });
    expect(new Set(sequels.map(({ name }) => name)).size).toBe(8);
  });
});
