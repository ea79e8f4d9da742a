import { describe, expect, it } from 'vitest';
import { caching, json } from '../../../../server/services/http/answer.ts';
import { createAnswerCache } from '../../../../server/services/http/answer-cache.ts';
import { seal } from '../../../../server/services/http/send.ts';

const answer = seal(json('x'.repeat(1_000), caching.catalogue));

describe('cached responses', () => {
  it('PERF-01 stay below their size in bytes; the least recently used one is evicted first', () => {
    const cache = createAnswerCache(5_000);
    for (const url of ['/1', '/2', '/3']) cache.set(url, answer);
    expect(cache.get('/1')).toBe(answer);
    cache.set('/4', answer);
    expect(['/1', '/2', '/3', '/4'].map((url) => cache.get(url) !== undefined)).toEqual([true, false, true, true]);
  });

  it('PERF-01 one that is larger than the cache is not stored', () => {
    const cache = createAnswerCache(100);
    cache.set('/1', answer);
    expect(cache.get('/1')).toBeUndefined();
  });
});
