import type { IncomingHttpHeaders } from 'node:http';

/**
 * `192.0.2.1:5678` and `[2001:db8::1]:443`, as some proxies write addresses (RFC 7239, section 6). A bare IPv6 address
 * has no port.
 */
const withPort = /^"?(?:\[([^\]]+)\]|([^:"]+))(?::[\w.-]+)?"?$/;

const plainAddress = (entry: string) => {
  const [, bracketed, plain] = withPort.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
};

/**
 * Removes ports from X-Forwarded-For before it is used. A port differs for each connection, so a client would get a new
 * rate limit with each of them (SEC-05).
 */
export function normaliseForwardedFor(headers: IncomingHttpHeaders): void {
  const forwarded = headers['x-forwarded-for'];
  if (forwarded === undefined) return;
  headers['x-forwarded-for'] = [forwarded]
    .flat()
    .join(',')
    .split(',')
    .map((entry) => plainAddress(entry.trim()))
    .join(', ');
}
