import { describe, expect, it } from 'vitest';
import { replaceSection, table } from '../../../../scripts/documents/sections.ts';

const document = 'before\n<!-- generated: codes (npm run documents) -->\nold\n<!-- end: codes -->\nafter\n';

describe('the generator of sections', () => {
  it('DOC-01 replaces a section and preserves the rest of the document', () => {
    const once = replaceSection(document, 'codes', 'new');
    expect(once).toBe(document.replace('\nold\n', '\n\nnew\n\n'));
    expect(replaceSection(once, 'codes', 'new')).toBe(once);
  });

  it('DOC-01 rejects a document without the markers of the section', () => {
    expect(() => replaceSection('before', 'codes', 'new')).toThrow(/Section "codes" needs the lines/);
  });

  it('DOC-01 escapes vertical bars in the cells of a table', () => {
    expect(table(['a', 'b'], [['x|y', 'z']])).toBe('| a | b |\n| --- | --- |\n| x\\|y | z |');
  });
});
