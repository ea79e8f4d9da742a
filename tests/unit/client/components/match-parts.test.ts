import { expect, it } from 'vitest';
import { matchParts } from '../../../../client/components/search-overlay/match-parts.ts';

/** The name with matches in brackets. */
const marked = (name: string, query: string) =>
  matchParts(name, query)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join('');

it.each([
  ['Lantern Trench', 'lant', '[Lant]ern Trench'],
  ['Penny Lantern', 'LANT', 'Penny [Lant]ern'],
  ['Penny Lantern', 'lant pen', '[Pen]ny [Lant]ern'],
  ['Élan Vital', 'elan', '[Élan] Vital'],
  ['E\u0301lan', 'élan', '[Élan]'],
  ['Große Straße', 'strasse', 'Große [Straße]'],
  ['Große', 'gros', '[Groß]e'],
  ['Smørrebrød', 'brod', 'Smørre[brød]'],
  ['Nana', 'ana', 'N[ana]'],
  ['Ananas', 'ana', '[Anana]s'],
  ['Sun Regent', 'moon', 'Sun Regent'],
  ['Sun Regent', '  ', 'Sun Regent'],
  ['7 (Seven)', '(s', '7 [(S]even)'],
  ['Lantern', 'lantirn', 'Lantern'],
])('GAME-07 marks in %j the matches of %j: %s', (name, query, expected) => {
  expect(marked(name, query)).toBe(expected);
});

it('GAME-07 returns every letter of the name in order', () => {
  const parts = matchParts('Élan Über ß', 'ss e u');
  expect(parts.map(({ text }) => text).join('')).toBe('Élan Über ß');
  expect(new Set(parts.map(({ start }) => start)).size).toBe(parts.length);
});
