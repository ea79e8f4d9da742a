import { expect, it } from 'vitest';
import { providersOf } from '../../../../client/components/provider-marks/provider-marks.tsx';
import { tileCard } from '../support/games.ts';

it('GAME-01 names the makers met most often, eight at most', () => {
  const games = [...'aabccdefghij'].map((name, index) => tileCard(String(index), { provider: { name } }));
  expect(providersOf(games)).toEqual([...'acbdefgh']);
});
