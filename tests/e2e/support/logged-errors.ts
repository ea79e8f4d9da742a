import type { Page } from 'playwright/test';

/** Messages of all errors that a page sends to the logger, collected from now on. */
export function collectErrors(page: Page): string[] {
  const messages: string[] = [];
  const add = ({ Message = '' }: { Message?: string }) => messages.push(Message);
  page.on('request', (request) => {
    const body = request.method() === 'POST' ? request.postData() : null;
    if (!body || !/\/(LogError|log-entries)$/.test(new URL(request.url()).pathname)) return;
    const data = JSON.parse(body) as { log?: object; entries?: { call: string; entry: { log: object } }[] };
    if (data.log) add(data.log);
    for (const { call, entry } of data.entries ?? []) if (call === 'LogError') add(entry.log);
  });
  return messages;
}
