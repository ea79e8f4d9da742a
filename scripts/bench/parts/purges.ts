import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../run/port.ts';
import { findProgram } from '../../test/debian.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import type { Program } from '../programs/program.ts';
import { startRedis } from '../programs/redis.ts';
import { home, sendRequest } from '../send-request.ts';
import { median, quantile } from '../statistics.ts';

const token = 'bench';
const processes = 3;
const help = { ...home, path: '/help/' };
/** Pause between two requests to an instance. */
const pauseMs = 2;
/** Responses in a row that show the new content. New connections reach the processes of an instance in turn. */
const enough = 4 * processes;

/** The services with a FAQ whose first question names its edition. */
async function startEditor(services: string) {
  const state = { edition: 0 };
  const server = createServer((request, response) => {
    void fetch(services + (request.url ?? '/')).then(async (original) => {
      const text = await original.text();
      const edited = text.replace('"question":"', `"question":"Edition ${state.edition}: `);
      response.writeHead(original.status, { 'content-type': original.headers.get('content-type') ?? '' }).end(edited);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    state,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    [Symbol.dispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Instance {
  site: Program;
  adminPort: number;
}

async function waitForProcesses({ adminPort }: Instance): Promise<void> {
  const isMissing = async () =>
    !/^metrics_workers_missing 0$/m.test(await (await fetch(`http://127.0.0.1:${adminPort}/metrics`)).text());
  while (await isMissing()) await wait(50);
}

async function sendPurge(adminPort: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${adminPort}/_purge`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"tags": ["feed:faq"]}',
  });
  if (!response.ok) throw new Error(`[bench] A purge failed: ${await response.text()}`);
}

/** Requests the page until all responses show an edition. Returns when the first of them arrived. */
async function waitForEdition(site: Program, edition: number): Promise<number> {
  let freshAt = 0;
  for (let fresh = 0; fresh < enough;) {
    const { body } = await sendRequest(site.port, help);
    if (!body.includes(`Edition ${edition}:`)) fresh = 0;
    else if ((fresh += 1) === 1) freshAt = performance.now();
    await wait(pauseMs);
  }
  return freshAt;
}

/** Milliseconds from a soft purge of the first instance until the last one, and each of its processes, shows the new content. */
async function measureReach(rounds: number, instances: readonly Instance[], state: { edition: number }) {
  const times: number[] = [];
  await Promise.all(instances.map(waitForProcesses));
  await Promise.all(instances.map(({ site }) => waitForEdition(site, state.edition)));
  for (let round = 0; round < rounds; round += 1) {
    state.edition += 1;
    const begun = performance.now();
    const fresh = instances.map(({ site }) => waitForEdition(site, state.edition));
    await sendPurge(instances[0]?.adminPort ?? 0);
    times.push(Math.max(...(await Promise.all(fresh))) - begun);
  }
  return times;
}

const figuresOf = (id: string, title: string, times: readonly number[]): Figure[] => [
  { id: `purge.${id}.p50`, title: `${title}, median`, value: median(times), unit: 'ms' },
  { id: `purge.${id}.p95`, title: `${title}, p95`, value: quantile(times, 0.95), unit: 'ms' },
  {
    id: `purge.${id}.max`,
    title: `${title}, slowest`,
    value: Math.max(...times),
    unit: 'ms',
    target: { of: 'value', atMost: 1_000 },
  },
];

/** Time until a purge has reached every process of an instance and, where Redis is installed, every instance. */
export async function measurePurges({ isQuick, recorder, startSite }: Bench): Promise<Figure[]> {
  const rounds = isQuick ? 10 : 50;
  using editor = await startEditor(recorder.origin);
  const start = async (environment: Readonly<Record<string, string>>) => {
    const adminPort = await freePort();
    const own = {
      SERVICES_ORIGIN: editor.origin,
      ADMIN_PORT: String(adminPort),
      ADMIN_TOKEN: token,
      CACHE_FRESH_S: '3600',
    };
    return { adminPort, site: await startSite({ ...own, ...environment }, { isProbed: false }) };
  };
  const figures: Figure[] = [];
  {
    const instance = await start({ WEB_CONCURRENCY: String(processes) });
    await using _site = instance.site;
    const times = await measureReach(rounds, [instance], editor.state);
    figures.push(...figuresOf('processes', `purge until the last of ${processes} processes is fresh`, times));
  }
  const program = findProgram('redis-server');
  if (!program) return figures;
  const port = await freePort();
  await using _redis = await startRedis(program, port);
  const shared = { CACHE_URL: `redis://127.0.0.1:${port}` };
  const [first, second] = [await start(shared), await start(shared)];
  await using _first = first.site;
  await using _second = second.site;
  const times = await measureReach(rounds, [first, second], editor.state);
  return [...figures, ...figuresOf('instances', 'purge until the last of 2 instances is fresh', times)];
}
