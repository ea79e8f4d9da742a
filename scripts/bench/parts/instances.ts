import { siteEnvironment } from '../../run/site-environment.ts';
import { findProgram } from '../../test/debian.ts';
import { freePort } from '../../run/port.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { gamePaths } from '../pages.ts';
import type { Program } from '../programs/program.ts';
import { startRedis } from '../programs/redis.ts';
import { settle } from '../programs/settle.ts';
import { browserEncodings, home, sendRequest } from '../send-request.ts';

/** Cold pages, one after the other, that are requested from all instances at the same time. */
const pages = 60;

/** Other pages that each instance renders before, so that its code is compiled. */
const warmUp = 60;

/** Pages that are requested in the same way before, so that the code that waits is compiled as well. */
const sharedWarmUp = 200;

const counts = [1, 2, 4] as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

interface Cost {
  /** Rendered pages by page requested. */
  readonly renders: number;
  /** CPU time of all instances by page requested, in milliseconds. */
  readonly cpuMs: number;
}

async function totals(sites: readonly Program[]): Promise<{ renders: number; cpuMs: number }> {
  const states = await Promise.all(sites.map((site) => site.state()));
  return { renders: sum(states.map(({ renders }) => renders)), cpuMs: sum(states.map(({ cpuMs }) => cpuMs)) };
}

/** Requests cold pages from all instances at once. */
async function requestFromAll(sites: readonly Program[], paths: readonly string[]): Promise<Cost> {
  const before = await totals(sites);
  for (const path of paths) {
    await Promise.all(sites.map(({ port }) => sendRequest(port, { host: home.host, path }, browserEncodings)));
  }
  const after = await totals(sites);
  return {
    renders: (after.renders - before.renders) / paths.length,
    cpuMs: (after.cpuMs - before.cpuMs) / paths.length,
  };
}

/** Two and four instances with a shared cache, compared with one. Empty where Redis is not installed. */
export async function measureInstances({ recorder, startSite }: Bench): Promise<Figure[]> {
  const program = findProgram('redis-server');
  if (!program) return [];
  const paths = await gamePaths(recorder, 'en-GB', Math.max(...counts) * warmUp + sharedWarmUp + pages);
  // The same origins for all: instances share pages only where their links are the same.
  const { PORT: _port, ...origins } = siteEnvironment(80, undefined);
  const costs = new Map<number, Cost>();
  for (const count of counts) {
    await using stack = new AsyncDisposableStack();
    const port = await freePort();
    stack.use(await startRedis(program, port));
    const environment = { ...origins, EMULATION: '0', CACHE_URL: `redis://127.0.0.1:${port}`, CACHE_FRESH_S: '3600' };
    const sites: Program[] = [];
    while (sites.length < count) sites.push(stack.use(await startSite(environment)));
    for (const [index, site] of sites.entries()) {
      await requestFromAll([site], paths.slice(index * warmUp, (index + 1) * warmUp));
      await settle(site);
    }
    const shared = paths.slice(-sharedWarmUp - pages);
    await requestFromAll(sites, shared.slice(0, sharedWarmUp));
    for (const site of sites) await settle(site);
    costs.set(count, await requestFromAll(sites, shared.slice(sharedWarmUp)));
  }
  const one = costs.get(1);
  if (!one) return [];
  return [...costs].flatMap(([count, { renders, cpuMs }]): Figure[] =>
    count === 1
      ? []
      : [
          {
            id: `server.instances.${count}.renders`,
            title: `${count} instances asked at once for a cold page: renders`,
            value: renders,
            unit: '',
            target: { of: 'value', atMost: 1 },
          },
          {
            id: `server.instances.${count}.cpu`,
            title: `${count} instances asked at once for a cold page: CPU time of all`,
            value: cpuMs,
            unit: 'ms',
            control: { title: 'one instance', value: one.cpuMs },
          },
        ],
  );
}
