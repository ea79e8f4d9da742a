import { createLogBound } from '../../shared/logging/bound.ts';
import { isLogged } from '../../shared/logging/levels.ts';
import type { LogCall } from '../../shared/logging/log-numbers.ts';
import { logEntryOf } from '../../shared/logging/entry.ts';
import type { BrandConfig } from '../config/brand-config.ts';
import { withTimeout } from '../async/time-limit.ts';
import type { HttpClient } from './http-client.ts';

/**
 * Reports an error to a brand's logger service. Without `call` it is a plain error. Runs in the background and ignores
 * its own failures.
 */
export type ReportToLogger = (brandConfig: BrandConfig, message: string, data: string, call?: LogCall) => void;

/** Interval (ms) of the report limit. A server may report as much per interval as a page per visit. */
const boundMs = 60_000;
/** The logger may fail together with the other services, so drop reports that it does not accept in time. */
const mostInFlight = 4;
const limitMs = 2_000;

export interface ReportToLoggerOptions {
  httpClient: Pick<HttpClient, 'call'>;
  /** Disables reports. */
  isDeveloping: boolean;
  now?: () => number;
}

/**
 * Sends errors to the logger services as a page does, in the site's own name, because the server's reports have no
 * visitor. The local log has every error, with the request's id.
 */
export function createReportToLogger({
  httpClient,
  isDeveloping,
  now = () => performance.now(),
}: ReportToLoggerOptions): ReportToLogger {
  let maySend = createLogBound();
  let boundUntil = now() + boundMs;
  let inFlight = 0;

  async function send(
    { brand, origin, services }: BrandConfig,
    call: LogCall,
    message: string,
    data: string,
  ): Promise<void> {
    const entry = logEntryOf(call, message, data, {
      name: brand.name,
      domain: new URL(origin).hostname,
      url: `${origin}/`,
      referral: '',
      cookies: '',
      userAgent: 'server',
    });
    await withTimeout(limitMs, undefined, async (signal) => {
      const { body } = await httpClient.call(`${services.LOGGER}/${call}`, {
        name: 'log',
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
        signal,
      });
      await body.dump();
    });
  }

  return (brandConfig, message, data, call = 'LogError') => {
    if (isDeveloping || inFlight >= mostInFlight || !isLogged(call, brandConfig.brand.logLevel ?? 'info')) return;
    if (now() >= boundUntil) {
      maySend = createLogBound();
      boundUntil = now() + boundMs;
    }
    if (!maySend(`${brandConfig.brand.id} ${message}`)) return;
    inFlight += 1;
    const settle = () => {
      inFlight -= 1;
    };
    send(brandConfig, call, message, data).then(settle, settle);
  };
}
