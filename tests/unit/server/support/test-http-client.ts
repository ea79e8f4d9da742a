import { onTestFinished } from 'vitest';
import { createHttpClient } from '../../../../server/upstream/http-client.ts';
import { recordingLog } from './recording-log.ts';
import { testMetrics } from './test-metrics.ts';

/** An HTTP client with its own log, metrics and clock. It closes after the test. */
export function testHttpClient({ connections = 4, timeoutMs = 2_000 } = {}) {
  const { log, entries, codes } = recordingLog();
  const { metrics, samples } = testMetrics();
  const clock = { ms: 0 };
  const now = () => clock.ms;
  const httpClient = createHttpClient({ connections, timeoutMs, log, metrics: metrics.upstream, now });
  onTestFinished(() => httpClient.close());
  return { httpClient, log, entries, codes, metrics, samples, clock };
}
