import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { createJournal, journalTable } from '../../../../server/services/journal/journal.ts';

describe('journal', () => {
  it('TRK-04 keeps the newest entries within its bound, and leaves other journals alone', () => {
    const state = new DatabaseSync(':memory:');
    state.exec(journalTable);
    const [log, visits] = [createJournal(state, 'log', 50), createJournal(state, 'visits', 50)];
    visits.add({ page: 'home' });
    for (let index = 0; index < 401; index += 1) log.add({ index });
    const listed = log.list() as { index: number }[];
    expect(listed.length).toBeLessThanOrEqual(150);
    expect(listed.at(-1)?.index).toBe(400);
    expect(listed.map(({ index }) => index)).toContain(400 - 49);
    expect(visits.list()).toHaveLength(1);
  });
});
