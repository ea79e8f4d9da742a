import type { Config } from '../config/config.ts';
import type { Log } from './log.ts';
import { createTracing, type Tracing } from './tracing.ts';

interface OpenTracingOptions {
  buildId: string;
  version: string;
  log: Log;
}

/** Tracing by the settings. OpenTelemetry is loaded only where a collector is configured. */
export async function openTracing({ tracing }: Config, options: OpenTracingOptions): Promise<Tracing> {
  if (tracing.endpoint === '') return createTracing(tracing);
  const { createRecorder } = await import('./opentelemetry.ts');
  return createTracing({ ...tracing, recorder: createRecorder({ ...tracing, ...options }) });
}
