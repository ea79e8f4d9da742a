import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Log } from '../telemetry/log.ts';

export type Phase = 'starting' | 'ready' | 'draining';

/** State behind `/readyz`. A load balancer sends traffic to ready processes only. */
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

/** Time for requests in flight, after which their connections are closed. */
const finishMs = 18_000;

/** Platforms allow 25 s for grace period and shutdown together. One second is left for exiting. */
const shutdownMs = 24_000;

/**
 * Shuts down without losing a request. `/readyz` fails first, and the process serves for `graceMs` until the load
 * balancer has noticed. It then stops listening, closes idle connections and waits for requests in flight.
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
  const cut = setTimeout(() => server.closeAllConnections(), Math.min(finishMs, shutdownMs - graceMs));
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
