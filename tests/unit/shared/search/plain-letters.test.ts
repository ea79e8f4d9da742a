import { expect, it } from 'vitest';
import { plainLetters } from '../../../../shared/search/plain-letters.ts';

it.each([
  ['El Pájaro de Oro', 'el pajaro de oro'],
  ['E\u0301lan', 'elan'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Smørrebrød Ǿ Æther œuvre', 'smorrebrod o aether oeuvre'],
  ['Łódź, Đakovo, İzmir, Reykjavík', 'lodz, dakovo, izmir, reykjavik'],
  ["Fool's Gold 7", "fool's gold 7"],
])('GAME-07 %j is typed as %j, and that as itself', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
  expect(plainLetters(plain)).toBe(plain);
});
