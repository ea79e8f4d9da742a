import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import { timesAMinute } from './limits.ts';

/** Passed to `next` when an address exceeds its limit. `Retry-After` is already set. */
export class TooManyCallsError extends Error {}

/** Calls that cost or reveal something (SEC-06). All calls of a group share one limit, whatever their method. */
const groups: Readonly<Record<string, readonly string[]>> = {
  login: ['/auth/son-auth/login'],
  register: ['/auth/son-auth/register'],
  reset: ['/auth/son-auth/forgotten-password', '/auth/son-auth/new-password'],
  payNPlay: ['/auth/son-auth/pay-n-play'],
  voucher: ['/api/v1/voucher', '/api/voucher'],
  newsletter: ['/api/newsletter'],
  adCookies: ['/api/ad-cookies'],
};
const groupByPath = new Map(Object.entries(groups).flatMap(([group, paths]) => paths.map((path) => [path, group])));

/** Other POSTs to the authentication service share one limit. So do POSTs for logs, account logs and tracking. */
const postLimits = [
  { prefix: '/auth/', group: 'account', limit: 10 },
  { prefix: '/', group: 'entries', limit: 120 },
] as const;

const callsPerMinute = 10;

const decodeAscii = (text: string) =>
  text.replaceAll(/%([0-7][\da-f])/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Maximum decoding rounds. No service decodes more often. */
const mostRounds = 5;

/**
 * A path as the most lenient service would read it, so that no spelling evades a limit: percent-decoded, lower case,
 * without empty segments, dot segments, path parameters (`;a=b`) and trailing slash.
 */
export function lenientPath(path: string): string {
  let decoded = path;
  for (let round = 0; round < mostRounds; round += 1) decoded = decodeAscii(decoded);
  const segments: string[] = [];
  for (const segment of decoded.toLowerCase().split(/[/\\]/)) {
    const name = segment.replace(/;.*$/s, '').trim();
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}

/** The rate limit group of a request. Undefined when it is not limited. */
export function groupOfCall({ method, path }: Pick<Request, 'method' | 'path'>): string | undefined {
  const plain = lenientPath(path);
  const group = groupByPath.get(plain);
  if (group !== undefined || method !== 'POST') return group;
  return postLimits.find(({ prefix }) => plain.startsWith(prefix))?.group;
}

/**
 * Counts calls per address and minute. All routes must share one instance: a voucher's form POST and its proxied GET
 * are the same call. Exceeding the limit calls `next(new TooManyCallsError())`.
 */
export function createCallLimits(): RequestHandler {
  const limiterOf = (limit: number) =>
    rateLimit({ ...timesAMinute(limit), handler: (_request, _response, next) => next(new TooManyCallsError()) });
  const limiters = new Map<string, RequestHandler>([
    ...Object.keys(groups).map((group) => [group, limiterOf(callsPerMinute)] as const),
    ...postLimits.map(({ group, limit }) => [group, limiterOf(limit)] as const),
  ]);
  return (request, response, next) => {
    const limiter = limiters.get(groupOfCall(request) ?? '');
    if (limiter) void limiter(request, response, next);
    else next();
  };
}
