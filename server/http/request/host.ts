import type { IncomingMessage } from 'node:http';
import type { Config } from '../../config/config.ts';
import { hostNamePattern } from '../../config/host-name.ts';
import type { BrandConfig } from '../../config/brand-config.ts';
import type { TrustsProxy } from './trust-proxy.ts';

const hostHeader = new RegExp(`^(\\[[0-9a-f:.]+\\]|${hostNamePattern}\\.?)(?::\\d{1,5})?$`, 'i');

/** Lower-case host name of a Host header, without its port. Undefined when it is invalid. */
export function hostName(header: string | undefined): string | undefined {
  if (!header) return undefined;
  return hostHeader.exec(header)?.[1]?.toLowerCase().replace(/\.$/, '');
}

/**
 * Host that the client requested. X-Forwarded-Host counts only from trusted proxies. Each proxy may append the host
 * that it saw, so the list is read from the end: the entry of the farthest trusted proxy counts, and earlier ones may
 * be forged.
 */
export function requestedHost({ headers, socket }: IncomingMessage, trustsProxy: TrustsProxy): string | undefined {
  const forwarded = headers['x-forwarded-host'];
  if (typeof forwarded !== 'string') return headers.host;
  const before = String(headers['x-forwarded-for'] ?? '').split(',');
  const hops = [socket.remoteAddress ?? '', ...before.reverse()];
  const untrusted = hops.findIndex((address, hop) => !trustsProxy(address.trim(), hop));
  if (untrusted === 0) return headers.host;
  const seen = forwarded.split(',');
  return seen.at(-Math.min(untrusted < 0 ? hops.length : untrusted, seen.length))?.trim();
}

const absoluteForm = /^https?:\/\/([^/?#]*)(.*)$/i;

/**
 * Rewrites the request target to origin form. In absolute form its host overrides the Host header (RFC 9112, section
 * 3.2.2). Returns false for other forms, and for a raw `#`: a request target has no fragment, and a cache in front
 * could map it to another page.
 */
export function rewriteToOriginForm(request: IncomingMessage): boolean {
  const { url = '', method } = request;
  if (url.includes('#')) return false;
  if (url.startsWith('/')) return true;
  if (url === '*' && method === 'OPTIONS') {
    // Express would parse it by the deprecated `url.parse`. Every path has the same response to OPTIONS.
    request.url = '/';
    return true;
  }
  const [, host, path = ''] = absoluteForm.exec(url) ?? [];
  if (host === undefined) return false;
  request.headers.host = host;
  request.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}

/** Brand by host name. Unlisted hosts have none. */
export function createHostTable({ brands }: Pick<Config, 'brands'>): ReadonlyMap<string, BrandConfig> {
  return new Map(brands.flatMap((brandConfig) => brandConfig.hosts.map((host) => [host, brandConfig] as const)));
}
