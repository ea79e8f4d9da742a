import type { Environment } from '../../../../server/config/read.ts';
import type { AppContext } from '../../../../server/context.ts';
import { createMetrics } from '../../../../server/telemetry/metrics.ts';
import { createTracing } from '../../../../server/telemetry/tracing.ts';
import { recordingLog } from './recording-log.ts';
import { testConfig } from './test-config.ts';

/** A context for the listener, in which no host has a brand, and the entries that it logs. */
export function listenerContext(environment: Environment = {}) {
  const { log, entries } = recordingLog();
  const context = {
    config: testConfig(environment),
    log,
    lifecycle: { phase: 'ready' },
    hosts: new Map(),
    tracing: createTracing({ trustsSampled: false }),
    trustsProxy: () => false,
    metrics: createMetrics({ buildId: 'test', version: '0' }),
  } as unknown as AppContext;
  return { context, entries };
}
