import fc from 'fast-check';
import { table } from '../../shared/routing/table.ts';
import { markedTexts } from './judge.ts';

export interface OddRequest {
  /** One character for each byte. */
  readonly bytes: string;
  /** False where a part of the body is missing. The client then closes its side. */
  readonly isWhole: boolean;
}

const words = (text: string) => text.split(' ');

const pieces = fc.constantFrom(
  ...words("/ // . .. %2e %2F %00 % %zz %0d%0aZq9:1 \\ ? # ; @ : * \u00e9 \u0080 & = [] ' ` { | ^ \t , -1 1e9 null"),
  ...words('slots en-IE en-ROW casino-promotions api/v1/games images assets/ log preview/game __proto__ constructor'),
  ...words('q= page= token= gl= dem= route= culture=en-GB bt= r= lantern-trench'),
  ' ',
  ...markedTexts,
  ...markedTexts.map(encodeURIComponent),
);
const oddText = fc.array(pieces, { maxLength: 8 }).map((each) => each.join(''));
const shortText = fc.oneof(fc.constantFrom('a', 'lantern', 'GB', '2', 'x'.repeat(300)), oddText);

const pages = table.map(({ pattern }) => pattern);
const files = words(
  '/robots.txt /sitemap.xml /favicon.ico /site.webmanifest /worker.js /healthz /readyz /assets/site.js',
);
const services = words('/api /geo /currency /context /log /auth /account-logger /tracking /tags /profile /images');
const calls = words('games/ games/info/ games/by-groups/ feeds/simple/ feeds/faq banners/media cms/terms/ blog/posts/');
const posts = [
  words('/api/newsletter /api/voucher /api/ad-cookies /log/LogError /log/LogPage /auth/son-auth/login /tracking/visit'),
  words('/auth/son-auth/register /auth/son-auth/forgotten-password /account-logger/log /context/ /'),
].flat();
const parameters = words(
  'q page token gl dem route culture groups gameSlug slug section bt r sort provider tag lang id',
);

/** A pattern with its parameters filled in, and sometimes a locale prefix. */
const known = fc
  .tuple(
    fc.constantFrom('', '', '', '/en-IE', '/en-row'),
    fc.constantFrom(
      ...pages,
      ...files,
      ...posts,
      ...calls.map((call) => `/api/v1/${call}`),
      ...services.map((path) => `${path}/:name`),
    ),
    shortText,
  )
  .map(([prefix, pattern, text]) => prefix + pattern.replaceAll(/:\w+/g, () => text));
const query = fc
  .array(fc.tuple(fc.constantFrom(...parameters), shortText), { maxLength: 3 })
  .map((each) => (each.length === 0 ? '' : `?${each.map(([name, value]) => `${name}=${value}`).join('&')}`));

/** Removes characters that Node's parser rejects from most targets, so that these reach the site. */
const parsed = (target: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 9, arbitrary: target.map((text) => text.replaceAll(/[^\x21-\x7e]/g, '')) }, target);
const targets = fc.oneof(
  { weight: 8, arbitrary: parsed(fc.tuple(known, query).map((each) => each.join(''))) },
  { weight: 6, arbitrary: parsed(oddText.map((text) => `/${text}`)) },
  oddText,
  parsed(oddText.map((text) => `http://en.localhost/${text}`)),
  fc.integer({ min: 7_000, max: 9_000 }).map((length) => `/${'a'.repeat(length)}`),
);
const methods = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...words('GET GET GET HEAD POST')) },
  fc.constantFrom(...words('PUT DELETE OPTIONS TRACE CONNECT BREW')),
);
const hosts = fc.oneof(
  { weight: 16, arbitrary: fc.constantFrom(...words('en.localhost de.localhost sv.localhost es.localhost:80')) },
  fc.constantFrom('', 'evil.example', '[::1]', '[', 'en.localhost, evil.example', 'en.localhost.'),
  oddText,
);
const cookies = fc
  .array(fc.tuple(fc.constantFrom(...words('Aname session consent exp __proto__ segment')), oddText), { maxLength: 4 })
  .map((each) => each.map(([name, value]) => `${name}=${value}`).join('; '));
