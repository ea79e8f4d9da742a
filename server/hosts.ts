import type { IncomingMessage } from 'node:http';
import type { Config } from './config/config.ts';
import type { RuntimeBrand } from './config/runtime-brand.ts';

/** The host name of a Host header: lower case, without its port. Undefined when it is no host name at all. */
export function hostName(header: string | undefined): string | undefined {
  if (!header) return undefined;
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.?)(?::\d{1,5})?$/i.exec(header);
  return found?.[1]?.toLowerCase().replace(/\.$/, '');
}

/** Whether the peer is a proxy whose `X-Forwarded-*` headers count; Express makes it from TRUST_PROXY. */
export type TrustsPeer = (address: string) => boolean;

/** The Host that the visitor asked for: a forwarded one only from a trusted proxy; of several, the one that the first proxy saw. */
export function askedHost(request: IncomingMessage, trustsPeer: TrustsPeer): string | undefined {
  const forwarded = request.headers['x-forwarded-host'];
  if (typeof forwarded === 'string' && trustsPeer(request.socket.remoteAddress ?? '')) {
    return forwarded.split(',', 1)[0]?.trim();
  }
  return request.headers.host;
}

/** Brand by host name; every host that is not listed is nobody's. */
export function createHostTable({ brands }: Pick<Config, 'brands'>): ReadonlyMap<string, RuntimeBrand> {
  return new Map(brands.flatMap((runtime) => runtime.hosts.map((host) => [host, runtime] as const)));
}
