import type { Request, RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Redis } from '../../cache/redis.ts';
import { timesAMinute } from './rate-limit.ts';
import { createSharedCounts } from './shared-counts.ts';

/** Passed to `next` when an address exceeds its limit. `Retry-After` is already set. */
export class TooManyCallsError extends Error {}

/** Reveals whether a voucher is valid, so it is limited for every method. The other limited calls exist only as POST. */
export const voucherCheckPath = '/api/v1/voucher';

/** Calls that cost or reveal something (SEC-06). All calls of a group share one limit. */
const groups: Readonly<Record<string, readonly string[]>> = {
  login: ['/auth/son-auth/login'],
  register: ['/auth/son-auth/register'],
  reset: ['/auth/son-auth/forgotten-password', '/auth/son-auth/new-password'],
  payNPlay: ['/auth/son-auth/pay-n-play'],
  voucher: [voucherCheckPath, '/api/voucher'],
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

const decode = (text: string) =>
  text.replaceAll(/(?:%[\da-f]{2})+/gi, (run) => Buffer.from(run.replaceAll('%', ''), 'hex').toString());

/** Maximum decoding rounds. No service decodes more often. */
const mostRounds = 5;

/** White space, control and format characters, and bytes that are not UTF-8. */
const invisible = /[\s\p{C}\ufffd]/gu;

function normalise(path: string): string {
  const segments: string[] = [];
  for (const segment of path.toLowerCase().split(/[/\\]/)) {
    const name = segment.replace(/[;?#].*$/s, '').replaceAll(invisible, '');
    if (name === '..') segments.pop();
    else if (name !== '' && name !== '.') segments.push(name);
  }
  return `/${segments.join('/')}`;
}

/**
 * A path as lenient services may read it, so that no spelling evades a rule: percent-decoded, lower case, without white
 * space, empty segments, dot segments, path parameters (`;a=b`) and trailing slash. The second reading ends at a
 * decoded `?`, `#` or NUL. The first does not, because dot segments after it may remove it: `/x%3f/../y` is `/y`.
 */
export function lenientPaths(path: string): readonly [whole: string, ended: string] {
  // The proxy sends this form: a URL's dot segments also remove segments that are empty here.
  let decoded = new URL(`http://site/${path}`).pathname;
  for (let round = 0; round < mostRounds; round += 1) decoded = decode(decoded);
  return [normalise(decoded), normalise(decoded.replace(/[?#\0].*$/s, ''))];
}

/** Whether a call exists only as POST. Pages of other sites can send other methods, so those must not be counted. */
export const isPostOnly = ({ path }: Pick<Request, 'path'>): boolean =>
  lenientPaths(path).some((reading) => reading !== voucherCheckPath && groupByPath.has(reading));

/** The rate limit group of a request. Undefined when it is not limited. */
export function groupOfCall({ method, path }: Pick<Request, 'method' | 'path'>): string | undefined {
  const readings = lenientPaths(path);
  if (method !== 'POST') return readings.includes(voucherCheckPath) ? groupByPath.get(voucherCheckPath) : undefined;
  const group = readings.map((reading) => groupByPath.get(reading)).find((name) => name !== undefined);
  return group ?? postLimits.find(({ prefix }) => readings.some((reading) => reading.startsWith(prefix)))?.group;
}

/**
 * Counts calls per address and minute. All routes must share one instance: a voucher's form POST and its proxied GET
 * are the same call. With Redis, all instances count together. Exceeding the limit calls `next(new TooManyCallsError())`.
 */
export function createCallLimits(redis?: Redis): RequestHandler {
  const limiterOf = (group: string, limit: number) =>
    rateLimit({
      ...timesAMinute(limit),
      ...(redis && { store: createSharedCounts(redis, group) }),
      handler: (_request, _response, next) => next(new TooManyCallsError()),
    });
  const limiters = new Map<string, RequestHandler>([
    ...Object.keys(groups).map((group) => [group, limiterOf(group, callsPerMinute)] as const),
    ...postLimits.map(({ group, limit }) => [group, limiterOf(group, limit)] as const),
  ]);
  return (request, response, next) => {
    const limiter = limiters.get(groupOfCall(request) ?? '');
    if (limiter) void limiter(request, response, next);
    else next();
  };
}
