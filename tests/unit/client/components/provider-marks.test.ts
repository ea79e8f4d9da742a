import { expect, it } from 'vitest';
import { letteringOf, providersOf } from '../../../../client/components/provider-marks/provider-marks.tsx';
import { tileCard } from '../support/games.ts';

it('GAME-01 names the makers met most often, eight at most', () => {
  const games = [...'aabccdefghij'].map((name, index) => tileCard(String(index), { provider: { name } }));
  expect(providersOf(games)).toEqual([...'acbdefgh']);
});

it('GAME-01 letters a maker in one way, wherever its name stands, and not all alike', () => {
  const names = ['Tidehouse', 'Kitefall', 'Brasswick', 'Velvet Rooms', 'Senhet Works'];
  const letterings = names.map(letteringOf);
  expect(names.toReversed().map(letteringOf)).toEqual(letterings.toReversed());
  expect(new Set(letterings).size).toBe(names.length);
});
