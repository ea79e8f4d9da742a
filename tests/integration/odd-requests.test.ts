import { connect } from 'node:net';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startSiteWithServices } from './support/site-with-services.ts';

const { site } = await startSiteWithServices({});

/** Markup that no response may contain as it was sent. */
const markup = '"><zq>';

/** Sends one request as it is, and returns the whole response: empty when the connection is closed without one. */
function send(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(site.port, '127.0.0.1', () => socket.write(text, 'latin1'));
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => (received += chunk));
    socket.once('close', () => resolve(received));
    socket.once('error', reject);
  });
}

const words = (text: string) => text.split(' ');
const pieces = fc.constantFrom(
  ...words("/ // . .. %2e %2F %00 % %zz \\ ? # ; @ : * \u00e9 \u0080 & = [] ' ` { | ^ \t"),
  ...words('slots en-IE casino-promotions api/v1/games images assets/ auth log preview/game __proto__ constructor'),
  ...words('q= page= token= gl='),
  ' ',
  markup,
  encodeURIComponent(markup),
);
const joined = fc.array(pieces, { maxLength: 8 }).map((each) => each.join(''));
const targets = fc.oneof(
  { weight: 8, arbitrary: joined.map((text) => `/${text}`) },
  joined,
  joined.map((text) => `http://en.localhost/${text}`),
);
const methods = fc.constantFrom('GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'OPTIONS', 'TRACE', 'CONNECT', 'BREW');
const hosts = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('en.localhost', 'de.localhost', 'sv.localhost', 'es.localhost:80') },
  fc.constantFrom('', 'evil.example', '[::1]', 'en.localhost, evil.example', `en.localhost${markup}`),
);
const headers = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...words('Cookie Accept-Encoding X-Request-Id X-Forwarded-For If-None-Match Origin Range Content-Type'),
      ...words('Content-Length Transfer-Encoding Expect User-Agent Sec-Fetch-Site Referer'),
    ),
    fc.oneof(joined, fc.constantFrom('0', '12', 'chunked', 'bytes=0-1', '100-continue', 'gzip, br;q=0', '*', 'null')),
  ),
  { maxLength: 4 },
);

// A fixed seed makes failures reproducible. `FUZZ_REQUESTS=200000` is a longer run with another seed each time.
const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 0);
const runs = wanted > 0 ? { numRuns: wanted } : { numRuns: 2_000, seed: 2026 };

describe('odd requests', () => {
  it(
    'SEC-02 SEC-05 get no server error and nothing of themselves back unescaped',
    async () => {
      await fc.assert(
        fc.asyncProperty(methods, targets, hosts, headers, async (method, target, host, fields) => {
          const lines = [
            `${method} ${target} HTTP/1.1`,
            `Host: ${host}`,
            ...fields.map(([name, value]) => `${name}: ${value}`),
            'Connection: close',
          ];
          const response = await send(`${lines.join('\r\n')}\r\n\r\n`);
          expect(response).toMatch(/^(?:$|HTTP\/1\.1 [1-4])/);
          expect(response).not.toContain('<zq');
        }),
        runs,
      );
      expect(site.log.filter(({ level }) => level === 'error')).toEqual([]);
    },
    wanted > 0 ? 3_600_000 : 120_000,
  );
});
