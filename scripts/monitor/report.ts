import { rename, writeFile } from 'node:fs/promises';
import { Gauge, Registry } from 'prom-client';
import { alignColumns } from '../terminal/align-columns.ts';
import { Failure, reasonOf } from '../terminal/failure.ts';
import type { Format, MonitorOptions } from './options.ts';
import type { CheckOutcome } from './round.ts';

const isFailed = ({ problems }: CheckOutcome) => problems.length > 0;

/** One line that sums a round up. */
export function summaryOf(outcomes: readonly CheckOutcome[], { origin }: MonitorOptions): string {
  return `[monitor] ${outcomes.length} checks of ${origin.origin}, ${outcomes.filter(isFailed).length} failed`;
}

function asTable(outcomes: readonly CheckOutcome[], options: MonitorOptions): string {
  const rows = outcomes.map(({ brand, name, status, ms, days, problems }) => [
    brand,
    name,
    String(status ?? '-'),
    days === undefined ? `${ms ?? '-'} ms` : `${days} days`,
    problems.length === 0 ? 'ok' : `FAILED: ${problems.join('; ')}`,
  ]);
  return `${alignColumns(rows, new Set([0, 1, 4]))}\n${summaryOf(outcomes, options)}\n`;
}

function asJson(outcomes: readonly CheckOutcome[], { origin }: MonitorOptions): string {
  const failed = outcomes.filter(isFailed).length;
  const at = new Date().toISOString();
  return `${JSON.stringify({ origin: origin.origin, at, failed, checks: outcomes }, undefined, 2)}\n`;
}

/** Metrics of a round, in the text format of Prometheus. */
async function asMetrics(outcomes: readonly CheckOutcome[]): Promise<string> {
  const registry = new Registry();
  const gauge = (name: string, help: string, labelNames: readonly string[] = []) =>
    new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
  const success = gauge('site_check_success', '1 when no page of the check had a problem.', ['brand', 'check']);
  const duration = gauge('site_check_duration_seconds', 'Time of the slowest whole response.', ['brand', 'check']);
  const certificate = gauge('site_certificate_days', 'Days that the certificate is still valid.', ['brand']);
  // Pages that share a check's name share its metrics: the success of one must not hide the failure of another.
  for (const same of Map.groupBy(outcomes, ({ brand, name }) => JSON.stringify([brand, name])).values()) {
    const [{ brand, name }] = same as [CheckOutcome];
    success.set({ brand, check: name }, same.some(isFailed) ? 0 : 1);
    const times = same.flatMap(({ ms }) => ms ?? []);
    if (times.length > 0) duration.set({ brand, check: name }, Math.max(...times) / 1000);
  }
  for (const { brand, days } of outcomes) if (days !== undefined) certificate.set({ brand }, days);
  gauge('site_checks_failed', 'Checks with a problem.').set(outcomes.filter(isFailed).length);
  gauge('site_checks_last_run_timestamp_seconds', 'End of the round.').set(Math.floor(Date.now() / 1000));
  return registry.metrics();
}

/** The report of a round in a format. */
export function formatReport(
  format: Format,
  outcomes: readonly CheckOutcome[],
  options: MonitorOptions,
): string | Promise<string> {
  if (format === 'prometheus') return asMetrics(outcomes);
  return format === 'json' ? asJson(outcomes, options) : asTable(outcomes, options);
}

/**
 * Writes a report to standard output, or replaces the file at once, since collectors may read it at any time. Throws a
 * {@link Failure} when it cannot be written.
 */
export async function writeReport(text: string, out: string | undefined): Promise<void> {
  if (out === undefined) return void process.stdout.write(text);
  try {
    await writeFile(`${out}.part`, text);
    await rename(`${out}.part`, out);
  } catch (error) {
    throw new Failure(`[monitor] ${out} cannot be written: ${reasonOf(error)}`);
  }
}
