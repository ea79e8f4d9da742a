import { ipKeyGenerator } from 'express-rate-limit';
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Networks in which the site's own server or its proxy stands: only from there does `X-Forwarded-For` count. */
const ownNetworks = new BlockList();
ownNetworks.addSubnet('127.0.0.0', 8);
ownNetworks.addSubnet('10.0.0.0', 8);
ownNetworks.addSubnet('172.16.0.0', 12);
ownNetworks.addSubnet('192.168.0.0', 16);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

const plainAddress = (address: string) => address.replace(/^::ffff:/i, '');

function isOwn(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && ownNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/**
 * Rate limit key of a client: the IP address that the site forwards, otherwise the connection's. An IPv6 client owns a
 * whole network, so its prefix is the key.
 */
export function askerOf({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>): string {
  const peer = plainAddress(socket.remoteAddress ?? '');
  const forwarded = plainAddress([headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim() ?? '');
  const asker = isOwn(peer) && isIP(forwarded) !== 0 ? forwarded : peer;
  return isIP(asker) === 6 ? ipKeyGenerator(asker) : asker;
}
