import type { SealedAnswer } from './send.ts';

/** Responses by URL, at most `maxBytes`. The least recently used is evicted first. */
export function createAnswerCache(maxBytes: number) {
  const answers = new Map<string, SealedAnswer>();
  let bytes = 0;
  const sizeOf = (url: string, answer: SealedAnswer) => url.length * 2 + answer.body.length + 500;
  return {
    get(url: string): SealedAnswer | undefined {
      const answer = answers.get(url);
      if (answer) {
        answers.delete(url);
        answers.set(url, answer);
      }
      return answer;
    },
    set(url: string, answer: SealedAnswer): void {
      if (answers.has(url)) return;
      answers.set(url, answer);
      bytes += sizeOf(url, answer);
      for (const [oldUrl, old] of answers) {
        if (bytes <= maxBytes) break;
        answers.delete(oldUrl);
        bytes -= sizeOf(oldUrl, old);
      }
    },
  };
}
export type AnswerCache = ReturnType<typeof createAnswerCache>;
