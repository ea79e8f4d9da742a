import { setTimeout as wait } from 'node:timers/promises';
import type { default as Redis } from '@redis/client';
import { type CacheAddress, type CacheNode, type Login, readCacheUrl } from '../config/cache-url.ts';

/** All keys begin with it. In a cluster, keys with the same tag in braces are on the same server. */
export const keyPrefix = '{site}:';

const connectTimeoutMs = 2_000;
const slowestReconnectMs = 2_000;
/** A connection is replaced after this long without a byte. */
const silenceMs = 12_000;
/** Time limit for queries of a Sentinel or a node of a cluster. */
const queryMs = 1_000;
/** How often they are queried whether the master has moved: a lost machine closes no connection. */
const checkMs = 5_000;

type RedisModule = typeof Redis;

interface ClientOptions extends Login {
  database?: number;
  pingInterval?: number;
  connectTimeout?: number;
  socketTimeout?: number;
}

const createClient = (
  redis: RedisModule,
  { tls }: CacheAddress,
  { host, port }: CacheNode,
  { connectTimeout = connectTimeoutMs, socketTimeout = silenceMs, ...options }: ClientOptions,
) =>
  redis
    .createClient({
      ...options,
      disableOfflineQueue: true,
      socket: { host, port, connectTimeout, socketTimeout, reconnectStrategy: false, ...(tls && { tls: true }) },
    })
    // Failures reject `connect` or emit `terminated`.
    .on('error', () => undefined);
export type RedisClient = ReturnType<typeof createClient>;

function close(client: RedisClient) {
  if (client.isOpen) client.destroy();
}

async function queryNode(redis: RedisModule, address: CacheAddress, node: CacheNode): Promise<CacheNode> {
  const { kind, master } = address;
  const login = kind === 'sentinel' ? address.sentinelLogin : address.login;
  const client = createClient(redis, address, node, { ...login, connectTimeout: queryMs, socketTimeout: queryMs });
  try {
    await client.connect();
    if (kind === 'sentinel') {
      const found = await client.sendCommand<string[] | null>(['SENTINEL', 'GET-MASTER-ADDR-BY-NAME', master]);
      if (!found) throw new Error(`The Sentinel knows no master "${master}".`);
      return { host: found[0] ?? '', port: Number(found[1]) };
    }
    const slot = await client.clusterKeySlot(keyPrefix);
    const range = (await client.clusterSlots()).find(({ from, to }) => from <= slot && slot <= to);
    if (!range) throw new Error(`The cluster has no server for slot ${slot}.`);
    return { host: range.master.host || node.host, port: range.master.port };
  } finally {
    close(client);
  }
}

/** The server that holds the cache, from the first node that responds. Rejects with a node's error when none does. */
async function findMaster(redis: RedisModule, address: CacheAddress): Promise<CacheNode> {
  if (address.kind === 'server') return address.nodes[0];
  try {
    return await Promise.any(address.nodes.map((node) => queryNode(redis, address, node)));
  } catch (error) {
    throw error instanceof AggregateError ? error.errors[0] : error;
  }
}

/** Connects to a server. A Sentinel may name a former master for a short time, which now is a replica. */
async function connectTo(redis: RedisModule, address: CacheAddress, node: CacheNode, pingMs?: number) {
  const { kind, login, database } = address;
  const client = createClient(redis, address, node, { ...login, database, ...(pingMs && { pingInterval: pingMs }) });
  try {
    await client.connect();
    const isMaster = kind === 'server' || (await client.hello()).role === 'master';
    if (!isMaster) throw new Error(`${node.host}:${node.port} is a replica.`);
    return client;
  } catch (error) {
    close(client);
    throw error;
  }
}

export interface ConnectionOptions {
  /** A valid `CACHE_URL`. */
  url: string;
  /** An idle connection is tested this often. */
  pingMs?: number;
  onConnect(client: RedisClient): void;
  /** Called when the connection is lost, and for each attempt that fails. */
  onFailure(error: unknown): void;
}

async function open(url: string) {
  const address = readCacheUrl(url);
  if (!address) throw new Error('CACHE_URL is malformed.');
  // Loaded on demand: a site without a shared cache does not need it.
  const { default: redis } = await import('@redis/client');
  return { redis, address };
}

/** Connects once, for a single command. */
export async function connectOnce(url: string): Promise<RedisClient> {
  const { redis, address } = await open(url);
  return connectTo(redis, address, await findMaster(redis, address));
}

/**
 * Connects in the background, and again after each loss, to the server that is the master by then. Commands are never
 * queued for a lost connection. `server/decisions/028-one-connection-to-the-master.md` has the reasons.
 */
export async function keepConnected({ url, pingMs, onConnect, onFailure }: ConnectionOptions) {
  const { redis, address } = await open(url);
  const closing = new AbortController();

  async function rejectOnMove(node: CacheNode, signal: AbortSignal): Promise<never> {
    for (;;) {
      await wait(checkMs, undefined, { signal });
      const { host, port } = await findMaster(redis, address).catch(() => node);
      if (host !== node.host || port !== node.port) throw new Error(`The master has moved to ${host}:${port}.`);
    }
  }

  /** Rejects when the connection is lost. */
  async function useMaster(onConnected: () => void): Promise<never> {
    const node = await findMaster(redis, address);
    const client = await connectTo(redis, address, node, pingMs);
    const ended = new AbortController();
    try {
      closing.signal.throwIfAborted();
      const lost = new Promise<never>((_, reject) => {
        client.once('terminated', reject);
        closing.signal.addEventListener('abort', () => reject(closing.signal.reason), { signal: ended.signal });
      });
      onConnected();
      onConnect(client);
      return await Promise.race(address.kind === 'server' ? [lost] : [lost, rejectOnMove(node, ended.signal)]);
    } finally {
      ended.abort();
      close(client);
    }
  }

  async function run() {
    let retries = 0;
    while (!closing.signal.aborted) {
      try {
        await useMaster(() => (retries = 0));
      } catch (error) {
        if (closing.signal.aborted) return;
        onFailure(error);
      }
      const ms = Math.min(50 * 2 ** Math.min(retries++, 10), slowestReconnectMs);
      await wait(ms, undefined, { signal: closing.signal }).catch(() => undefined);
    }
  }
  void run();

  return { close: () => closing.abort() };
}
