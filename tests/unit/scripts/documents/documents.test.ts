import { describe, expect, it } from 'vitest';
import { calls } from '../../../../scripts/documents/calls/calls.ts';
import { callsToRecord, readExamples } from '../../../../scripts/documents/examples.ts';
import { root } from '../../../../scripts/run/root.ts';
import { replaceSection, table } from '../../../../scripts/documents/sections.ts';

describe('the calls whose examples are recorded', () => {
  const recordedNow = readExamples(root);
  const idsOf = async (ids: string[], change: Awaited<typeof recordedNow> = {}) =>
    callsToRecord(calls, { ...(await recordedNow), ...change }, ids).map(({ id }) => id);

  it('DOC-01 are none while each call has its examples', async () => {
    expect(await idsOf([])).toEqual([]);
  });

  it('DOC-01 are those without examples, and those that are named', async () => {
    expect(await idsOf(['getFaq'], { listWinners: {} })).toEqual(['listWinners', 'getFaq']);
  });

  it('DOC-01 are refused when a name is not known', async () => {
    await expect(idsOf(['listLosers'])).rejects.toThrow('No call has the id listLosers');
  });
});

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
