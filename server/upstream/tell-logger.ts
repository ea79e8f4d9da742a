import { request } from 'undici';
import { createLogBound } from '../../shared/logging/bound.ts';
import { logEntryOf } from '../../shared/logging/entry.ts';
import type { RuntimeBrand } from '../config/runtime-brand.ts';
import { withinTime } from './time-limit.ts';
import type { Wire } from './transport.ts';

/** Tells a brand's logger of an error; nobody waits for it, and nothing comes of it when it fails. */
export type TellLogger = (runtime: RuntimeBrand, message: string, data: string) => void;

/** What one page may say ten times, a server may every minute. */
const boundMs = 60_000;
/** When all services are ill so is the logger, perhaps: what it does not take up in time is dropped. */
const mostUnderWay = 4;
const limitMs = 2_000;

export interface TellLoggerOptions {
  wire: Pick<Wire, 'agent'>;
  /** Nothing is told then. */
  isDeveloping: boolean;
  now?: () => number;
}

/**
 * Sends errors to the logger services as a page does, in the site's own name: there is no visitor in what the server tells. The local log
 * has all of it, with the request's id.
 */
export function createTellLogger({ wire, isDeveloping, now = () => performance.now() }: TellLoggerOptions): TellLogger {
  let maySend = createLogBound();
  let boundUntil = now() + boundMs;
  let underWay = 0;

  async function send({ brand, origin, services }: RuntimeBrand, message: string, data: string): Promise<void> {
    const entry = logEntryOf('LogError', message, data, {
      name: brand.name,
      domain: new URL(origin).hostname,
      url: `${origin}/`,
      referral: '',
      cookies: '',
      userAgent: 'server',
    });
    await withinTime(limitMs, undefined, async (signal) => {
      const { body } = await request(`${services.LOGGER}/LogError`, {
        dispatcher: wire.agent,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(entry),
        signal,
      });
      await body.dump();
    });
  }

  return (runtime, message, data) => {
    if (isDeveloping || underWay >= mostUnderWay) return;
    if (now() >= boundUntil) {
      maySend = createLogBound();
      boundUntil = now() + boundMs;
    }
    if (!maySend(`${runtime.brand.id} ${message}`)) return;
    underWay += 1;
    const settle = () => {
      underWay -= 1;
    };
    send(runtime, message, data).then(settle, settle);
  };
}
