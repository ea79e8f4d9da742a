import { runInNewContext } from 'node:vm';
import { expect } from 'vitest';
import { sendRequest } from './send-request.ts';

/** Runs a script as a page on another origin would. Returns the page's window, the posted messages and the script's URL. */
export async function runScript(path: string, query: Parameters<typeof sendRequest>[1] = {}) {
  const response = await sendRequest(path, query);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/\bjavascript\b/);
  const messages: { message: unknown; target: unknown }[] = [];
  const storage = () => {
    const values = new Map<string, string>();
    return {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => values.set(key, value),
    };
  };
  const page: Record<string, unknown> = {
    document: { currentScript: { src: response.url } },
    location: { origin: 'http://en.localhost' },
    localStorage: storage(),
    sessionStorage: storage(),
    navigator: { sendBeacon: () => true },
    addEventListener: () => undefined,
    crypto,
    URL,
    Uint8Array,
    postMessage: (message: unknown, target: unknown) => messages.push({ message, target }),
  };
  page['window'] = page;
  runInNewContext(await response.text(), page);
  return { page, messages, address: response.url };
}
