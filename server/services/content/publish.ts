import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { logCodes } from '../log-codes.ts';
import type { PublishedItem } from './changed-items.ts';

export interface PublisherOptions {
  /** The site's `/_purge/cms`. */
  url: string;
  /** Signs the messages. */
  secret: string;
  log: Logger;
  /** Milliseconds before a message is sent again. */
  retryMs?: number;
}

/** More changes than this in a culture are one message, of a kind for which the site purges the whole culture. */
const mostItems = 50;
const attempts = 5;
const limitMs = 5_000;

function messagesFor(items: readonly PublishedItem[]): PublishedItem[] {
  return [...Map.groupBy(items, ({ culture }) => culture)].flatMap(([culture, own]) =>
    own.length > mostItems ? [{ culture, kind: 'culture', id: culture }] : own,
  );
}

/** A response that the same message would get again: it is malformed, wrongly signed, or sent to the wrong URL. */
class RejectedError extends Error {}

/** Whether a later attempt may succeed: the site is overloaded or has failed. */
const mayRepeat = (status: number) => status >= 500 || status === 408 || status === 429;

/**
 * Notifies the site of changed content, signed, as the contract's "Published content" says. A failed message is sent
 * again, a rejected one is not.
 */
export function createPublisher({ url, secret, log, retryMs = 1_000 }: PublisherOptions) {
  async function send(item: PublishedItem): Promise<void> {
    const body = JSON.stringify({ ...item, at: new Date().toISOString() });
    const signature = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
    const headers = { 'content-type': 'application/json', 'x-signature': signature };
    const response = await fetch(url, { method: 'POST', body, headers, signal: AbortSignal.timeout(limitMs) });
    const { ok, status } = response;
    const text = `The site answered ${status}: ${(await response.text()).slice(0, 300)}`;
    if (!ok) throw new (mayRepeat(status) ? Error : RejectedError)(text);
  }

  async function sendOften(item: PublishedItem): Promise<boolean> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await send(item);
        return true;
      } catch (err) {
        if (attempt === attempts || err instanceof RejectedError) {
          log.warn({ code: logCodes.contentNotPublished, ...item, err });
          return false;
        }
        await wait(retryMs);
      }
    }
  }

  return async function publish(items: readonly PublishedItem[]): Promise<void> {
    const sent = await Promise.all(messagesFor(items).map(sendOften));
    const messages = sent.filter(Boolean).length;
    if (messages > 0) log.info({ code: logCodes.contentPublished, messages });
  };
}
