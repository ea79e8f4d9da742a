import type { IncomingHttpHeaders } from 'node:http';
import { compile } from 'proxy-addr';
import type { Config } from '../../config/config.ts';

/** Whether an address is a trusted proxy, `hop` proxies away from this server. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Compiles TRUST_PROXY: no proxy, a number of hops, or addresses, subnets and names such as `loopback`. */
export function compileTrust(trustProxy: Config['trustProxy']): TrustsProxy {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy.split(',').map((entry) => entry.trim()));
}

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
