import { expect, it } from 'vitest';
import { paragraphs } from '../../../../server/services/catalogue/pages/html.ts';
import { wordsOf } from '../../../../shared/data/words-of.ts';

it('SEC-02 escapes the words of a game’s page so that its head can read them again', () => {
  const words = `Fool's "Gold" & <more>`;
  expect(paragraphs(words, '')).not.toContain('<more>');
  expect(wordsOf(paragraphs(words, ''))).toBe(words);
});
