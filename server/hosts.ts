import type { IncomingMessage } from 'node:http';
import type { Config } from './config/config.ts';
import type { RuntimeBrand } from './config/runtime-brand.ts';
import { hostNamePattern } from './host-name.ts';

const hostHeader = new RegExp(`^(\\[[0-9a-f:.]+\\]|${hostNamePattern}\\.?)(?::\\d{1,5})?$`, 'i');

/** The host name of a Host header: lower case, without its port. Undefined when it is no host name at all. */
export function hostName(header: string | undefined): string | undefined {
  if (!header) return undefined;
  return hostHeader.exec(header)?.[1]?.toLowerCase().replace(/\.$/, '');
}

/** Whether an address is a proxy whose `X-Forwarded-*` headers count, `hop` proxies from here; Express makes it from TRUST_PROXY. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/**
 * The Host that the visitor asked for: a forwarded one only from trusted proxies. Each may add the one that it saw at the end, so it is
 * counted from there: what the farthest trusted one saw is believed, what a visitor wrote before it is not.
 */
export function askedHost({ headers, socket }: IncomingMessage, trustsProxy: TrustsProxy): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded !== 'string') return headers.host;
  const before = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...before.reverse()];
  const stranger = hops.findIndex((address, hop) => !trustsProxy(address.trim(), hop));
  if (stranger === 0) return headers.host;
  const seen = forwarded.split(',');
  return seen.at(-Math.min(stranger < 0 ? hops.length : stranger, seen.length))?.trim();
}

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Brings an address to the form that begins with a slash. One that names its host wins over the Host header (RFC 9112, section 3.2.2);
 * one of another form is none that could be answered, and false.
 */
export function takeHostOfAddress(request: IncomingMessage): boolean {
  const { url = '', method } = request;
  if (url.startsWith('/')) return true;
  const [, host, path = ''] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return url === '*' && method === 'OPTIONS';
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** Brand by host name; every host that is not listed is nobody's. */
export function createHostTable({ brands }: Pick<Config, 'brands'>): ReadonlyMap<string, RuntimeBrand> {
  return new Map(brands.flatMap((runtime) => runtime.hosts.map((host) => [host, runtime] as const)));
}
