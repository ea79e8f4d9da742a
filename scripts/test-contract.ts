import { spawnSync } from 'node:child_process';
import { parseCommandLine, usageFailure } from './terminal/command-line.ts';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';

const commandLine = {
  name: 'test:contract',
  summary: 'Tests whether services keep the contract: those at the origin, or else the embedded ones.',
  forms: ['[<origin>]'],
  options: {},
};

await runScript(async () => {
  const [origin] = parseCommandLine(commandLine, process.argv.slice(2)).positionals;
  if (origin !== undefined && !URL.canParse(origin))
    throw usageFailure(commandLine, `"${origin}" is no origin; give one like https://services.example.`);
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
