import { describe, expect, it } from 'vitest';
import { caching, json } from '../../../../server/services/http/answer.ts';
import { createAnswerCache } from '../../../../server/services/http/answer-cache.ts';
import { seal } from '../../../../server/services/http/send.ts';

const answer = seal(json('x'.repeat(1_000), caching.catalogue));

describe('kept answers', () => {
  it('PERF-01 stay below their bytes; the one that was not asked for longest goes first', () => {
    const kept = createAnswerCache(5_000);
    for (const url of ['/1', '/2', '/3']) kept.set(url, answer);
    expect(kept.get('/1')).toBe(answer);
    kept.set('/4', answer);
    expect(['/1', '/2', '/3', '/4'].map((url) => kept.get(url) !== undefined)).toEqual([true, false, true, true]);
  });

  it('PERF-01 one that is too large for all is not kept', () => {
    const kept = createAnswerCache(100);
    kept.set('/1', answer);
    expect(kept.get('/1')).toBeUndefined();
  });
});
