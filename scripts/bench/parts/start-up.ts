import { fork } from 'node:child_process';
import { once } from 'node:events';
import { sendRequest, home } from '../send-request.ts';
import type { Bench } from '../bench.ts';
import type { Figure } from '../figure.ts';
import { interleave } from '../interleave.ts';
import type { CopiedRequest } from '../programs/bare.ts';
import { startProgram } from '../programs/program.ts';
import { median } from '../statistics.ts';

/** Time from the start of the process until `/readyz` reports ready, and the duration of a build. */
export async function measureStartUp({ isQuick, startSite }: Bench): Promise<Figure[]> {
  await using running = await startSite();
  const ready = { host: home.host, path: '/readyz' };
  const copy: CopiedRequest = { port: running.port, path: ready.path, headers: { host: ready.host } };
  const environment = { COPY_OF: JSON.stringify(copy) };
  const starts = await interleave(isQuick ? 3 : 7, {
    site: () => timeToReady(() => startSite({}, { isProbed: false })),
    bare: () => timeToReady(() => startProgram('scripts/bench/programs/bare.ts', environment, { isProbed: false })),
  });

  async function timeToReady(start: () => ReturnType<typeof startSite>) {
    const begun = performance.now();
    await using program = await start();
    const { status } = await sendRequest(program.port, ready);
    return status === 200 ? performance.now() - begun : Number.POSITIVE_INFINITY;
  }

  const builds = await interleave(isQuick ? 1 : 3, { build: timeBuild });
  return [
    {
      id: 'server.start',
      title: 'start to /readyz',
      value: median(starts.site),
      unit: 'ms',
      control: { title: 'bare node:http', value: median(starts.bare) },
      target: { of: 'value', atMost: 400 },
    },
    {
      id: 'server.build',
      title: 'production build',
      value: median(builds.build) / 1000,
      unit: 's',
      target: { of: 'value', atMost: 5 },
    },
  ];
}

async function timeBuild(): Promise<number> {
  const begun = performance.now();
  const child = fork(new URL('../programs/build-once.ts', import.meta.url), { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0 ? performance.now() - begun : Number.POSITIVE_INFINITY;
}
