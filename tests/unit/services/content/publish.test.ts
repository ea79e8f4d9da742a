import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createPublisher } from '../../../../server/services/content/publish.ts';

/** A site that responds with a status each, then with 200. It notes the messages whose signature is right. */
async function startSite(...statuses: number[]) {
  const messages: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const signature = createHmac('sha256', 'key').update(body).digest('hex');
      const status = statuses.shift() ?? 200;
      if (status === 200 && request.headers['x-signature'] === `sha256=${signature}`) messages.push(JSON.parse(body));
      response.writeHead(status).end();
    });
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/_purge/cms`;
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const codes = () => lines.map((line) => (JSON.parse(line) as { code: string }).code);
  return { messages, codes, publish: createPublisher({ url, secret: 'key', log, retryMs: 1 }) };
}

const post = (id: number | string, culture = 'es') => ({ culture, kind: 'post', id: String(id) });

it('OPS-07 notifies the site of each changed item, signed, and again after a 503', async () => {
  const { messages, codes, publish } = await startSite(503);
  await publish([post('first')]);
  expect(messages).toEqual([{ ...post('first'), at: expect.stringMatching(/^\d{4}-.*Z$/) }]);
  expect(codes()).toEqual(['content.published']);
});

it('OPS-07 notifies the site of a whole culture when more items have changed than messages should be sent', async () => {
  const { messages, publish } = await startSite();
  await publish([...Array.from({ length: 51 }, (_, id) => post(id)), post('other', 'sv')]);
  expect(messages).toHaveLength(2);
  expect(messages).toContainEqual(expect.objectContaining({ culture: 'es', kind: 'culture' }));
  expect(messages).toContainEqual(expect.objectContaining(post('other', 'sv')));
});

it('OPS-07 logs a message that the site has not taken in five attempts', async () => {
  const { messages, codes, publish } = await startSite(500, 408, 429, 503, 502);
  await publish([post('first')]);
  await publish([]);
  expect([messages, codes()]).toEqual([[], ['content.not-published']]);
});

it.each([400, 401, 403, 413])('OPS-07 does not repeat a message that the site rejects with %s', async (status) => {
  const { messages, codes, publish } = await startSite(status);
  await publish([post('first')]);
  expect([messages, codes()]).toEqual([[], ['content.not-published']]);
});
