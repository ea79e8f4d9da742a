import { spawnSync } from 'node:child_process';
import { Failure } from './terminal/failure.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';

// `npm run test:contract -- https://services.example` tests other services against the contract.
await runScript(async () => {
  const [origin] = process.argv.slice(2);
  if (origin !== undefined && !URL.canParse(origin))
    throw new Failure(`[contract] "${origin}" is no origin; give one like https://services.example.`);
  const { status } = spawnSync(
    `${root}node_modules/.bin/vitest`,
    ['run', '--project', 'integration', 'tests/integration/contract'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...(origin !== undefined && { CONTRACT_ORIGIN: origin.replace(/\/+$/, '') }) },
    },
  );
  process.exitCode = status ?? 1;
});
