import { createBatcher } from '../../shared/batching/batcher.ts';
import type { LogBatch } from '../../shared/contract/log-batch.ts';
import { type LogCall, logBatchPath, mostLogEntries } from '../../shared/logging/log-numbers.ts';
import { createLogBound } from '../../shared/logging/bound.ts';
import { isLogged } from '../../shared/logging/levels.ts';
import { logEntryOf } from '../../shared/logging/entry.ts';
import { errorText } from '../../shared/logging/error-text.ts';
import { webVitalMessage } from '../../shared/logging/web-vital.ts';
import type { Site } from '../site-context.ts';
import { readCookies } from './document-cookies.ts';

export type Logger = (call: LogCall, message: string, data?: string) => void;

interface BatchingLogger {
  log: Logger;
  /** Sends the pending entries. */
  flush: () => void;
}

const loggers = new WeakMap<Site, BatchingLogger>();

/** One logger per site, since all callers share the limit of equal messages. */
function batchingLoggerOf(site: Site): BatchingLogger {
  const logger = loggers.get(site) ?? createLogger(site);
  loggers.set(site, logger);
  return logger;
}

export const loggerOf = (site: Site): Logger => batchingLoggerOf(site).log;

/** Sends pending entries at once. Call it before a script leaves the page: browsers may drop requests made during unload. */
export const flushLog = (site: Site) => batchingLoggerOf(site).flush();

/** Sends entries to the logger service, in batches through the site. Equal messages are sent at most ten times, none in development. */
function createLogger({ services, brand, logLevel }: Site): BatchingLogger {
  const maySend = createLogBound();
  const post = (url: string, body: object) => {
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      keepalive: true,
    }).catch(() => undefined);
  };
  const batcher = createBatcher<LogBatch['entries'][number]>({
    windowMs: 2_000,
    mostItems: mostLogEntries,
    mostBytes: 15 * 1024,
    send(entries) {
      const [first] = entries;
      // The site counts measurements, so they go through it, also where the logger is called directly.
      const isMeasured = first?.entry.log.Message === webVitalMessage;
      if (entries.length > 1 || isMeasured) post(logBatchPath, { entries });
      else if (first) post(`${services.logger}/${first.call}`, first.entry);
    },
  });
  // Mobile browsers may end a hidden page without another event.
  for (const type of ['pagehide', 'visibilitychange']) addEventListener(type, batcher.flush);
  const log: Logger = (call, message, data = '') => {
    if (process.env.NODE_ENV === 'development' || !isLogged(call, logLevel) || !maySend(message)) return;
    const { build, page } = document.documentElement.dataset;
    const detail = call === 'LogInfo' ? data : `build ${build}, route ${page}\n${data}`;
    const entry = logEntryOf(call, message, detail, {
      name: brand.name,
      domain: location.hostname,
      url: location.href,
      referral: document.referrer,
      cookies: readCookies(),
      userAgent: navigator.userAgent,
    });
    batcher.add({ call, entry });
  };
  return { log, flush: batcher.flush };
}

export const stackOf = (error: unknown) => (error instanceof Error ? (error.stack ?? '') : '');

/** Logs uncaught errors and unhandled rejections. Returns a function that stops it. */
export function logErrors(log: Logger): () => void {
  const onError = ({ error, message }: ErrorEvent) => log('LogError', message || errorText(error), stackOf(error));
  const onRejection = ({ reason }: PromiseRejectionEvent) => log('LogError', errorText(reason), stackOf(reason));
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
  };
}

/** Logs that the site was installed. Returns a function that stops it. */
export function logInstall(log: Logger): () => void {
  const onInstall = () => log('LogInfo', 'The site was installed');
  addEventListener('appinstalled', onInstall);
  return () => removeEventListener('appinstalled', onInstall);
}
