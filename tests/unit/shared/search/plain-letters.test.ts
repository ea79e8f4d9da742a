import { expect, it } from 'vitest';
import { plainLetters } from '../../../../shared/search/plain-letters.ts';

it.each([
  ['El Pájaro de Oro', 'el pajaro de oro'],
  ['E\u0301lan', 'elan'],
  ['Straße STRAẞE', 'strasse strasse'],
  ['Smørrebrød Ǿ Æther œuvre', 'smorrebrod o aether oeuvre'],
  ['Łódź, Đakovo, İzmir, Reykjavík', 'lodz, dakovo, izmir, reykjavik'],
  ['ﬁre ﬄame ﬅar Ǆungla', 'fire fflame star dzungla'],
  ['Ｆｕｌｌ\u3000ｗｉｄｔｈ ７', 'full width 7'],
  ['ﾊﾟ x² ①', 'ハ x2 1'],
  ["Fool's Gold 7", "fool's gold 7"],
])('GAME-07 reduces %j to %j, and does not change the result again', (text, plain) => {
  expect(plainLetters(text)).toBe(plain);
  expect(plainLetters(plain)).toBe(plain);
});
