import { LRUCache } from 'lru-cache';
import type { SealedAnswer } from './send.ts';

/** Responses by URL, at most `maxBytes`. */
export const createAnswerCache = (maxBytes: number) =>
  new LRUCache<string, SealedAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, url) => url.length * 2 + body.length + 500,
  });
export type AnswerCache = ReturnType<typeof createAnswerCache>;
