import { setTimeout as wait } from 'node:timers/promises';
import type { Program } from './program.ts';

const lookMs = 500;
/** A program that uses less than this share of the time does nothing. */
const idleShare = 0.05;

/** Waits until a program has done what it does behind its answers: renewing pages, compressing them better. */
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