const address = fc.integer({ min: 0, max: 65_535 }).map((number) => `192.0.${number >> 8}.${number & 255}`);
const headers = fc.array(
  fc.oneof(
    {
      weight: 16,
      arbitrary: fc.tuple(
        fc.constantFrom(
          ...words(
            'Accept-Encoding Accept-Language X-Request-Id If-None-Match If-Modified-Since Range Expect User-Agent',
          ),
          ...words('Referer X-Forwarded-Host X-Forwarded-Proto traceparent tracestate Authorization Forwarded X-Fault'),
        ),
        fc.oneof(
          parsed(oddText),
          fc.constantFrom('0', 'bytes=0-1', '100-continue', 'gzip, br;q=0', '*', 'null', 'https'),
        ),
      ),
    },
    { weight: 6, arbitrary: fc.tuple(fc.constant('Cookie'), parsed(cookies)) },
    { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...words('X-Forwarded-For X-Real-Ip')), parsed(oddText)) },
    fc.tuple(fc.constant('Zq9-Folded'), fc.constantFrom(`a\r\n ${markedTexts[0]}`, 'a\n b', 'a\r\rb', '\u0000')),
    fc.tuple(
      fc.constant('Zq9-Large'),
      fc.integer({ min: 10_000, max: 20_000 }).map((length) => 'a'.repeat(length)),
    ),
    fc.tuple(oddText, oddText),
  ),
  { maxLength: 2 },
);

const fields = words('email name culture voucher code skin Message aname extra url log user password __proto__');
const odd = fc.oneof(oddText, fc.jsonValue({ maxDepth: 2 }), fc.constant('visitor@example.com'));
const jsonBody = fc
  .array(fc.tuple(fc.constantFrom(...fields), odd), { maxLength: 6 })
  .map((entries) => JSON.stringify(Object.fromEntries(entries)));
const bodies = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('application/json'), jsonBody) },
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    fc.array(fc.tuple(fc.constantFrom(...fields), oddText)).map((all) => all.map((pair) => pair.join('=')).join('&')),
  ),
  fc.tuple(fc.constantFrom('application/json', 'text/plain', 'application/json; charset=zq9', ''), oddText),
  fc.tuple(
    fc.constant('application/json'),
    fc.integer({ min: 1, max: 9_000 }).map((depth) => `${'['.repeat(depth)}${']'.repeat(depth)}`),
  ),
);

/** Writes a body in one of the ways that a client may frame it, rightly or not. */
function frame(way: string, body: string): { head: string[]; rest: string; isWhole: boolean } {
  const size = body.length.toString(16);
  switch (way) {
    case 'none':
      return { head: [], rest: '', isWhole: true };
    case 'exact':
      return { head: [`Content-Length: ${body.length}`], rest: body, isWhole: true };
    case 'short':
      return { head: [`Content-Length: ${body.length + 5}`], rest: body, isWhole: false };
    case 'long':
      return { head: ['Content-Length: 1'], rest: `x${body}`, isWhole: true };
    case 'chunked':
      return { head: ['Transfer-Encoding: chunked'], rest: `${size}\r\n${body}\r\n0\r\n\r\n`, isWhole: body !== '' };
    case 'cut':
      return { head: ['Transfer-Encoding: chunked'], rest: `${size}\r\n${body}`, isWhole: false };
    case 'broken':
      return { head: ['Transfer-Encoding: chunked'], rest: `zz\r\n${body}`, isWhole: false };
    case 'both':
      return { head: ['Content-Length: 3', 'Transfer-Encoding: chunked'], rest: '0\r\n\r\n', isWhole: false };
    default:
      return { head: ['Content-Length: 1', 'Content-Length: 2'], rest: body, isWhole: false };
  }
}
const framings = fc.constantFrom(
  ...words('none none none none none none exact exact exact exact chunked short long cut broken both twice'),
);

/** Requests of any host, target, headers, cookies, query and body. Many are almost right, so that they get far. */
export const oddRequests: fc.Arbitrary<OddRequest> = fc
  .record({ method: methods, target: targets, host: hosts, headers, address, body: bodies, way: framings })
  .map(({ method, target, host, headers: chosen, address: from, body: [type, body], way }) => {
    const { head, rest, isWhole } = frame(method === 'POST' && way === 'none' ? 'exact' : way, body);
    const lines = [
      `${method} ${target} HTTP/1.1`,
      `Host: ${host}`,
      // Limits count by address, so most requests have one of their own.
      `X-Forwarded-For: ${from}`,
      ...(head.length > 0 ? [`Origin: http://${host}`, 'Sec-Fetch-Site: same-origin', `Content-Type: ${type}`] : []),
      ...chosen.map(([name, value]) => `${name}: ${value}`),
      ...head,
      'Connection: close',
    ];
    return { bytes: `${lines.join('\r\n')}\r\n\r\n${rest}`, isWhole };
  });
