import { messages } from 'messages:all';
import { expect, it } from 'vitest';

it('PAGE-01 I18N-06 a legal text and its short form name their version and day in the same words', () => {
  const lines = Object.values(messages).map((areas) => [
    areas['content']?.['content.versionFrom'],
    areas['promotions']?.['promotions.terms.version'],
  ]);
  expect(lines.length).toBeGreaterThan(8);
  for (const [page, dialog] of lines) expect(page).toEqual(dialog);
});
