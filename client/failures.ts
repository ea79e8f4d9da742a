import type { CallFailure } from '../shared/data/fetch-resource.ts';
import { errorText } from '../shared/logging/error-text.ts';
import type { Site } from './site-context.ts';
import { flushLog, loggerOf, stackOf } from './visitor/logger.ts';
import { loadServedPage } from './without-client.ts';

export { stayWithoutClient } from './without-client.ts';

/** The path of a call's key. */
const pathOf = (key: string) => key.replace(/\?.*/, '');

export function reportFailedCall(site: Site, { key, reason, detail }: CallFailure): void {
  loggerOf(site)('LogError', `A call failed: ${pathOf(key)} ${reason}`, detail);
}

export function reportDroppedItems(site: Site, key: string, problems: readonly string[]): void {
  loggerOf(site)('LogWarn', `Items were dropped: ${pathOf(key)}`, problems.slice(0, 3).join('; '));
}

/**
 * Reasons of a browser for skipping a view transition: another one began, the document was hidden or resized, or the new page took
 * longer than 4 s to render. See https://drafts.csswg.org/css-view-transitions-1/#skip-the-view-transition.
 */
const skippedTransition = new Set(['AbortError', 'InvalidStateError', 'TimeoutError']);

/**
 * Reports an error from which React has recovered: a section threw during hydration and was rendered again. A skipped view
 * transition is not an error.
 */
export function reportRecovered(site: Site, error: unknown): void {
  if (error instanceof DOMException && skippedTransition.has(error.name)) return;
  // React wraps the component's error and exposes the original as `cause`.
  const { cause = error } = error as Error;
  console.error('[hydration]', cause);
  loggerOf(site)('LogWarn', 'React recovered from a hydration error', String(cause));
}

const reported = new Set<string>();

/** Logs an error. Equal ones, such as those of all rails of a page, are logged once per document. */
export function reportError(site: Site, error: unknown): void {
  const stack = stackOf(error);
  const identity = `${errorText(error)}\n${stack}`;
  if (reported.has(identity)) return;
  reported.add(identity);
  loggerOf(site)('LogError', errorText(error), stack);
}

/** Reports an error that a boundary has caught, if any. Shows the server's page if the error has removed its content. */
export async function recover(site: Site, error: unknown, boundary: unknown): Promise<void> {
  reportError(site, error);
  await loadServedPage(boundary, error, () => flushLog(site));
}
