import { describe, expect, it } from 'vitest';
import { compareRequirements } from '../../../../scripts/check/requirements.ts';

/** Ids that no requirement has, because this file is checked too. */
const withIds = (pattern: string) => pattern.replaceAll('@', 'AA-0');

const text = withIds('# Requirements\n\n- **@1** One.\n- **@2** Two, as @1.\n');
const compare = (...titles: string[]) =>
  compareRequirements(
    text,
    titles.map((code, index) => ({ path: `tests/${index}.test.ts`, text: withIds(code) })),
  );

describe('the check of requirements', () => {
  it.each([
    ['a title', `it('@1 @2 does both')`],
    ['a title of a table', `it.each([\n  ['a', 1],\n])('@1 %s', () => {});\nit.each(rows)(\n  '@2 %s',\n)`],
    ['a template', 'it(`@1 of ${name}`); it("@2, too")'],
  ])('DOC-01 finds the ids of %s', (_, code) => {
    expect(compare(code)).toEqual({ unknown: [], uncited: [], repeated: [] });
  });

  it('DOC-01 reports an id that is not listed, with the test that cites it', () => {
    expect(compare(`it('@1 @2 @3 does more')`).unknown).toEqual([[withIds('@3'), 'tests/0.test.ts']]);
  });

  it('DOC-01 reports the ids that no title cites', () => {
    expect(compare(`it('@1 mentions @2 in its text')`).uncited).toEqual([withIds('@2')]);
  });

  it('DOC-01 reports an id that is listed twice', () => {
    expect(compareRequirements(text + text, []).repeated).toEqual([withIds('@1'), withIds('@2')]);
  });
});
