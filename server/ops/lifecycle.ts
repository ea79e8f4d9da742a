import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from './log.ts';

export type Phase = 'starting' | 'ready' | 'draining';

/** What `/readyz` tells: a load balancer sends visitors only to a ready process. */
export function createLifecycle() {
  let phase: Phase = 'starting';
  return {
    get phase() {
      return phase;
    },
    become(next: Phase) {
      phase = next;
    },
  };
}
export type Lifecycle = ReturnType<typeof createLifecycle>;

/** Time that answers under way have, after which their connections are cut. */
const finishMs = 18_000;

/** Platforms give 25 s for grace and finish together; the last one is for the way out. */
const leavingMs = 24_000;

/**
 * Leaves without losing a request: readiness goes first, and for `graceMs` the process still serves while the load balancer
 * takes notice; then it stops listening, closes idle connections and lets what is under way finish.
 */
export async function drain(server: Server, lifecycle: Lifecycle, { graceMs, log }: { graceMs: number; log: Log }) {
  if (lifecycle.phase === 'draining') return;
  lifecycle.become('draining');
  log.info({ code: 'server.draining', graceMs });
  log.flush();
  await wait(graceMs);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), Math.min(finishMs, leavingMs - graceMs));
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
