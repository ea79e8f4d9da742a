import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest, browserEncodings, readBrotli } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { gamePaths } from '../pages.ts';
import type { LoadTarget } from '../programs/load-job.ts';
import { median } from '../statistics.ts';

const heldMs = 2_000;
const limitMs = 100;

/** Uncached pages of one kind, each with its own data, so that none uses the cache of the previous one. */
interface Kind {
  readonly name: string;
  readonly targets: readonly LoadTarget[];
  /** The delayed call. */
  readonly held: string;
  /** The call that resolves the page's status, if any. */
  readonly gate?: string;
}

/** Time until the frame of a page is sent when one of its responses takes two seconds. */
export async function measureSlowData(bench: Bench): Promise<Figure[]> {
  const { isQuick, recorder } = bench;
  const host = 'en.localhost';
  const games = (await gamePaths(recorder, 'en-GB', 40)).slice(-5).map((path) => ({ host, path }));
  const homes = ['/', '/en-ROW/', '/en-IE/'].map((path) => ({ host, path }));
  const kinds: readonly Kind[] = [
    { name: 'home', targets: homes, held: '/api/v1/games/by-groups/' },
    { name: 'game', targets: games, held: '/api/v1/games/content/', gate: '/api/v1/games/info/' },
  ];
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const samples = await sampleKind(bench, { ...kind, targets: kind.targets.slice(0, isQuick ? 2 : 5) });
    const title = `a response delayed by ${heldMs / 1000} s, ${kind.name}`;
    figures.push(
      {
        id: `server.slow.${kind.name}.firstByte`,
        title: `${title}: ${kind.gate ? 'gate' : 'request'} to first byte`,
        value: median(samples.map(({ ms }) => ms)),
        unit: 'ms',
        target: { of: 'value', atMost: limitMs },
      },
      {
        id: `server.slow.${kind.name}.head`,
        title: `${title}: share of first bytes with the whole head`,
        value: samples.filter(({ hasHead }) => hasHead).length / samples.length,
        unit: '',
        target: { of: 'value', atLeast: 1 },
      },
    );
  }
  return figures;
}

async function sampleKind({ loader, recorder, startSite }: Bench, { targets, held, gate }: Kind) {
  await using site = await startSite();
  const warm = { host: 'en.localhost', path: '/slots/' };
  await loader.measure(site, { targets: [warm], headers: browserEncodings, connections: 1, requests: 20 });
  const samples: { ms: number; hasHead: boolean }[] = [];
  recorder.hold({ path: held, ms: heldMs });
  try {
    for (const target of targets) {
      recorder.reset();
      const { begunAt, first, firstAt } = await sendRequest(site.port, target, browserEncodings);
      const responded = [...recorder.respondedAt].find(([url]) => gate !== undefined && url.startsWith(gate));
      samples.push({ ms: firstAt - (responded?.[1] ?? begunAt), hasHead: readBrotli(first).includes('</head>') });
      await wait(50);
    }
  } finally {
    recorder.hold(undefined);
  }
  return samples;
}
