import * as v from 'valibot';
import { logBatch } from '../../shared/contract/log-batch.ts';
import { logBatchPath } from '../../shared/logging/log-numbers.ts';
import { countedVital, type CountedVital } from '../../shared/contract/web-vital.ts';
import { webVitalMessage } from '../../shared/logging/web-vital.ts';
import { withTimeout } from '../async/time-limit.ts';
import type { HttpClient } from '../upstream/http-client.ts';
import { problem, type ScriptEndpoint } from './endpoint.ts';

export interface LogEntriesOptions {
  httpClient: Pick<HttpClient, 'call'>;
  timeoutMs: number;
  /** Called with each measurement of a browser. */
  onVital(vital: CountedVital): void;
}

const jsonVital = v.pipe(v.string(), v.parseJson(), countedVital);

/**
 * Accepts log entries of a page in one POST and sends each to the logger service, which accepts one per call.
 * 202 when the service accepted all, otherwise 502. Pages do not retry.
 */
export const createLogEntries = ({ httpClient, timeoutMs, onVital }: LogEntriesOptions): ScriptEndpoint => ({
  path: logBatchPath,

  async handle({ body, header, ip, requestId, brandConfig, signal }) {
    const batch = v.safeParse(logBatch, body);
    if (!batch.success) return problem(400, 'A list of log entries is needed.');
    for (const { call, entry } of batch.output.entries) {
      if (call !== 'LogInfo' || entry.log.Message !== webVitalMessage) continue;
      const vital = v.safeParse(jsonVital, entry.log.AdditionalData);
      if (vital.success) onVital(vital.output);
    }
    const headers = {
      'content-type': 'application/json',
      'x-request-id': requestId,
      ...(ip !== undefined && { 'x-forwarded-for': ip }),
      'user-agent': header('user-agent') ?? '',
    };
    const send = ({ call, entry }: v.InferOutput<typeof logBatch>['entries'][number]) =>
      withTimeout(timeoutMs, signal, async (limited) => {
        const response = await httpClient.call(`${brandConfig.services.LOGGER}/${call}`, {
          name: 'log',
          method: 'POST',
          headers,
          body: JSON.stringify(entry),
          signal: limited,
        });
        await response.body.dump();
        if (response.statusCode >= 300) throw new Error(`status ${response.statusCode}`);
      });
    const results = await Promise.allSettled(batch.output.entries.map(send));
    return results.every(({ status }) => status === 'fulfilled') ? { status: 202, data: {} } : problem(502);
  },
});
