import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runFuzz } from '../../../../scripts/fuzz/fuzz.ts';
import { findProblems } from '../../../../scripts/fuzz/judge.ts';
import { readFuzzOptions } from '../../../../scripts/fuzz/options.ts';

const request = 'GET /slots/ HTTP/1.1\r\n\r\n';
const ok = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n';
const moved = (location: string) => `HTTP/1.1 301 Moved\r\nlocation: ${location}\r\n\r\n`;

describe('the judge of odd requests', () => {
  it.each([
    ['no response', request, ''],
    ['an escaped text', request, `${ok}\r\nzq9&lt;x9 zq9%22x9`],
    ['a redirect', request, moved('/slots/?q=zq9%3Cx9')],
    ['an id that ends like the mark', request, `${ok}x-request-id: a-1zq9\r\n\r\n`],
    ['the error page', 'GET /en-IE/500/?a HTTP/1.1\r\n\r\n', 'HTTP/1.1 500 Error\r\n\r\n'],
    ['a forced error page', request, 'HTTP/1.1 500 Error\r\nX-Forced: 1\r\n\r\n'],
  ])('SEC-05 accepts %s', (_what, sent, response) => {
    expect(findProblems(sent, response)).toEqual([]);
  });

  it.each([
    ['an open connection', undefined, 'stays open'],
    ['a response without status', '<html>', 'no status'],
    ['a server error', 'HTTP/1.1 503 Service Unavailable\r\nx: HTTP/1.1\r\n\r\n', 'The status is 503.'],
    ['markup in the body', `${ok}\r\n<p>zq9<x9`, 'It repeats zq9<x9'],
    ['a quote in a header', `${ok}x: zq9"x9\r\n\r\n`, 'It repeats zq9"x9'],
    ['an injected header', `${ok}x: a\r\nZq9: 1\r\n\r\n`, 'header is injected'],
    ['a raw location', moved('/slots/?q=caf\u00e9'), 'not encoded'],
    ['another site', moved('//evil.example/'), 'another site'],
    ['another site by a backslash', moved('/\\evil.example/'), 'another site'],
    ['another scheme', moved('javascript:zq9'), 'another site'],
  ])('SEC-05 finds %s', (_what, response, problem) => {
    expect(findProblems(request, response).join(' ')).toContain(problem);
  });
});

describe('a run of odd requests', () => {
  async function record(seed: number) {
    const received: string[] = [];
    const server = createServer((socket: Socket) => {
      socket.once('data', (chunk) => {
        received.push(chunk.toString('latin1'));
        socket.end('HTTP/1.1 500 Error\r\n\r\n');
      });
      socket.on('error', () => undefined);
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const result = await runFuzz({ port, requests: 100, seed });
    return { ...result, received: received.sort() };
  }

  it('SEC-02 repeats the requests of a seed, and reports each request with its problem', async () => {
    const [first, again, other] = [await record(7), await record(7), await record(8)];
    expect(first.received).toEqual(again.received);
    expect(first.received).not.toEqual(other.received);
    expect(first.findings.length).toBeGreaterThan(20);
    expect(first.findings[0]?.problems).toEqual(['The status is 500.']);
    expect(first.received.some((bytes) => JSON.stringify(bytes) === first.findings[0]?.request)).toBe(true);
  });
});

describe('readFuzzOptions', () => {
  it('SEC-02 reads all options, with the seed of FUZZ_SEED where none is given', () => {
    expect(readFuzzOptions(['--requests', '5', '--seed', '1'], { FUZZ_SEED: '2' })).toEqual({ requests: 5, seed: 1 });
    expect(readFuzzOptions([], { FUZZ_SEED: '2' })).toEqual({ requests: 200_000, seed: 2 });
  });

  it.each([
    [['--requests', 'many'], '--requests is "many"; it needs a whole number from 1'],
    [['--what'], 'Unknown option'],
    [['here'], 'Usage: npm run fuzz'],
  ])('SEC-02 rejects %j', (args, message) => {
    expect(() => readFuzzOptions(args, {})).toThrow(message);
  });
});
