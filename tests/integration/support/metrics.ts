import { expect } from 'vitest';
import { sendRequest } from './send-request.ts';

/** Samples of a scrape, by name and labels in the order of the response. */
export async function scrape(adminPort: number): Promise<Map<string, number>> {
  const { status, headers, text } = await sendRequest(adminPort, '/metrics');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const samples = text.matchAll(/^(?<name>\w+(?:\{.*\})?) (?<value>\S+)$/gm);
  return new Map([...samples].map(({ groups }) => [groups?.['name'] ?? '', Number(groups?.['value'])]));
}
