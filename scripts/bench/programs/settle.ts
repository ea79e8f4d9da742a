import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from './program.ts';

const lookMs = 500;
/** A program below this share of CPU time counts as idle. */
const idleShare = 0.05;

/** Waits until a program has finished its background work: revalidating and recompressing pages. */
export async function settle(program: Program, limitMs = 30_000): Promise<void> {
  const deadline = performance.now() + limitMs;
  let { cpuMs } = await program.state();
  while (performance.now() < deadline) {
    await wait(lookMs);
    const now = (await program.state()).cpuMs;
    if (now - cpuMs < lookMs * idleShare) return;
    cpuMs = now;
  }
}
