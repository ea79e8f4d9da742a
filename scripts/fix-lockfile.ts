import { readFileSync, writeFileSync } from 'node:fs';
import { root } from './run/root.ts';
import { runScript } from './run/script.ts';
import { parseCommandLine } from './terminal/command-line.ts';
import { pruneOptional, unheldOptionals } from './lockfile/prune-optional.ts';
import type { Lockfile } from './lockfile/prune-optional.ts';

const commandLine = {
  name: 'fix-lockfile',
  summary: 'Takes out of package-lock.json the optional entries that npm writes for this platform alone.',
  options: {},
};

await runScript(async () => {
  parseCommandLine(commandLine, process.argv.slice(2));
  const path = `${root}package-lock.json`;
  const lockfile: Lockfile = JSON.parse(readFileSync(path, 'utf8'));
  const unheld = unheldOptionals(lockfile);
  if (unheld.length > 0) writeFileSync(path, `${JSON.stringify(pruneOptional(lockfile), null, 2)}\n`);
  console.log(`[fix-lockfile] ${unheld.length} optional entries taken out.`);
});
