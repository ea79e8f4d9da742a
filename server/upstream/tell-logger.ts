import { createLogBound } from '../../shared/logging/bound.ts';
import { isLogged } from '../../shared/logging/levels.ts';
import type { LogCall } from '../../shared/contract/log-numbers.ts';
import { logEntryOf } from '../../shared/logging/entry.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import { withinTime } from './time-limit.ts';
import type { Wire } from './transport.ts';

/**
 * Reports an error to a brand's logger service. Without `call` it is a plain error. Runs in the background and ignores
 * its own failures.
 */
export type TellLogger = (runtime: RuntimeBrand, message: string, data: string, call?: LogCall) => void;

/** Interval (ms) of the report limit. A server may report as much per interval as a page per visit. */
const boundMs = 60_000;
/** The logger may fail together with the other services, so drop reports that it does not accept in time. */
const mostUnderWay = 4;
const limitMs = 2_000;

export interface TellLoggerOptions {
  wire: Pick<Wire, 'call'>;
  /** Disables reports. */
  isDeveloping: boolean;
  now?: () => number;
}

/**
 * Sends errors to the logger services as a page does, in the site's own name, because the server's reports have no
 * visitor. The local log has every error, with the request's id.
 */
export function createTellLogger({ wire, isDeveloping, now = () => performance.now() }: TellLoggerOptions): TellLogger {
  let maySend = createLogBound();
  let boundUntil = now() + boundMs;
  let underWay = 0;

  async function send(
    { brand, origin, services }: RuntimeBrand,
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
    await withinTime(limitMs, undefined, async (signal) => {
      const { body } = await wire.call(`${services.LOGGER}/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
        signal,
      });
      await body.dump();
    });
  }

  return (runtime, message, data, call = 'LogError') => {
    if (isDeveloping || underWay >= mostUnderWay || !isLogged(call, runtime.brand.logLevel ?? 'info')) return;
    if (now() >= boundUntil) {
      maySend = createLogBound();
      boundUntil = now() + boundMs;
    }
    if (!maySend(`${runtime.brand.id} ${message}`)) return;
    underWay += 1;
    const settle = () => {
      underWay -= 1;
    };
    send(runtime, call, message, data).then(settle, settle);
  };
}
