import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from '../terminal/failure.ts';
import type { Child } from './child.ts';

async function responds(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).status === 200;
  } catch {
    return false;
  }
}

/**
 * Polls the URL until it responds with 200. Resolves to false when the program exits first. Throws after the limit
 * (ms).
 */
export async function becomesReady(child: Child, url: string, limit = 60_000): Promise<boolean> {
  const deadline = performance.now() + limit;
  const state = { ended: false };
  void child.exited.then(() => {
    state.ended = true;
  });
  while (!(await responds(url))) {
    if (state.ended) return false;
    if (performance.now() > deadline) {
      child.release();
      throw new Failure(`[${child.name}] ${url} gave no 200 within ${limit / 1000} s; see its log above.`);
    }
    await wait(25);
  }
  return true;
}
