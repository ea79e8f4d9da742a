import { compile } from 'proxy-addr';
import type { Config } from '../config/config.ts';

/** Whether an address is a trusted proxy, `hop` proxies away from this server. */
export type TrustsProxy = (address: string, hop: number) => boolean;

/** Compiles TRUST_PROXY: no proxy, a number of hops, or addresses, subnets and names such as `loopback`. */
export function compileTrust(trustProxy: Config['trustProxy']): TrustsProxy {
  if (trustProxy === false) return () => false;
  if (typeof trustProxy === 'number') return (_address, hop) => hop < trustProxy;
  return compile(trustProxy.split(',').map((entry) => entry.trim()));
}
