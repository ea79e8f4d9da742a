import { expect, it } from 'vitest';
import { letteringOf, providersOf } from '../../../../client/components/provider-marks/provider-marks.tsx';
import { tileCard } from '../support/games.ts';

it('GAME-01 lists the eight most frequent providers at most', () => {
  const games = [...'aabccdefghij'].map((name, index) => tileCard(String(index), { provider: { name } }));
  expect(providersOf(games)).toEqual([...'acbdefgh']);
});

it('GAME-01 gives each provider a constant lettering regardless of its position, and different providers different ones', () => {
  const names = ['Tidehouse', 'Kitefall', 'Brasswick', 'Velvet Rooms', 'Senhet Works'];
  const letterings = names.map(letteringOf);
  expect(names.toReversed().map(letteringOf)).toEqual(letterings.toReversed());
  expect(new Set(letterings).size).toBe(names.length);
});
