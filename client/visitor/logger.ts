import type { LogCall } from '../../shared/contract/log-numbers.ts';
import { createLogBound } from '../../shared/logging/bound.ts';
import { logEntryOf } from '../../shared/logging/entry.ts';
import type { Site } from '../site-context.ts';

export type Logger = (call: LogCall, message: string, data?: string) => void;

const loggers = new WeakMap<Site, Logger>();

/** The site's one logger: all who log from its pages share the bound on how often a message is sent. */
export function loggerOf(site: Site): Logger {
  const logger = loggers.get(site) ?? createLogger(site);
  loggers.set(site, logger);
  return logger;
}

/** Sends entries to the logger service, each message ten times at most; nothing while somebody develops. */
function createLogger({ services, brand }: Site): Logger {
  const maySend = createLogBound();
  return (call, message, data = '') => {
    if (process.env.NODE_ENV === 'development' || !maySend(message)) return;
    const entry = logEntryOf(call, message, data, {
      name: brand.name,
      domain: location.hostname,
      url: location.href,
      referral: document.referrer,
      cookies: document.cookie,
      userAgent: navigator.userAgent,
    });
    fetch(`${services.logger}/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
}

export const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
export const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** Tells the logger what the page itself did not expect. What it returns ends that. */
export function logErrors(log: Logger): () => void {
  const onError = ({ error, message }: ErrorEvent) => log('LogError', message || textOf(error), stackOf(error));
  const onRejection = ({ reason }: PromiseRejectionEvent) => log('LogError', textOf(reason), stackOf(reason));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}
