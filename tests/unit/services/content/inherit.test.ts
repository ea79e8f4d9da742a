import { describe, expect, it } from 'vitest';
import { inheritFiles } from '../../../../server/services/content/inherit.ts';
import type { ContentSource } from '../../../../server/services/content/sources.ts';

const source = (culture: ContentSource['culture'], name: string, text = ''): ContentSource => ({
  culture,
  path: `brands/en/content/${culture}/${name}`,
  name,
  text,
});
const base = ['a.md', 'b.md', 'blog/c.md'].map((name) => source('en-GB', name));
const inherit = (...own: ContentSource[]) => {
  const { files, problems } = inheritFiles(own, base);
  const named = files.map(({ name, culture, inherited }) => `${name} ${culture}${inherited ? ' taken over' : ''}`);
  return { files: named, problems: problems.map(({ says }) => says) };
};

describe('files taken over from another culture', () => {
  it('I18N-02 are those that a culture has not itself, file by file', () => {
    expect(inherit(source('en-IE', 'b.md'), source('en-IE', 'own.md'))).toEqual({
      files: ['b.md en-IE', 'own.md en-IE', 'a.md en-GB taken over', 'blog/c.md en-GB taken over'],
      problems: [],
    });
  });

  it('I18N-02 are not those that the culture says it lacks', () => {
    const absent = source('en-IE', 'absent.json', '["a.md", "blog/c.md"]');
    expect(inherit(absent)).toEqual({ files: ['b.md en-GB taken over'], problems: [] });
  });

  it.each([
    ['["d.md"]', /names "d.md", which could not be taken over/],
    ['{"a.md": true}', /needs a list of file names/],
    ['[', /needs a list of file names/],
  ])('API-03 absent.json with %s is reported', (text, says) => {
    expect(inherit(source('en-IE', 'absent.json', text)).problems).toEqual([expect.stringMatching(says)]);
  });
});
