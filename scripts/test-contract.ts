import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from './build/failure.ts';
import { freePort } from './run/port.ts';
import { createProcessGroup } from './run/process-group.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { servicesReady, startServices } from './run/services.ts';

function runContractTests(origin: string): number {
  const { status } = spawnSync(
    `${root}node_modules/.bin/vitest`,
    ['run', '--project', 'integration', 'tests/integration/contract'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CONTRACT_ORIGIN: origin } },
  );
  return status ?? 1;
}

// `npm run test:contract -- https://services.example` asks other services whether they keep the contract.
await runScript(async () => {
  const [origin] = process.argv.slice(2);
  if (origin !== undefined) {
    if (!URL.canParse(origin))
      throw new Failure(`[contract] "${origin}" is no origin; give one like https://services.example.`);
    process.exitCode = runContractTests(origin.replace(/\/+$/, ''));
    return;
  }
  const port = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'contract-'));
  const group = createProcessGroup();
  const services = group.add(startServices(port, { DATA_DIR: data, PREPARE_IMAGES: '0', LOG_LEVEL: 'warn' }));
  try {
    if (!(await servicesReady(services, port))) process.exitCode = await group.ended;
    else process.exitCode = runContractTests(`http://127.0.0.1:${port}`);
  } finally {
    await group.stop();
    await rm(data, { recursive: true, force: true });
  }
});
