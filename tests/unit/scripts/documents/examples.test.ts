import { describe, expect, it } from 'vitest';
import { calls } from '../../../../scripts/documents/calls/calls.ts';
import { callsToRecord, readExamples } from '../../../../scripts/documents/examples.ts';
import { root } from '../../../../scripts/run/root.ts';

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
