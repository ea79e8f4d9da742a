import { expect } from 'vitest';
import { freePort } from '../../../scripts/run/port.ts';
import { type RunningRedis, startRedis } from './redis.ts';

/** Servers of which one is the master of the site's keys. */
export interface RedisGroup {
  url: string;
  master: RunningRedis;
  /** Takes the master's place when it fails. */
  replica: RunningRedis;
  stop(): Promise<void>;
}

const slow = { timeout: 30_000, interval: 100 };

const stopAll = (servers: readonly RunningRedis[]) => async () =>
  void (await Promise.all(servers.map((server) => server.stop())));

const replicasOf = async ({ client }: RunningRedis) =>
  /connected_slaves:1\b.*\nslave0:.*state=online/s.test(await client.info('replication'));

/** A master, a replica and three Sentinels, of which two must agree. Servers and Sentinels have passwords of their own. */
export async function startSentinels(): Promise<RedisGroup> {
  const urlOf = (port: number) => `redis://:server%2Fword@127.0.0.1:${port}/1`;
  const login = ['--requirepass', 'server/word', '--masterauth', 'server/word'];
  const master = await startRedis({ settings: login, urlOf });
  const replica = await startRedis({ settings: [...login, '--replicaof', `127.0.0.1 ${master.port}`], urlOf });
  const config = [
    `sentinel monitor main 127.0.0.1 ${master.port} 2`,
    'sentinel auth-pass main server/word',
    'sentinel sentinel-pass gate/word',
    'sentinel down-after-milliseconds main 1000',
    'sentinel failover-timeout main 3000',
    'requirepass gate/word',
    '',
  ].join('\n');
  const sentinels = await Promise.all(
    [1, 2, 3].map(() =>
      startRedis({ config, settings: ['--sentinel'], urlOf: (port) => `redis://:gate%2Fword@127.0.0.1:${port}` }),
    ),
  );
  // Each must know the replica and the others, or it can't fail over.
  for (const { client } of sentinels) {
    const facts = async () => {
      const reply = await client.sendCommand<Record<string, string>>(['SENTINEL', 'MASTER', 'main']);
      return [reply['num-slaves'], reply['num-other-sentinels'], reply['flags']];
    };
    await expect.poll(facts, slow).toEqual(['1', '2', 'master']);
  }
  await expect.poll(() => replicasOf(master), slow).toBe(true);
  const hosts = sentinels.map(({ port }) => `127.0.0.1:${port}`).join(',');
  const url = `redis+sentinel://:server%2Fword@${hosts}/main/1?sentinel_password=gate%2Fword`;
  return { url, master, replica, stop: stopAll([master, replica, ...sentinels]) };
}

/** A cluster of three masters. The one that holds the site's keys has a replica. */
export async function startCluster(): Promise<RedisGroup> {
  const start = async () => {
    const busPort = await freePort();
    const settings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '1000', '--cluster-port', String(busPort)];
    return { ...(await startRedis({ settings })), busPort };
  };
  const nodes = [await start(), await start(), await start(), await start()] as const;
  const [first, second, third, replica] = nodes;
  const slots = [0, 5_461, 10_923, 16_384];
  for (const [index, { client }] of [first, second, third].entries()) {
    await client.sendCommand(['CLUSTER', 'ADDSLOTSRANGE', String(slots[index]), String(slots[index + 1]! - 1)]);
  }
  for (const { port, busPort } of nodes.slice(1)) {
    await first.client.sendCommand(['CLUSTER', 'MEET', '127.0.0.1', String(port), String(busPort)]);
  }
  const slot = await first.client.clusterKeySlot('{site}:');
  const master = [first, second, third][slots.findLastIndex((lowest) => lowest <= slot)]!;
  const masterId = await master.client.sendCommand<string>(['CLUSTER', 'MYID']);
  const knownBy = async ({ client }: RunningRedis) =>
    (await client.sendCommand<string>(['CLUSTER', 'NODES'])).match(/ connected/g)?.length;
  for (const node of nodes) await expect.poll(() => knownBy(node), slow).toBe(4);
  await replica.client.sendCommand(['CLUSTER', 'REPLICATE', masterId]);
  await expect.poll(() => replicasOf(master), slow).toBe(true);
  const state = async ({ client }: RunningRedis) =>
    (await client.sendCommand<string>(['CLUSTER', 'INFO'])).includes('cluster_state:ok');
  for (const node of nodes) await expect.poll(() => state(node), slow).toBe(true);
  const url = `redis+cluster://${nodes.map(({ port }) => `127.0.0.1:${port}`).join(',')}`;
  return { url, master, replica, stop: stopAll(nodes) };
}
